/// What XCUITest can make of a finger: it presses, goes to another point in a straight line at one speed, rests and lifts.
///
/// Time of press, way and rest together is the finger's own; where it was between is not.
struct StraightDrag {
  /// Farthest a finger is from where it rests, in points: what tremor and sensors make.
  static let tremor = 2.0
  /// Way in points from which on a finger drags and no longer presses, and turns back: a `UIScrollView`'s slop
  /// (`NativeLists.md`).
  static let slop = 10.0
  /// Seconds before a lift over which its speed is taken; a finger that stood for so long rests.
  static let liftWindow = 0.05
  /// Shortest time of a way, in seconds: a report of a screen with 1000 a second.
  private static let shortestWay = 0.001

  /// The reason that a finger's way is none of these: it turns back.
  struct WayBack: Error {
    /// By so many points.
    let points: Double
  }

  /// Seconds from the trace's zero to the touch.
  let start: Double
  /// Seconds of the press before the way.
  let press: Double
  /// Where it comes down, in points.
  let from: (x: Double, y: Double)
  /// Where it is lifted, in points; nil where it only presses.
  let to: (x: Double, y: Double)?
  /// Points per second on the way; 0 where it only presses.
  let speed: Double
  /// Seconds of the rest after the way.
  let rest: Double
  /// Farthest that it is from where the finger was at that time, in points.
  let deviation: Double
  /// The finger's own speed at the lift, in points per second.
  let liftSpeed: Double

  /// Seconds that it moves; 0 where it only presses.
  var waySeconds: Double { to.map { chord(to: $0) / speed } ?? 0 }
  /// Whole milliseconds that it moves, 1 at least.
  var wayMilliseconds: Int { max(1, Int(clamping: (waySeconds * 1000).rounded())) }
  /// Seconds that it rests before it moves; 0 where it only presses.
  var restBefore: Double { to == nil ? 0 : press }
  /// Points across its main axis; 0 where it only presses.
  var across: Double { to.map { min(abs($0.x - from.x), abs($0.y - from.y)) } ?? 0 }

  private func chord(to end: (x: Double, y: Double)) -> Double {
    let (dx, dy) = (end.x - from.x, end.y - from.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The speed at its own lift.
  var ownLiftSpeed: Double { rest > 0 ? 0 : speed }

  /// What can be made of one finger's touches, from its coming to its lift.
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
    // A finger that flings is last seen moving a report before its lift: that is no rest.
    let isResting = path.duration - arrival >= Self.liftWindow
    let end = max(isResting ? arrival : path.duration, begin + Self.shortestWay)
    (press, rest) = (begin, isResting ? path.duration - end : 0)
    to = (path.last.x, path.last.y)
    speed = path.chord / (end - begin)
    deviation = path.deviation(from: begin, to: end)
  }
}

/// The way of one finger.
private struct FingerWay {
  private let touches: [ScreenTouch]

  init(_ touches: [ScreenTouch]) { self.touches = touches }

  var first: ScreenTouch { touches[0] }
  var last: ScreenTouch { touches[touches.count - 1] }
  /// Seconds from coming to lift.
  var duration: Double { last.seconds - first.seconds }
  /// Points from the first to the last touch.
  var chord: Double { first.distance(to: last) }
  /// Farthest from the first touch, in points.
  var farthest: Double { touches.map { first.distance(to: $0) }.max() ?? 0 }

  /// Points along the chord from the first touch on.
  private func progress(_ touch: ScreenTouch) -> Double {
    guard chord > 0 else { return 0 }
    return ((touch.x - first.x) * (last.x - first.x) + (touch.y - first.y) * (last.y - first.y)) / chord
  }

  /// The longest way against the chord, in points; without a chord the farthest that it was, as all of that was gone back.
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

  /// Seconds from the first touch to the last at which it has not left its neighbourhood.
  func departure(from radius: Double) -> Double {
    let index = touches.firstIndex { first.distance(to: $0) > radius } ?? touches.count
    return touches[max(0, index - 1)].seconds - first.seconds
  }

  /// Seconds from the first touch to the one from which on it stays near the last.
  func arrival(within radius: Double) -> Double {
    let index = touches.lastIndex { last.distance(to: $0) > radius } ?? -1
    return touches[min(index + 1, touches.count - 1)].seconds - first.seconds
  }

  /// Speed over the last seconds before the lift, in points per second.
  func speed(of window: Double) -> Double {
    guard let from = touches.last(where: { last.seconds - $0.seconds >= window }) ?? touches.first,
      last.seconds > from.seconds
    else { return 0 }
    return from.distance(to: last) / (last.seconds - from.seconds)
  }

  /// Farthest of the touches from a finger that goes the chord at one speed between two times.
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

  /// Points between two touches.
  fileprivate func distance(to other: ScreenTouch) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
