/// A contact and its position, in device units.
struct TouchPoint: Equatable {
  /// Tells one contact from the next in the same slot; less than 0 for a finger that is counted and has no position of its own.
  var serial: Int
  /// Along the first axis.
  var x: Int32
  /// Along the second axis, growing downwards.
  var y: Int32
  /// True for a contact that was down before the recording began, so that nobody saw it come.
  var isStray = false
}

/// The state of a device at a `SYN_REPORT`: every contact that is down, and what changed since the one before.
struct TouchFrame: Equatable {
  /// The stamp of its `SYN_REPORT`, in microseconds of the recording.
  var timeMicroseconds: Int64
  /// The contacts by slot.
  var contacts: [Int: TouchPoint]
  /// The changes since the frame before: lifts, then contacts that came or moved, each in order of their slots.
  var changes: [ContactChange]
  /// True where the kernel lost events before it (`SYN_DROPPED`).
  var isAfterLoss = false
  /// Slots whose contact lifted and was never seen to come or move.
  var strayLifts: Set<Int> = []
}
