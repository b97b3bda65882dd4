import ScrollPhysics

/// Compose's default `spring()`: critically damped, stiffness 1500, starting at rest.
///
/// With `s = √1500·t`: `x = to + (from − to)·(1 + s)·e^(−s)`. It ends when it is within 0.01 of its target; the duration is cut to whole
/// milliseconds (`estimateAnimationDurationMillis`).
struct ComposeSpring: Sendable {
  /// `Spring.StiffnessMedium`, per second squared, for a mass of 1.
  static var stiffness: Double { 1500 }
  /// Distance from the target at which the spring counts as at rest (`Spring.DefaultDisplacementThreshold`).
  static var displacement: Double { 0.01 }

  private var start = 0.0
  private var end = 0.0
  private var since = 0.0
  /// Seconds until the spring is at rest.
  private(set) var duration = 0.0

  /// A spring at rest at 0.
  init() {}

  /// A spring from `start` to `end` that is released at `since`, in seconds.
  init(from start: Double, to end: Double, since: Double) {
    (self.start, self.end, self.since) = (start, end, since)
    duration = Self.duration(from: abs(start - end))
  }

  /// The spring's position at `time`, in seconds.
  func value(at time: Double) -> Double {
    guard time < since + duration else { return end }
    let way = Self.stiffness.squareRoot() * (time > since ? time - since : 0)
    return end + (start - end) * (1 + way) * Elementary.exp(-way)
  }

  /// Seconds until a spring that starts `distance` from its target is at rest.
  ///
  /// With `s = √1500·t` this is the time at which `(1 + s)·e^(−s)` is 0.01 / distance, by the converging iteration `s = ln((1 +
  /// s)·distance/0.01)`.
  private static func duration(from distance: Double) -> Double {
    guard distance > displacement else { return 0 }
    var way = 1.0
    for _ in 0..<60 { way = Elementary.log((1 + way) * distance / displacement) }
    return (way / stiffness.squareRoot() * 1000).rounded(.down) / 1000
  }
}
