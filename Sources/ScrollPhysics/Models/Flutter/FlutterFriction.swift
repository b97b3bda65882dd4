/// Flutter's `FrictionSimulation`: the fraction `drag` of the velocity is left after each **second**, minus a constant
/// deceleration.
///
/// With `L = ln drag` and `a` against the motion: `x(t) = x₀ + v₀·(e^(L·t) − 1)/L − a·t²/2`, `v(t) = v₀·e^(L·t) − a·t`,
/// both constant after ``endTime``. Two quirks of Flutter:
///
/// - A drag of 1 divides by `ln 1 = 0` and gives NaN (flutter/flutter#66116; quirk Q8 of `ScrollModels.md`). Fixed: uniform motion.
/// - The end is searched by ten Newton steps from 0 even if the velocity never falls to 0; each then adds
///   `−1/L`, so plain friction jumps to its limit at `−10/L`, 5 s at Flutter's drag. Fixed: it never ends.
@frozen
public struct FlutterFriction: Equatable, Sendable {
  /// The offset at the start, in points.
  public let start: Double
  /// The velocity at the start, in points per second, signed.
  public let velocity: Double
  /// The fraction of the velocity left after a second, above 0 and at most 1.
  public let drag: Double
  /// The constant deceleration in points per second squared, with the sign of ``velocity``.
  public let deceleration: Double
  /// Whether the motion reproduces Flutter's known defects (`original`) or not (`fixed`).
  public let form: ModelForm
  /// The time at which the motion stops, in seconds; infinite if it never does.
  public private(set) var endTime = Double.infinity
  /// The offset at which the motion ends, in points.
  public private(set) var limit = Double.nan
  /// The natural logarithm of `drag`, per second, at most 0.
  private let dragLog: Double

  /// The fraction of the velocity that Flutter's scrolling leaves after a second: UIScrollView's 0.998 per millisecond, to the power of
  /// 1000,
  /// rounded.
  public static var scrollDrag: Double { 0.135 }
  /// The number of Newton steps that Flutter uses to find an end or a crossing.
  static var newtonSteps: Int { 10 }

  /// A motion slowed by friction and a constant deceleration.
  ///
  /// - Parameters:
  ///   - start: The offset at the start, in points.
  ///   - velocity: The velocity at the start, in points per second, signed.
  ///   - drag: The fraction of the velocity left after a second, above 0 and at most 1.
  ///   - constantDeceleration: The additional loss of speed, in points per second squared, at least 0.
  ///   - form: As in Flutter, or with its defects fixed.
  public init(
    from start: Double, velocity: Double, drag: Double = scrollDrag, constantDeceleration: Double = 0,
    form: ModelForm = .original
  ) {
    require(drag > 0 && drag <= 1, "a friction's drag", drag, "above 0 and at most 1")
    self.init(
      from: start, velocity: velocity, drag: drag, dragLog: Elementary.log(drag),
      constantDeceleration: constantDeceleration, form: form)
  }

  /// A motion slowed by friction at the rate `perSecond`, at least 0, and a constant deceleration, without Flutter's defects.
  init(from start: Double, velocity: Double, perSecond: Double, constantDeceleration: Double) {
    require(perSecond >= 0 && perSecond < .infinity, "a friction's rate", perSecond, "finite and at least 0")
    self.init(
      from: start, velocity: velocity, drag: Elementary.exp(-perSecond), dragLog: -perSecond,
      constantDeceleration: constantDeceleration, form: .fixed)
  }

  private init(
    from start: Double, velocity: Double, drag: Double, dragLog: Double, constantDeceleration: Double,
    form: ModelForm
  ) {
    require(
      constantDeceleration >= 0 && constantDeceleration < .infinity, "a friction's constant deceleration",
      constantDeceleration, "finite and at least 0")
    self.start = start
    self.velocity = velocity
    self.drag = drag
    self.form = form
    deceleration = velocity < 0 ? -constantDeceleration : velocity > 0 ? constantDeceleration : 0
    self.dragLog = dragLog
    endTime = form == .original ? newtonEnd : solvedEnd
    limit = solvedLimit
  }

