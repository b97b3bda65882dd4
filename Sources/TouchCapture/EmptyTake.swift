#if Capture
  import GestureTraces

  /// The reasons why libinput gives nothing that a trace stores.
  enum EmptyTake {
    /// The reason why a recording gave no events, as a phrase.
    static func reason(of recording: EvdevRecording, _ outcome: VirtualPlayer.Outcome) -> String {
      if recording.devices.allSatisfy(\.events.isEmpty) {
        return "describes a device and has no events; give a recording of it (.events)"
      }
      if outcome.takes.isEmpty { return withoutDevice(outcome) }
      let reasons = outcome.takes.map { take in
        reason(of: take, recording.devices.first { $0.name == take.device.name })
      }
      return "libinput took no events from this device: \(reasons.joined(separator: "; "))"
    }

    private static func withoutDevice(_ outcome: VirtualPlayer.Outcome) -> String {
      if let what = outcome.refused.sorted(by: { $0.key < $1.key }).first?.value {
        return "libinput took no events from this device: udev would call it \(what), which is never opened"
      }
      if let error = outcome.denied.values.first { return "the node: \(SystemError.text(error))" }
      return outcome.complaint.map { "libinput does not take this device: \($0)" }
        ?? "libinput took no device from it"
    }

    private static func reason(of take: DeviceTake, _ device: EvdevDevice?) -> String {
      let kind = take.device.kind
      if take.unstored.contains(.pointer) {
        return kind == .touchpad
          ? "one finger on a touchpad only moves the pointer; a drag takes two"
          : "only pointer movement, no wheel"
      }
      if take.unstored.contains(.gesture) { return "only swipes or pinches, which traces do not hold" }
      if take.unstored.contains(.button) { return "only buttons, no scroll" }
      if let device, !InitialState(of: device).entries.isEmpty {
        return "the recording begins with fingers already down, and libinput waits for them to come down"
      }
      if take.count > 0 { return "one finger that rests, and no scroll" }
      return kind == .touchpad ? "fingers came and went without a scroll" : "nothing touched it"
    }
  }
#endif
