/// What became of one touch at one time.
package struct ScreenTouch: Equatable, Sendable {
  /// What a touch does.
  package enum Phase: String, CaseIterable, Sendable {
    /// It comes down.
    case down
    /// It moves.
    case move
    /// It is lifted.
    case up
    /// The system takes it away.
    case cancel
  }

  /// Nanoseconds since the trace's zero, ≥ 0.
  package var time: Int64
  /// The finger: the trace's slot, ≥ 0. A slot that was lifted may come down again as another finger.
  package var id: Int
  /// What it does.
  package var phase: Phase
  /// Points (CSS pixels, Android's density-independent pixels) from the target's left edge; of `up` and `cancel` where it was last.
  package var x: Double
  /// Points from the target's top edge, growing downwards.
  package var y: Double

  /// A touch at a time, in nanoseconds, and a point of the target.
  package init(time: Int64, id: Int, phase: Phase, x: Double, y: Double) {
    (self.time, self.id, self.phase) = (time, id, phase)
    (self.x, self.y) = (x, y)
  }

  /// A touch in microseconds, as traces and most formats have it; exact, for a trace has no finer times.
  package var timeMicroseconds: Int64 { time / 1000 }
}
