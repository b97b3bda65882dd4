/// What one finger does on the screen at one time: it comes down, moves or leaves.
package struct ScreenTouch: Equatable, Sendable {
  /// What a finger does on the screen.
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
  /// The number of the finger: its slot in the trace, ≥ 0. After a release another finger may have the same number.
  package var id: Int
  /// What the finger does.
  package var phase: Phase
  /// Points (CSS pixels, Android's density-independent pixels) from the target's left edge; for `up` and `cancel` the last position.
  package var x: Double
  /// Points from the target's top edge, positive downwards; for `up` and `cancel` the last position.
  package var y: Double

  /// What finger `id` does at a time, in nanoseconds, and at a point of the target's screen.
  package init(time: Int64, id: Int, phase: Phase, x: Double, y: Double) {
    (self.time, self.id, self.phase) = (time, id, phase)
    (self.x, self.y) = (x, y)
  }

  /// The time in microseconds, as in traces and most formats; exact, as traces have no finer times.
  package var timeMicroseconds: Int64 { time / 1000 }
}