  /// The offset after `time` seconds ≥ 0, in points.
  public func offset(at time: Double) -> Double {
    time > endTime ? limit : movingOffset(at: time)
  }

  /// The velocity after `time` seconds ≥ 0, in points per second.
  public func velocity(at time: Double) -> Double {
    time > endTime ? 0 : movingVelocity(at: time)
  }

  /// True if Flutter ends the motion at `time`, because it is slower than `tolerance.speed`.
  public func isDone(at time: Double, _ tolerance: Tolerance) -> Bool {
    abs(velocity(at: time)) < tolerance.speed
  }

  /// The first time at which the speed is `speed` points per second, above 0, or less; in seconds, 0 if it is so at the start.
  public func duration(downTo speed: Double) -> Double {
    guard abs(velocity) > speed else { return 0 }
    guard deceleration != 0 else {
      let time = Elementary.log(speed / abs(velocity)) / dragLog
      return time < endTime ? time : endTime
    }
    return passing(speed, rising: false, from: 0, to: endTime) { abs(velocity(at: $0)) }
  }

  /// The speed at which `distance` points remain until rest, in points per second, if there is no constant deceleration.
  func speed(leftToGo distance: Double) -> Double { distance * abs(dragLog) }

  /// The time at which the offset is `target`, in seconds; infinite if the motion never gets there.
  ///
  /// Flutter takes ten Newton steps from 0, which fall short of targets very near to the limit; the fixed form solves the equation.
  public func time(toReach target: Double) -> Double {
    if target == start { return 0 }
    guard velocity != 0,
      velocity > 0 ? target >= start && target <= limit : target <= start && target >= limit
    else { return .infinity }
    if form == .original { return newtonTime(toReach: target) }
    if deceleration == 0 { return solvedTime(toReach: target) }
    return passing(target, rising: velocity > 0, from: 0, to: endTime) { offset(at: $0) }
  }

  // MARK: The two forms

  private func movingOffset(at time: Double) -> Double {
    let slowed = deceleration / 2 * time * time
    guard form == .fixed else {
      return start + velocity * Elementary.exp(dragLog * time) / dragLog - velocity / dragLog - slowed
    }
    if dragLog == 0 { return start + velocity * time - slowed }
    return start + velocity * Elementary.expm1(dragLog * time) / dragLog - slowed
  }

  private func movingVelocity(at time: Double) -> Double {
    velocity * Elementary.exp(dragLog * time) - deceleration * time
  }

  private var newtonEnd: Double {
    var time = 0.0
    for _ in 0..<Self.newtonSteps {
      let slope = velocity * Elementary.exp(dragLog * time) * dragLog - deceleration
      time -= movingVelocity(at: time) / slope
    }
    return time
  }

  /// The time of rest in seconds, solved by a search. The constant deceleration alone would take longer, which bounds the search.
  private var solvedEnd: Double {
    if deceleration == 0 { return .infinity }
    return passing(0, rising: velocity < 0, from: 0, to: velocity / deceleration) { movingVelocity(at: $0) }
  }

  private var solvedLimit: Double {
    if deceleration != 0 { return movingOffset(at: endTime) }
    if velocity == 0, form == .fixed { return start }
    // L ≤ 0; a drag of 1 has L = 0 and no limit.
    return start + velocity / abs(dragLog)
  }

  private func newtonTime(toReach target: Double) -> Double {
    var time = 0.0
    for _ in 0..<Self.newtonSteps { time -= (offset(at: time) - target) / velocity(at: time) }
    return time
  }

  private func solvedTime(toReach target: Double) -> Double {
    let way = (target - start) / velocity
    return dragLog == 0 ? way : Elementary.log1p(dragLog * way) / dragLog
  }
}
