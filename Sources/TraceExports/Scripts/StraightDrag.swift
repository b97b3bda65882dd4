/// The straight drag that approximates a finger best: it presses, moves to another point at constant speed, rests and is released.
///
/// The total time of press, movement and rest is the finger's own; the positions between are not.
struct StraightDrag {
  /// How far a resting finger may be from its position, in points, because of tremor and sensor noise.
  static let tremor = 2.0
  /// The travel in points from which on a finger counts as dragging or turning back, not as pressing: the slop of a `UIScrollView`
  /// (`NativeLists.md`).
  static let slop = 10.0
  /// The time before a release over which the finger's speed is measured, in seconds. A finger that was still for that long counts as
  /// resting.
  static let liftWindow = 0.05
  /// The shortest duration of a movement, in seconds: one report at 1000 per second.
  private static let shortestWay = 0.001

  /// Thrown if a finger turns back, so that no straight drag can approximate it.
  struct WayBack: Error {
    /// How far the finger turns back, in points.
    let points: Double
  }

  /// Seconds from the trace's zero until the finger comes down.
  let start: Double
  /// Seconds for which the finger presses before it moves.
  let press: Double
  /// Where the finger comes down, in points.
  let from: (x: Double, y: Double)
  /// Where the finger is released, in points; nil if it only presses.
  let to: (x: Double, y: Double)?
  /// Speed of the movement, in points per second; 0 if the finger only presses.
  let speed: Double
  /// Seconds for which the finger rests after the movement.
  let rest: Double
  /// The greatest distance between the straight drag and the real finger at the same time, in points.
  let deviation: Double
  /// The finger's real speed at the release, in points per second.
  let liftSpeed: Double

  /// Duration of the movement, in seconds; 0 if the finger only presses.
  var waySeconds: Double { to.map { chord(to: $0) / speed } ?? 0 }
  /// Duration of the movement in whole milliseconds, at least 1.
  var wayMilliseconds: Int { max(1, Int(clamping: (waySeconds * 1000).rounded())) }
  /// Seconds of rest before the movement; 0 if the finger only presses.
  var restBefore: Double { to == nil ? 0 : press }
  /// How far the drag moves along the axis along which it moves less, in points; 0 if the finger only presses.
  var across: Double { to.map { min(abs($0.x - from.x), abs($0.y - from.y)) } ?? 0 }

  private func chord(to end: (x: Double, y: Double)) -> Double {
    let (dx, dy) = (end.x - from.x, end.y - from.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The straight drag's speed at its release, in points per second; 0 if it rests before.
  var ownLiftSpeed: Double { rest > 0 ? 0 : speed }

  /// The straight drag for one finger's touches, from touch-down to release.
  init(_ touches: [ScreenTouch]) throws(WayBack) {
    let path = FingerWay(touches)
    start = path.first.seconds
    from = (path.first.x, path.first.y)
    liftSpeed = path.speed(of: Self.liftWindow)
    guard path.farthest > Self.slop else {
      (press, to, speed, rest) = (path.duration, nil, 0, 0)
      deviation = path.farthest
      return
    }
    let back = path.longestWayBack
    guard back <= Self.slop else { throw WayBack(points: back) }
    let begin = path.departure(from: Self.tremor)
    let arrival = path.arrival(within: Self.tremor)
    // A finger that flings last reports a movement one report before its release, which is no rest.
    let isResting = path.duration - arrival >= Self.liftWindow
    let end = max(isResting ? arrival : path.duration, begin + Self.shortestWay)
    (press, rest) = (begin, isResting ? path.duration - end : 0)
    to = (path.last.x, path.last.y)
    speed = path.chord / (end - begin)
    deviation = path.deviation(from: begin, to: end)
  }
}

/// The real movement of one finger, from touch-down to release.
private struct FingerWay {
  private let touches: [ScreenTouch]

  init(_ touches: [ScreenTouch]) { self.touches = touches }

  var first: ScreenTouch { touches[0] }
  var last: ScreenTouch { touches[touches.count - 1] }
  /// Seconds from touch-down to release.
  var duration: Double { last.seconds - first.seconds }
  /// Distance from the first to the last touch, in points.
  var chord: Double { first.distance(to: last) }
  /// Greatest distance from the first touch, in points.
  var farthest: Double { touches.map { first.distance(to: $0) }.max() ?? 0 }

  /// How far a touch lies from the first one along the straight line from the first to the last touch, in points.
  private func progress(_ touch: ScreenTouch) -> Double {
    guard chord > 0 else { return 0 }
    return ((touch.x - first.x) * (last.x - first.x) + (touch.y - first.y) * (last.y - first.y)) / chord
  }

  /// The longest movement against the direction from the first to the last touch, in points. If both are at the same point, the greatest
  /// distance from it, all of which the finger went back.
  var longestWayBack: Double {
    guard chord > 0 else { return farthest }
    var (most, longest) = (0.0, 0.0)
    for touch in touches {
      let way = progress(touch)
      most = max(most, way)
      longest = max(longest, most - way)
    }
    return longest
  }

  /// Seconds from the first touch to the last one before the finger leaves a circle of `radius` around it.
  func departure(from radius: Double) -> Double {
    let index = touches.firstIndex { first.distance(to: $0) > radius } ?? touches.count
    return touches[max(0, index - 1)].seconds - first.seconds
  }

  /// Seconds from the first touch until the finger finally enters a circle of `radius` around the last touch.
  func arrival(within radius: Double) -> Double {
    let index = touches.lastIndex { last.distance(to: $0) > radius } ?? -1
    return touches[min(index + 1, touches.count - 1)].seconds - first.seconds
  }

  /// The finger's speed over the last `window` seconds before the release, in points per second.
  func speed(of window: Double) -> Double {
    guard let from = touches.last(where: { last.seconds - $0.seconds >= window }) ?? touches.first,
      last.seconds > from.seconds
    else { return 0 }
    return from.distance(to: last) / (last.seconds - from.seconds)
  }

  /// The greatest distance of the touches from a finger that moves straight and at constant speed between two times, in points.
  func deviation(from begin: Double, to end: Double) -> Double {
    touches.map { touch in
      let share = min(max((touch.seconds - first.seconds - begin) / (end - begin), 0), 1)
      var other = first
      other.x += share * (last.x - first.x)
      other.y += share * (last.y - first.y)
      return touch.distance(to: other)
    }
    .max() ?? 0
  }
}

extension ScreenTouch {
  /// Seconds since the trace's zero.
  fileprivate var seconds: Double { Double(time) / 1e9 }

  /// Distance between two touches, in points.
  fileprivate func distance(to other: ScreenTouch) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
