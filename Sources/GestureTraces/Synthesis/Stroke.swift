/// One movement of a finger along a line by the minimum-jerk law, or a rest.
///
/// Position along the stroke: `s(τ) = 10τ³ − 15τ⁴ + 6τ⁵`, τ from 0 to 1 over the duration (Flash and Hogan 1985). A
/// stroke lifted in mid-course, as a fling is, ends at ``end`` < 1 of it.
struct Stroke {
  /// Millimetres across, growing to the right.
  var dx: Double
  /// Millimetres along, growing downwards.
  var dy: Double
  /// Seconds the whole movement takes, > 0.
  var duration: Double
  /// The share of the course after which it breaks off, 0 to 1.
  var end = 1.0

  /// A rest of `duration` seconds.
  static func rest(_ duration: Double) -> Stroke { Stroke(dx: 0, dy: 0, duration: duration) }

  /// Seconds until it ends or breaks off.
  var length: Double { duration * end }

  /// The position at `time` seconds since its start, in millimetres.
  func position(at time: Double) -> (x: Double, y: Double) {
    let course = min(max(time / duration, 0), end)
    let share = course * course * course * (10 + course * (6 * course - 15))
    return (dx * share, dy * share)
  }
}

/// A touch: where a finger lands, how it moves, how long the hand stays away after.
struct Touch {
  /// The position at which it lands, in millimetres from the top left.
  var x: Double
  var y: Double
  /// Its movements until it lifts.
  var strokes: [Stroke]
  /// Seconds without contact after the lift.
  var pauseAfter = 0.0
  /// A second finger's own strokes; nil when a second finger, where there is one, goes along.
  var secondStrokes: [Stroke]?

  /// Seconds from landing to lift.
  var length: Double { strokes.reduce(0) { $0 + $1.length } }

  /// The displacement of a finger with these strokes `time` seconds after landing, in millimetres from where
  /// it landed.
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
