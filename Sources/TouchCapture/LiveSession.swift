import FileAccess

#if Capture
  import GestureTraces
  import Glibc

  /// The event loop of a live recording, which waits for devices and for the signal to end.
  struct LiveSession {
    /// The devices to record, and the limits that end the recording.
    let options: LiveRecording.Options
    /// A file descriptor that is readable once the recording is to end.
    let stop: Int32

    private enum Waking { case stop, device, patience }

    /// Records events into `sink` until the recording ends.
    func run(into sink: inout some TakeSink, notify: (String) -> Void) throws {
      let backend = options.node.map { InputContext.Backend.node($0) } ?? .seat(options.seat)
      let limits = TouchRecorder.Limits(duration: options.duration, gestures: options.gestures)
      var recorder = TouchRecorder(
        try InputContext.opening(backend), limits: limits, readsRaw: options.readsRaw, keepsArrival: true)
      do {
        try pump(&recorder, into: &sink, notify)
      } catch {
        // Writing one file failed; the others are still completed.
        try? recorder.finish(into: &sink)
        throw error
      }
      try recorder.finish(into: &sink)
      if recorder.witness.isLate { notify(Self.lateHint) }
    }

    private func pump(
      _ recorder: inout TouchRecorder, into sink: inout some TakeSink, _ notify: (String) -> Void
    ) throws {
      try recorder.pump(into: &sink)
      try introduce(recorder.takes, recorder.witness, notify)
      try sink.introduce(recorder.takes.map(\.device))
      var hint = SilenceHint(at: MonotonicClock.now)
      while !recorder.isComplete, !recorder.isDeserted, !sink.isComplete {
        warn(of: &recorder.raw.failures, notify)
        let hasStored = recorder.isHolding || !recorder.takes.allSatisfy { $0.zero == nil }
        let due = [hasStored ? nil : hint.due, sink.due].compactMap { $0 }.min()
        let waking = wait(for: recorder.descriptors, sink.descriptor, patience: recorder.patience, due: due)
        if waking == .stop { break }
        if waking == .device { hint.hear(at: MonotonicClock.now) }
        if !hasStored, hint.isOverdue(at: MonotonicClock.now), !recorder.isComplete {
          notify(Self.silenceHint)
        }
        try recorder.pump(into: &sink)
        try sink.wake(at: MonotonicClock.now)
      }
    }

    /// Tells the user which devices are recorded; throws an error if none can be.
    private func introduce(
      _ takes: [DeviceTake], _ witness: ContextWitness, _ notify: (String) -> Void
    ) throws(CaptureError) {
      let refusals = Self.refusals(witness.denied)
      guard !takes.isEmpty else {
        // udev may know devices whose nodes do not exist here, as in a container.
        let isMissing = witness.denied.values.allSatisfy { $0 == SystemError.missing }
        if isMissing, !FileIO.isFolder("/dev/input") { throw .noInput }
        throw refusals.first ?? .noDevices(seat: options.seat)
      }
      for refusal in refusals { notify("warning: \(refusal)") }
      let names = takes.map { "\($0.device.name) (\($0.device.kind.rawValue))" }
      notify("recording from \(names.joined(separator: ", "))")
    }

    /// The errors for nodes that the system refused to open, one error per reason, in order of each error's first node.
    private static func refusals(_ denied: [String: Int32]) -> [CaptureError] {
      let nodes = Dictionary(grouping: denied.keys.sorted()) { denied[$0] ?? 0 }
      let errors = nodes.map { number, nodes in (nodes[0], nodes.joined(separator: ", "), number) }
      return errors.sorted { $0.0 < $1.0 }.map { CaptureError.refused(node: $0.1, errno: $0.2) }
    }

    /// Warns the user about devices whose raw contacts cannot be read, and empties the list.
    private func warn(of failures: inout [CaptureError], _ notify: (String) -> Void) {
      for failure in failures { notify("warning: \(failure); recorded without its raw contacts") }
      failures = []
    }

    /// Waits until a signal arrives, a device or the sink's own descriptor is readable, the recorder's patience ends, or `due` is reached.
    private func wait(for devices: [Int32], _ own: Int32, patience: Int32, due: Int64?) -> Waking {
      let rest = due.map { Int32(clamping: (max(0, $0 - MonotonicClock.now) + 999) / 1000) } ?? .max
      var waits = ([stop] + devices + [own]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&waits, nfds_t(waits.count), min(patience, rest))
      if waits[0].revents != 0 { return .stop }
      return waits[1..<waits.count - 1].contains { $0.revents != 0 } ? .device : .patience
    }

    /// Decides when the user is told, once, that no events have come.
    private struct SilenceHint {
      /// The monotonic time in microseconds at which the hint is due; nil once it was given.
      private(set) var due: Int64?

      init(at now: Int64) {
        due = now + Int64(LiveRecording.silence) * 1_000_000
      }

      mutating func hear(at now: Int64) {
        if due != nil { self = SilenceHint(at: now) }
      }

      /// Returns true when the hint has become due, but only once.
      mutating func isOverdue(at now: Int64) -> Bool {
        guard let due, now >= due else { return false }
        self.due = nil
        return true
      }
    }

    private static let silenceHint =
      "no events in \(LiveRecording.silence) s: touch the surface (a touchpad with two fingers); if that"
      + " gives nothing, another program may have grabbed the device: close it, or choose another (overscroll devices)"
    private static let lateHint =
      "warning: this machine was too slow for libinput's timers at times; resting fingers may be stamped late"
  }
#endif
