/// The best that XCUITest can make of a finger: it presses, moves to another point in a straight line at constant speed, rests and is
/// released.
///
/// The total time of press, movement and rest is the finger's own; the positions between are not.
struct StraightDrag {
  /// The furthest that a resting finger is from its position, in points: tremor and sensor noise.
  static let tremor = 2.0
  /// Travel in points from which on a finger drags or turns back instead of pressing: a `UIScrollView`'s slop
  /// (`NativeLists.md`).
  static let slop = 10.0
  /// Seconds before a release over which its speed is measured; a finger that was still for that long rests.
  static let liftWindow = 0.05
  /// Shortest duration of a movement, in seconds: one report at 1000 per second.
  private static let shortestWay = 0.001

  /// The finger's movement cannot be approximated because it turns back.
  struct WayBack: Error {
    /// How far the finger turns back, in points.
    let points: Double
  }

  /// Seconds from the trace's zero to the touch-down.
  let start: Double
  /// Seconds of the press before the movement.
  let press: Double
  /// Position of the touch-down, in points.
  let from: (x: Double, y: Double)
  /// Position of the release, in points; nil if the finger only presses.
  let to: (x: Double, y: Double)?
  /// Speed of the movement, in points per second; 0 if the finger only presses.
  let speed: Double
  /// Seconds of the rest after the movement.
  let rest: Double
  /// Greatest distance from the finger's real position at the same time, in points.
  let deviation: Double
  /// The finger's real speed at the release, in points per second.
  let liftSpeed: Double

  /// Duration of the movement, in seconds; 0 if the finger only presses.
  var waySeconds: Double { to.map { chord(to: $0) / speed } ?? 0 }
  /// Duration of the movement in whole milliseconds, at least 1.
  var wayMilliseconds: Int { max(1, Int(clamping: (waySeconds * 1000).rounded())) }
  /// Seconds of rest before the movement; 0 if the finger only presses.
  var restBefore: Double { to == nil ? 0 : press }
  /// Travel across the main axis, in points; 0 if the finger only presses.
  var across: Double { to.map { min(abs($0.x - from.x), abs($0.y - from.y)) } ?? 0 }

  private func chord(to end: (x: Double, y: Double)) -> Double {
    let (dx, dy) = (end.x - from.x, end.y - from.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The approximation's speed at its release, in points per second.
  var ownLiftSpeed: Double { rest > 0 ? 0 : speed }

  /// The approximation of one finger's touches, from touch-down to release.
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

/// The movement of one finger.
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

  /// Distance along the chord from the first touch, in points.
  private func progress(_ touch: ScreenTouch) -> Double {
    guard chord > 0 else { return 0 }
    return ((touch.x - first.x) * (last.x - first.x) + (touch.y - first.y) * (last.y - first.y)) / chord
  }

  /// The longest movement against the chord, in points; without a chord, the greatest distance, all of which was gone back.
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

  /// Seconds from the first touch to the last one within `radius` of it.
  func departure(from radius: Double) -> Double {
    let index = touches.firstIndex { first.distance(to: $0) > radius } ?? touches.count
    return touches[max(0, index - 1)].seconds - first.seconds
  }

  /// Seconds from the first touch to the one from which on the finger stays within `radius` of the last.
  func arrival(within radius: Double) -> Double {
    let index = touches.lastIndex { last.distance(to: $0) > radius } ?? -1
    return touches[min(index + 1, touches.count - 1)].seconds - first.seconds
  }

  /// Speed over the last `window` seconds before the release, in points per second.
  func speed(of window: Double) -> Double {
    guard let from = touches.last(where: { last.seconds - $0.seconds >= window }) ?? touches.first,
      last.seconds > from.seconds
    else { return 0 }
    return from.distance(to: last) / (last.seconds - from.seconds)
  }

  /// Greatest distance of the touches from a finger that moves along the chord at constant speed between two times, in points.
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
