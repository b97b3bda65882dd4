#if Capture
  import GestureTraces
  import Glibc
  import Testing

  @testable import TouchCapture

  @Suite("Directed recording")
  struct DirectedSinkTests {
    /// Notes what it is told, in order.
    private final class Witness: RecordingDirector {
      var notes: [String] = []
      var kinds: [TraceDevice.Kind] = []
      var due: Int64?
      var descriptor: Int32 = -1
      var isComplete = false
      var wanted = "Test Touchscreen"
      /// What `wake` does.
      var onWake: (Witness, Int64) -> Void = { _, _ in }

      func introduce(_ headers: [TraceHeader]) {
        kinds = headers.map(\.device.kind)
        notes.append("introduce")
      }
      func choose(_ header: TraceHeader, zero: Int64) -> Bool {
        notes.append("choose \(header.device.name ?? "")")
        return header.device.name == wanted
      }
      func store(_ event: TraceEvent) { if event.layer == .libinput { notes.append(event.kind.name) } }
      func flush() {}
      func wake(at now: Int64) { onWake(self, now) }
      func finish(at now: Int64) { notes.append("finish") }
    }

    /// Runs the live loop on devices for three virtual seconds at most.
    private func run(_ devices: [EvdevDevice], _ director: Witness) throws {
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      defer { ends.forEach { close($0) } }
      var options = LiveRecording.Options()
      options.duration = 3_000_000
      let writer = HeaderWriter(source: TraceSource(origin: .recorded), labels: TraceLabels())
      var sink = DirectedSink(writer: writer, director: director)
      let world = try VirtualWorld.playing(EvdevRecording(devices: devices))
      try world.whileActive {
        try LiveSession(options: options, stop: ends[0]).run(into: &sink) { _ in }
      }
    }

    @Test("a director is told of surfaces, then of the first one it wants; a wheel is never one")
    func chosen() throws {
      let director = Witness()
      try run([Recordings.clicks([1, 1]), Recordings.touchDrag(frames: 2)], director)
      #expect(director.kinds == [.touchscreen])
      #expect(
        director.notes == ["introduce", "choose Test Touchscreen", "down", "move", "move", "up", "finish"])
    }

    @Test("a surface that is not wanted is not asked about again")
    func refused() throws {
      let director = Witness()
      director.wanted = "Test Touchpad"
      try run([Recordings.touchDrag(frames: 2)], director)
      #expect(director.notes == ["introduce", "choose Test Touchscreen"])
    }

    @Test(
      "it is woken when it asked to be, on the clock of the stamps, and ends the recording when it says so")
    func woken() throws {
      let director = Witness()
      let start = VirtualWorld.recordingZero
      director.due = start + 30_000
      director.onWake = { director, now in
        guard let due = director.due, now >= due else { return }
        director.notes.append("woken \(now - start)")
        director.due = nil
        director.isComplete = true
      }
      // The drag goes on until 88 ms.
      try run([Recordings.touchDrag(frames: 10)], director)
      #expect(
        director.notes == [
          "introduce", "choose Test Touchscreen", "down", "move", "move", "move", "woken 30000", "finish",
        ])
    }

    @Test("it is woken when its descriptor is readable")
    func readable() throws {
      let director = Witness()
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      defer { ends.forEach { close($0) } }
      _ = write(ends[1], "q", 1)
      director.descriptor = ends[0]
      director.onWake = { director, _ in
        var wait = pollfd(fd: director.descriptor, events: Int16(POLLIN), revents: 0)
        director.isComplete = poll(&wait, 1, 0) == 1
      }
      try run([Recordings.touchDrag(frames: 10)], director)
      #expect(director.notes == ["introduce"])
    }
  }
#endif
