import ScrollPhysics
import Testing

@Suite("Flutter's friction")
struct FlutterFrictionTests {
  private static let both: [ModelForm] = [.original, .fixed]

  @Test("after each second the drag's share of the velocity is left", arguments: both)
  func share(form: ModelForm) {
    let friction = FlutterFriction(from: 0, velocity: 400, drag: 0.3, form: form)
    var left = 400.0
    for second in 0...4 {
      #expect(abs(friction.velocity(at: Double(second)) - left) < 1e-10)
      left *= 0.3
    }
  }

  @Test("2000 pt/s go 998.7613 pt", arguments: both)
  func distance(form: ModelForm) {
    // −2000 / ln 0.135 by Python's decimal with 40 digits.
    #expect(abs(FlutterFriction(from: 0, velocity: 2000, form: form).limit - 998.7612860434675) < 1e-9)
  }

  @Test("the way is the sum of the velocity over small steps", arguments: both, [0.0, 1400])
  func integral(form: ModelForm, deceleration: Double) {
    let friction = FlutterFriction(
      from: 70, velocity: -1500, constantDeceleration: deceleration, form: form)
    let step = 1e-4
    var way = 70.0
    for index in 0..<5000 { way += friction.velocity(at: (Double(index) + 0.5) * step) * step }
    // The midpoint rule errs by some 1e-6 pt.
    #expect(abs(friction.offset(at: 0.5) - way) < 1e-5)
  }

  @Test("with constant deceleration it stops where the velocity is 0, and stays", arguments: both)
  func stop(form: ModelForm) {
    let friction = FlutterFriction(from: 0, velocity: 3000, constantDeceleration: 1400, form: form)
    // Found by halving: v·e^(Lt) = a·t.
    var (low, high) = (0.0, 3.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if 3000 * Elementary.exp(Elementary.log(0.135) * middle) > 1400 * middle {
        low = middle
      } else {
        high = middle
      }
    }
    #expect(abs(friction.endTime - low) < 1e-12)
    #expect(abs(friction.velocity(at: friction.endTime)) < 1e-9)
    #expect(friction.offset(at: friction.endTime + 1) == friction.limit)
    #expect(friction.velocity(at: friction.endTime + 1) == 0)
  }

  @Test("the time to reach an offset is when it is there", arguments: both, [0.0, 1400])
  func crossing(form: ModelForm, deceleration: Double) {
    for direction in [-1.0, 1] {
      let friction = FlutterFriction(
        from: 50, velocity: direction * 2000, constantDeceleration: deceleration, form: form)
      for time in [0.01, 0.1, 0.3, 0.5] {
        #expect(abs(friction.time(toReach: friction.offset(at: time)) - time) < 1e-10)
      }
      #expect(friction.time(toReach: 50) == 0)
      #expect(friction.time(toReach: 50 - direction) == .infinity)
      #expect(friction.time(toReach: friction.limit + direction) == .infinity)
    }
    #expect(FlutterFriction(from: 0, velocity: 0, form: form).time(toReach: 1) == .infinity)
  }

  @Test("very near to the limit ten Newton steps fall short in Flutter, and the solved time does not")
  func newtonShort() {
    for form in Self.both {
      let friction = FlutterFriction(from: 0, velocity: 2000, form: form)
      // 10⁻⁴ of the way left: t = ln 10⁻⁴ / L.
      let target = friction.limit * (1 - 1e-4)
      let exact = -9.210340371976184 / -2.0024805005437076
      let error = friction.time(toReach: target) - exact
      #expect(form == .fixed ? abs(error) < 1e-8 : error < -0.01)
    }
  }

  @Test("the duration down to a speed ends at that speed", arguments: both, [0.0, 1400])
  func duration(form: ModelForm, deceleration: Double) {
    let friction = FlutterFriction(from: 0, velocity: -900, constantDeceleration: deceleration, form: form)
    #expect(abs(friction.velocity(at: friction.duration(downTo: 20)) + 20) < 1e-9)
    #expect(friction.duration(downTo: 900) == 0)
  }

  @Test("either direction is the other's mirror image", arguments: both, [0.0, 1400])
  func mirror(form: ModelForm, deceleration: Double) {
    let (up, down) = (
      FlutterFriction(from: 0, velocity: 777, constantDeceleration: deceleration, form: form),
      FlutterFriction(from: 0, velocity: -777, constantDeceleration: deceleration, form: form)
    )
    for time in stride(from: 0.0, through: 6, by: 0.37) {
      #expect(up.offset(at: time) == -down.offset(at: time))
      #expect(up.velocity(at: time) == -down.velocity(at: time))
    }
  }

  @Test("Q8: a drag of 1 is undefined in Flutter and uniform motion when fixed")
  func dragOfOne() {
    #expect(FlutterFriction(from: 5, velocity: 100, drag: 1).offset(at: 1).isNaN)
    let fixed = FlutterFriction(from: 5, velocity: 100, drag: 1, form: .fixed)
    #expect(fixed.offset(at: 2) == 205 && fixed.velocity(at: 2) == 100 && fixed.endTime == .infinity)
    #expect(fixed.time(toReach: 105) == 1)
  }

  @Test("plain friction jumps to its limit after ten Newton steps in Flutter, and never when fixed")
  func newtonEnd() {
    let original = FlutterFriction(from: 0, velocity: 5000)
    // Each Newton step for v·e^(Lt) = 0 adds −1/L; L by Python's decimal.
    #expect(abs(original.endTime - 10 / 2.0024805005437076) < 1e-12)
    #expect(
      original.velocity(at: original.endTime) > 0.2 && original.velocity(at: original.endTime + 1e-9) == 0)
    let fixed = FlutterFriction(from: 0, velocity: 5000, form: .fixed)
    #expect(fixed.endTime == .infinity && fixed.velocity(at: 6) > 0)
  }

  @Test("content without velocity stays", arguments: both, [0.0, 1400])
  func rest(form: ModelForm, deceleration: Double) {
    let friction = FlutterFriction(from: 9, velocity: 0, constantDeceleration: deceleration, form: form)
    #expect(friction.offset(at: 3) == 9 && friction.limit == 9 && friction.velocity(at: 3) == 0)
  }
}

@Suite("Flutter's bounded friction")
struct FlutterBoundedFrictionTests {
  private let bounded = FlutterBoundedFriction(
    FlutterFriction(from: 100, velocity: 400, drag: 0.3), lowest: 50, highest: 150)

  @Test("the offset is held between the bounds, the velocity is not")
  func bounds() {
    #expect(bounded.offset(at: 1) == 150)
    #expect(bounded.offset(at: 0.01) == bounded.friction.offset(at: 0.01))
    #expect(bounded.velocity(at: 1) == bounded.friction.velocity(at: 1) && bounded.velocity(at: 1) > 100)
  }

  @Test("it is done at a bound or slow")
  func done() {
    let tolerance = Tolerance(distance: 0.5, speed: 1)
    #expect(bounded.isDone(at: 1, tolerance) && !bounded.isDone(at: 0.01, tolerance))
    let slow = FlutterBoundedFriction(FlutterFriction(from: 100, velocity: 0.5), lowest: 50, highest: 150)
    #expect(slow.isDone(at: 0, tolerance))
  }
}
