import GestureTraces

/// What one line of a take holds: something a device did, or that something was lost.
enum TakeContent: Equatable {
  /// Something a device did.
  case input(InputEvent.Content)
  /// Something was lost here.
  case gap(GapReason)

  /// Whether a timer of libinput's stamps it: one that runs late does so a little before the frame that was handled first,
  /// which is no fault of the device.
  var isTimed: Bool {
    switch self {
    case .input(.hold), .input(.unhold): true
    default: false
    }
  }

  /// As a trace has it; nil for what traces do not store.
  var traceKind: TraceEvent.Kind? {
    switch self {
    case .gap(let reason): .gap(reason)
    case .input(.down(let slot, let x, let y)): .down(slot: slot, x: x, y: y)
    case .input(.move(let slot, let x, let y)): .move(slot: slot, x: x, y: y)
    case .input(.up(let slot)): .up(slot: slot)
    case .input(.cancel(let slot)): .cancel(slot: slot)
    case .input(.scroll(let scroll)): .scroll(scroll)
    case .input(.stop): .stop
    case .input(.hold(let fingers)): .hold(fingers: fingers)
    case .input(.unhold(let fingers, let cancelled)): .unhold(fingers: fingers, cancelled: cancelled)
    case .input(.added), .input(.removed), .input(.other): nil
    }
  }
}
