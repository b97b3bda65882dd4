#if Capture
  import Glibc

  /// Plays recordings through the real libinput on a virtual clock: without waiting, and reproducibly.
  struct VirtualPlayer: ~Copyable {
    /// The time for which libinput's timers may run after a device's last event, in virtual microseconds.
    ///
    /// The longest timers that matter, for taps and clicks, are below a second.
    static let patience: Int64 = 2_000_000

    private let world: VirtualWorld
    /// The initial state of each device, by node.
    private let starts: [String: [InitialState.Entry]]

    init(_ recording: EvdevRecording, faults: [Int: [VirtualFault]] = [:]) throws(CaptureError) {
      starts = Dictionary(
        uniqueKeysWithValues: recording.devices.enumerated().map {
          (VirtualWorld.node($0.offset), InitialState(of: $0.element).entries)
        })
      world = try VirtualWorld.playing(recording, faults: faults)
    }

    /// Plays the recording of every device into `sink`.
    ///
    /// - Parameters:
    ///   - backend: A seat, or one node (`VirtualWorld.node`).
    ///   - limits: Limits that may end the playback early; the duration counts from the recording's own zero.
    ///   - readsRaw: Whether the raw contacts are read in parallel to libinput.
    ///   - sink: Receives the takes.
    /// - Returns: The outcome, including devices that sent no event.
    /// - Throws: `CaptureError`, or errors of the sink.
    func play(
      _ backend: InputContext.Backend, limits: TouchRecorder.Limits = TouchRecorder.Limits(),
      readsRaw: Bool = false, into sink: inout some TakeSink
    ) throws -> Outcome {
      try world.whileActive {
        let context = try InputContext.opening(backend)
        var limits = limits
        // libinput's start-up happens before the recording's zero.
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

    /// The outcome of playing a recording to libinput.
    struct Outcome {
      /// The takes of all devices that libinput accepted.
      let takes: [DeviceTake]
      /// The paths of nodes that could not be opened, each with the system's error number.
      let denied: [String: Int32]
      /// The paths of nodes that this program refused to open, each with the class of its device in words.
      let refused: [String: String]
      /// libinput's first message about a device that it rejected; nil if there was none.
      let complaint: String?
    }
  }
#endif
