/// One movement of a finger along a line by the minimum-jerk law, or a rest.
///
/// Position along the stroke: `s(τ) = 10τ³ − 15τ⁴ + 6τ⁵`, τ from 0 to 1 over the duration (Flash and Hogan 1985). A finger that is released
/// in motion, as in a fling, ends its stroke at ``end`` < 1 of its duration.
struct Stroke {
  /// Horizontal distance in millimetres, growing to the right.
  var dx: Double
  /// Vertical distance in millimetres, growing downwards.
  var dy: Double
  /// The duration of the whole movement in seconds, > 0.
  var duration: Double
  /// The fraction of the duration after which the finger is released, 0 to 1.
  var end = 1.0

  /// A rest of this duration, in seconds.
  static func rest(_ duration: Double) -> Stroke { Stroke(dx: 0, dy: 0, duration: duration) }

  /// Seconds until the finger reaches the end of the stroke or is released.
  var length: Double { duration * end }

  /// The position at `time` seconds since the stroke's start, in millimetres.
  func position(at time: Double) -> (x: Double, y: Double) {
    let course = min(max(time / duration, 0), end)
    let share = course * course * course * (10 + course * (6 * course - 15))
    return (dx * share, dy * share)
  }
}

/// A planned touch: where a finger comes down, how it moves, and the pause afterwards.
struct Touch {
  /// Where the finger comes down, in millimetres from the left.
  var x: Double
  var y: Double
  /// The movements of the finger until its release.
  var strokes: [Stroke]
  /// Time without contact after the release, in seconds.
  var pauseAfter = 0.0
  /// The movements of a second finger; nil if there is none or if it moves in parallel to the first.
  var secondStrokes: [Stroke]?

  /// Seconds from touch-down to release.
  var length: Double { strokes.reduce(0) { $0 + $1.length } }

  /// How far strokes have moved a finger after `time` seconds, in millimetres from where it came down.
  static func displacement(of strokes: [Stroke], at time: Double) -> (x: Double, y: Double) {
    var (x, y, start) = (0.0, 0.0, 0.0)
    for stroke in strokes {
      let here = stroke.position(at: min(time - start, stroke.length))
      if time <= start { break }
      (x, y) = (x + here.x, y + here.y)
      start += stroke.length
    }
    return (x, y)
  }
}
