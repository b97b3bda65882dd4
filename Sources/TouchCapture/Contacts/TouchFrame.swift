/// A contact and its position, in device units.
struct TouchPoint: Equatable {
  /// Distinguishes successive contacts in one slot; negative for a counted finger without a position of its own.
  var serial: Int
  /// Position along the horizontal axis.
  var x: Int32
  /// Position along the vertical axis, growing downwards.
  var y: Int32
  /// True if the contact was down before the recording began, so that its arrival was not recorded.
  var isStray = false
}

/// The state of a device at a `SYN_REPORT`: every contact that is down, and the changes since the previous frame.
struct TouchFrame: Equatable {
  /// The timestamp of its `SYN_REPORT`, in microseconds on the recording's clock.
  var timeMicroseconds: Int64
  /// The contacts by slot.
  var contacts: [Int: TouchPoint]
  /// The changes since the previous frame: lifts, then contacts that arrived or moved, each in order of their slots.
  var changes: [ContactChange]
  /// True if the kernel lost events before this frame (`SYN_DROPPED`).
  var isAfterLoss = false
  /// Slots whose contact lifted without an arrival or a move before.
  var strayLifts: Set<Int> = []
}
