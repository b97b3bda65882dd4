import TraceStorage
@testable import FileAccess

#if Capture
  import GestureTraces
  import Glibc
  import TestSamples
  import Testing

  @testable import TouchCapture

  /// The live loop with sinks that want to be woken, on virtual devices.
  @Suite("Live recording, split")
  struct SplitFileSinkTests {
    /// Runs the live loop on devices until three virtual seconds have passed.
    private func run(_ devices: [EvdevDevice], idle: Int64, into scratch: TemporaryFolder) throws
      -> [LiveRecording
      .Summary]
    {
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      defer { ends.forEach { close($0) } }
      var options = LiveRecording.Options()
      options.duration = 3_000_000
      let writer = HeaderWriter(source: TraceSource(origin: .recorded), labels: TraceLabels(subject: "s01"))
      var sink = SplitFileSink(writer: writer, folder: scratch.path, idle: idle)
      let world = try VirtualWorld.playing(EvdevRecording(devices: devices))
      try world.whileActive {
        try LiveSession(options: options, stop: ends[0]).run(into: &sink) { _ in }
      }
      return sink.summaries
    }

    @Test("each group of gestures is a whole trace, which ends when the idle time has passed and not later")
    func groups() throws {
      let scratch = TemporaryFolder()
      let device = Recordings.touchDrag(frames: 5).again(after: 300_000).again(after: 1_500_000)
      let summaries = try run([device], idle: 500_000, into: scratch)
      #expect(summaries.map(\.gestures) == [2, 2])
      let traces = try FileIO.traces(under: scratch.path).map { try TraceReader.trace(at: $0) }
      #expect(traces.map { $0.path.hasSuffix("-test-touchscreen-001.trace") } == [true, false])
      for trace in traces {
        #expect(trace.events.first?.timeMicroseconds == 0 && trace.header.subject == "s01")
        #expect(trace.header.started?.count == "2026-11-21T05:00:00Z".count)
        // Two drags of 48 ms, the second 300 ms after the first, in both layers; then half a second.
        #expect(trace.events.count == 4 * 7 && trace.events.last?.timeMicroseconds == 348_000)
        #expect(trace.end?.timeMicroseconds == 848_000)
      }
    }

    @Test("several devices are split each by itself")
    func devices() throws {
      let scratch = TemporaryFolder()
      let screen = Recordings.touchDrag(frames: 5).again(after: 1_000_000)
      let pad = Recordings.twoFingerScroll(frames: 40, step: 15)
      let summaries = try run([screen, pad], idle: 400_000, into: scratch)
      #expect(summaries.map(\.device).sorted() == ["Test Touchpad", "Test Touchscreen", "Test Touchscreen"])
      #expect(summaries.allSatisfy { $0.gestures == 1 && $0.end.grade == "A" })
    }
  }

  extension EvdevDevice {
    /// The same device, which does all of it once more so many microseconds later.
    func again(after time: Int64) -> EvdevDevice {
      var device = self
      device.events += events.map { event in
        var later = event
        later.timeMicroseconds += time
        if later.code == EvdevCode.Absolute.trackingID, later.value > 0 {
          later.value += Int32(time / 1000)
        }
        return later
      }
      return device
    }
  }
#endif
