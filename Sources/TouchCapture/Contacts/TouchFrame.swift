/// Where a contact is, in device units.
struct TouchPoint: Equatable {
  /// Tells one contact from the next in the same slot; less than 0 for a finger that is counted and has no place of its own.
  var serial: Int
  /// Along the first axis.
  var x: Int32
  /// Along the second axis, growing downwards.
  var y: Int32
  /// Whether it was down before the recording began, so that nobody saw it come.
  var isStray = false
}

/// What a device says between two `SYN_REPORT`s: every contact that is down after it.
struct TouchFrame: Equatable {
  /// The stamp of its `SYN_REPORT`, in microseconds of the recording.
  var timeMicroseconds: Int64
  /// The contacts by slot.
  var contacts: [Int: TouchPoint]
  /// What became of contacts since the frame before: lifts, then those that came or moved, each in order of their slots.
  var changes: [ContactChange]
  /// Whether the kernel lost events before it (`SYN_DROPPED`).
  var isAfterLoss = false
  /// Slots that lifted a contact which nobody saw come, nor move.
  var strayLifts: Set<Int> = []
}
