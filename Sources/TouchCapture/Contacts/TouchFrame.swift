/// A contact's position, in device units, and the number that distinguishes it from other contacts.
struct TouchPoint: Equatable {
  /// A number that differs between successive contacts in one slot; negative for a finger that the device counts without giving a position.
  var serial: Int
  /// Position along the horizontal axis in device units, growing to the right.
  var x: Int32
  /// Position along the vertical axis in device units, growing downwards.
  var y: Int32
  /// True if the contact was down before the recording began, so that its arrival was not recorded.
  var isStray = false
}

/// The state of a device at a `SYN_REPORT`: every contact that is down, and the changes since the previous frame.
struct TouchFrame: Equatable {
  /// The time of the `SYN_REPORT` that ends the frame, in microseconds on the recording's clock.
  var timeMicroseconds: Int64
  /// Every contact that is down at the end of the frame, by the number of its slot.
  var contacts: [Int: TouchPoint]
  /// The changes since the previous frame: first lifts, then contacts that arrived or moved, each in order of their slots.
  var changes: [ContactChange]
  /// True if the kernel lost events before this frame (`SYN_DROPPED`).
  var isAfterLoss = false
  /// The slots whose contact lifted in this frame although no arrival or move of that contact was recorded.
  var strayLifts: Set<Int> = []
}
