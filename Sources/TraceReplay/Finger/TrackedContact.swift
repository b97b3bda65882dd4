/// The position of a contact in the trace's units, from the top left.
struct ContactPosition {
  var x: Double
  var y: Double
}

/// One slot of a surface while a sample (all events of one time) is read: its position at the start of the sample, and what has changed
/// since.
///
/// A slot is down after a sample if it came down more often than it was released, counting its state before. So the order of
/// lines does not matter; only of several moves of one slot the last line counts.
struct TrackedContact {
  let slot: Int
  /// The contact's present position, or its last position once it has left.
  private(set) var position = ContactPosition(x: 0, y: 0)
  /// The contact's position at the start of the sample; nil if it was not down then.
  private(set) var start: ContactPosition?
  /// True while the contact is down.
  private(set) var isDown = false
  /// True if the contact came down in this sample.
  private(set) var hasJoined = false
  /// True if the contact was down before this sample and was released in it.
  private(set) var hasLeft = false
  /// True if the same contact as before moved in this sample.
  private(set) var hasMoved = false
  private var arrival: ContactPosition?
  private var movement: ContactPosition?
  private var arrivals = 0
  private var lifts = 0

  /// A slot without any known contact.
  init(slot: Int) { self.slot = slot }

  /// True if the contact was down before this sample and stayed down.
  var hasStayed: Bool { start != nil && isDown && !hasJoined }

  /// Begins a new sample, in which nothing has changed yet.
  mutating func beginSample() {
    let (position, wasDown) = (position, isDown)
    self = TrackedContact(slot: slot)
    if wasDown { (self.position, start, isDown) = (position, position, true) }
  }

  /// Records that the contact comes down at `position`.
  mutating func come(to position: ContactPosition) {
    arrival = position
    arrivals += 1
  }

  /// Records that the contact moves to `position`.
  mutating func move(to position: ContactPosition) { movement = position }

  /// Applies a sample in which the contact moves and nothing else happens.
  mutating func moveAlone(to position: ContactPosition) { self.position = position }

  /// Records that the contact is released or cancelled.
  mutating func lift() { lifts += 1 }

  /// Ends the sample and computes whether the slot is down, has moved, joined or left.
  mutating func endSample() {
    let wasDown = start != nil
    // A recording may begin with the finger already down; then its first move is the only evidence.
    if !wasDown, arrivals == 0, movement != nil { arrivals = 1 }
    isDown = (wasDown ? 1 : 0) + arrivals > lifts
    hasJoined = arrivals > 0
    hasLeft = wasDown && lifts > 0
    hasMoved = wasDown && !hasJoined && movement != nil
    // If a contact came down again in the slot, a move may belong to either contact; the touch-down position is accurate enough.
    let isOther = hasLeft && hasJoined
    position = (isOther ? arrival : movement ?? arrival) ?? position
  }
}
