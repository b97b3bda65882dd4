/// The position of a contact, in the trace's units.
struct ContactPosition {
  var x: Double
  var y: Double
}

/// One slot of a surface while a sample is read: where it was when the sample began, and what has become of it since.
///
/// A slot is down after a sample if it came down more often than it lifted, what it was before counted in: so the order of
/// the lines is of no account. Only of several moves of one slot the last line counts.
struct TrackedContact {
  let slot: Int
  /// Its position now, or at the time when it left.
  private(set) var position = ContactPosition(x: 0, y: 0)
  /// Its position when the sample began; nil for one that was not down then.
  private(set) var start: ContactPosition?
  /// True while it is down.
  private(set) var isDown = false
  /// True if it came down in this sample.
  private(set) var hasJoined = false
  /// True if it was down before and has lifted in this sample.
  private(set) var hasLeft = false
  /// True if it moved in this sample, the same contact as before.
  private(set) var hasMoved = false
  private var arrival: ContactPosition?
  private var movement: ContactPosition?
  private var arrivals = 0
  private var lifts = 0

  /// A slot that nothing is known of.
  init(slot: Int) { self.slot = slot }

  /// True if it was down before this sample and stayed.
  var hasStayed: Bool { start != nil && isDown && !hasJoined }

  /// A new sample begins, with it down or not.
  mutating func beginSample() {
    let (position, wasDown) = (position, isDown)
    self = TrackedContact(slot: slot)
    if wasDown { (self.position, start, isDown) = (position, position, true) }
  }

  /// It comes down at `position`.
  mutating func come(to position: ContactPosition) {
    arrival = position
    arrivals += 1
  }

  /// It moves to `position`.
  mutating func move(to position: ContactPosition) { movement = position }

  /// A sample in which it moves and nothing else happens to it.
  mutating func moveAlone(to position: ContactPosition) { self.position = position }

  /// It lifts, or is taken away.
  mutating func lift() { lifts += 1 }

  /// The sample is whole: what has become of the slot.
  mutating func endSample() {
    let wasDown = start != nil
    // A recording may begin with the finger already down: its first move is all that tells.
    if !wasDown, arrivals == 0, movement != nil { arrivals = 1 }
    isDown = (wasDown ? 1 : 0) + arrivals > lifts
    hasJoined = arrivals > 0
    hasLeft = wasDown && lifts > 0
    hasMoved = wasDown && !hasJoined && movement != nil
    // Of one that came again a move may be of either contact: where it came down is near enough.
    let isOther = hasLeft && hasJoined
    position = (isOther ? arrival : movement ?? arrival) ?? position
  }
}
