/// What happened to one touch at one time.
package struct ScreenTouch: Equatable, Sendable {
  /// What a touch does.
  package enum Phase: String, CaseIterable, Sendable {
    /// The finger comes down.
    case down
    /// The finger moves.
    case move
    /// The finger is released.
    case up
    /// The system cancels the touch.
    case cancel
  }

  /// Nanoseconds since the trace's zero, ≥ 0.
  package var time: Int64
  /// The finger: the trace's slot, ≥ 0. A slot may be used again by another finger after a release.
  package var id: Int
  /// What the touch does.
  package var phase: Phase
  /// Points (CSS pixels, Android's density-independent pixels) from the target's left edge; for `up` and `cancel` the last position.
  package var x: Double
  /// Points from the target's top edge, positive downwards.
  package var y: Double

  /// A touch at a time, in nanoseconds, and a point of the target.
  package init(time: Int64, id: Int, phase: Phase, x: Double, y: Double) {
    (self.time, self.id, self.phase) = (time, id, phase)
    (self.x, self.y) = (x, y)
  }

  /// The time in microseconds, as in traces and most formats; exact, as traces have no finer times.
  package var timeMicroseconds: Int64 { time / 1000 }
}
