#if Capture
  import Glibc

  /// Plays recordings through the real libinput, on a virtual clock: instant, and the same every time.
  struct VirtualPlayer: ~Copyable {
    /// The time that libinput's timers may go on after a device's last event, in virtual microseconds.
    ///
    /// Its longest that matters here, for taps and clicks, are below a second.
    static let patience: Int64 = 2_000_000

    private let world: VirtualWorld
    /// The state of each device at the start, by node.
    private let starts: [String: [InitialState.Entry]]

    init(_ recording: EvdevRecording, faults: [Int: [VirtualFault]] = [:]) throws(CaptureError) {
      starts = Dictionary(
        uniqueKeysWithValues: recording.devices.enumerated().map {
          (VirtualWorld.node($0.offset), InitialState(of: $0.element).entries)
        })
      world = try VirtualWorld.playing(recording, faults: faults)
    }

    /// Plays everything into `sink`.
    ///
    /// - Parameters:
    ///   - backend: A seat, or one node (`VirtualWorld.node`).
    ///   - limits: The limits after which to end before the recording does; its duration counts from the recording's own zero.
    ///   - readsRaw: Whether the raw contacts are read beside libinput.
    ///   - sink: Gets the takes.
    /// - Returns: The outcome, also for devices that gave nothing.
    /// - Throws: `CaptureError`, or what the sink throws.
    func play(
      _ backend: InputContext.Backend, limits: TouchRecorder.Limits = TouchRecorder.Limits(),
      readsRaw: Bool = false, into sink: inout some TakeSink
    ) throws -> Outcome {
      try world.whileActive {
        let context = try InputContext.opening(backend)
        var limits = limits
        // libinput gets ready before that.
        limits.duration = limits.duration.map { $0 + VirtualWorld.recordingZero - world.now }
        var recorder = TouchRecorder(
          context, limits: limits, readsRaw: readsRaw, starts: starts, keepsArrival: false)
        let last = world.lastEvent + Self.patience
        try recorder.pump(into: &sink)
        try sink.introduce(recorder.takes.map(\.device))
        while !recorder.isComplete, !sink.isComplete, !world.isExhausted, world.now < last {
          var waits = recorder.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
          poll(&waits, nfds_t(waits.count), recorder.patience)
          try recorder.pump(into: &sink)
        }
        try recorder.finish(into: &sink)
        return Outcome(
          takes: recorder.takes, denied: recorder.witness.denied, refused: recorder.witness.refused,
          complaint: recorder.witness.complaint)
      }
    }

    /// The number of times a device's node was opened.
    func openCount(_ number: Int) -> Int { world.openCount(number) }

    /// The outcome of playing a recording.
    struct Outcome {
      /// Every device that libinput took.
      let takes: [DeviceTake]
      /// Nodes that could not be opened, with the error number.
      let denied: [String: Int32]
      /// Nodes that were refused before opening, with their class in words.
      let refused: [String: String]
      /// libinput's first message about a device it would not take.
      let complaint: String?
    }
  }
#endif
