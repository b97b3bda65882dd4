/// Where a contact is, in the trace's units.
struct ContactPlace {
  var x: Double
  var y: Double
}

/// One slot of a surface while a sample is read: where it was when the sample began, and what has become of it since.
struct TrackedContact {
  let slot: Int
  /// Where it is, or was when it left.
  private(set) var place: ContactPlace
  /// Where it was when the sample began; nil for one that was not down then.
  private(set) var start: ContactPlace?
  /// Whether it is down.
  var isDown = false
  /// Whether it came down in this sample.
  private(set) var hasJoined = false
  /// Whether it moved in this sample, down before.
  private(set) var hasMoved = false

  /// A slot that nothing is known of but where it will be.
  init(slot: Int, place: ContactPlace) {
    (self.slot, self.place) = (slot, place)
  }

  /// A new sample begins with it down.
  mutating func beginSample() {
    start = place
    (hasJoined, hasMoved) = (false, false)
  }

  /// It is at `place` now: come down, unless it has moved there.
  mutating func take(_ place: ContactPlace, hasMoved: Bool) {
    self.place = place
    isDown = true
    if hasMoved { self.hasMoved = true } else { hasJoined = true }
  }
}
