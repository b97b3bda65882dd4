#if Capture
  import GestureTraces

  /// Explains to the user why libinput gave no event that a trace stores.
  enum EmptyTake {
    /// The reason why a recording gave no events, as a phrase.
    static func reason(of recording: EvdevRecording, _ outcome: VirtualPlayer.Outcome) -> String {
      if recording.devices.allSatisfy(\.events.isEmpty) {
        return "describes a device and does not contain events; give a recording of it (.events)"
      }
      if outcome.takes.isEmpty { return withoutDevice(outcome) }
      let reasons = outcome.takes.map { take in
        reason(of: take, recording.devices.first { $0.name == take.device.name })
      }
      return "libinput did not accept events from this device: \(reasons.joined(separator: "; "))"
    }

    private static func withoutDevice(_ outcome: VirtualPlayer.Outcome) -> String {
      if let what = outcome.refused.sorted(by: { $0.key < $1.key }).first?.value {
        return
          "libinput did not accept events from this device: udev would call it \(what), which is never opened"
      }
      if let error = outcome.denied.values.first { return "the node: \(SystemError.text(error))" }
      return outcome.complaint.map { "libinput does not accept this device: \($0)" }
        ?? "libinput did not accept a device from it"
    }

    private static func reason(of take: DeviceTake, _ device: EvdevDevice?) -> String {
      let kind = take.device.kind
      if take.unstored.contains(.pointer) {
        return kind == .touchpad
          ? "one finger on a touchpad only moves the pointer; a drag needs two"
          : "it contains only pointer movement, not a wheel"
      }
      if take.unstored.contains(.gesture) {
        return "it contains only swipes or pinches, which traces cannot store"
      }
      if take.unstored.contains(.button) { return "it contains only buttons, not a scroll" }
      if let device, !InitialState(of: device).entries.isEmpty {
        return
          "the recording begins with fingers already down, and libinput ignores fingers whose touch it did not see"
      }
      if take.count > 0 { return "it contains one resting finger, not a scroll" }
      return kind == .touchpad ? "fingers touched without a scroll" : "it does not contain touches"
    }
  }
#endif
