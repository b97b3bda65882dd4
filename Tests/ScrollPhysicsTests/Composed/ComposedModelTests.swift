import GestureTraces
import Testing

@testable import ScrollPhysics

/// A composed model against the built-in model of the same parts: every answer must be the same to the last bit.
@Suite("Composed model")
struct ComposedModelTests {
  /// A built-in model and its parts.
  struct Twin: Sendable, CustomTestStringConvertible {
    let model: ScrollModel
    var change: @Sendable (inout ModelParts) -> Void = { _ in }
    var testDescription: String { "\(model.name)" }

    func parts(in extent: ScrollExtent) -> ModelParts {
      var parts = ModelParts(curves: model.curves(in: extent))
      parts.rest = model.tolerance(in: extent)
      change(&parts)
      return parts
    }
  }

  static let twins = [
    Twin(model: .uikit),
    Twin(model: .scrollMechanics) {
      $0.release.beyond = .all
      $0.catching = .atTravel
    },
    Twin(model: .scrollMechanicsFixed) { $0.release.beyond = .all },
    Twin(model: .iced) { $0.release.gain = 0 },
    // Inside the bounds and past an edge, each curve on its own.
    Twin(model: .useGesture),
  ]

  @Test("answers are those of the built-in model", arguments: twins, UInt64(1)...20)
  func twin(_ twin: Twin, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func draw(_ low: Double, _ high: Double) -> Double { random.nextEven(low, high) }
    for _ in 0..<50 {
      let extent = ScrollExtent(
        contentLength: draw(0, 5000), viewportLength: draw(1, 1200), topInset: draw(0, 90),
        bottomInset: draw(0, 90))
      // use-gesture's band has no length where the content fits.
      guard twin.model != .useGesture || extent.highestOffset > extent.lowestOffset else { continue }
      let one = twin.model
      let other = ComposedModel(twin.parts(in: extent), in: extent)
      let (raw, velocity) = (draw(-1500, 6000), draw(-4000, 4000))
      #expect(one.offset(forRaw: raw, in: extent) == other.offset(forRaw: raw))
      #expect(one.slope(atRaw: raw, in: extent) == other.slope(atRaw: raw))
      #expect(
        one.offset(from: raw, movedBy: velocity, in: extent) == other.offset(from: raw, movedBy: velocity))
      let release = FingerRelease(velocity: velocity)
      #expect(
        one.releaseVelocity(release, atRaw: raw, in: extent) == other.releaseVelocity(release, atRaw: raw))
      let shown = one.offset(forRaw: raw, in: extent)
      #expect(one.raw(forOffset: shown, in: extent) == other.raw(forOffset: shown))
      #expect(one.raw(forCatchAt: shown, in: extent) == other.raw(forCatchAt: shown))
      for start in [shown, extent.nearestRest(to: shown)] {
        let (a, b) = (
          one.trajectory(from: start, velocity: velocity, in: extent),
          other.trajectory(from: start, velocity: velocity)
        )
        for time in [0, 0.001, draw(0, 0.3), draw(0, 3), 9] {
          #expect(a.offset(at: time) == b.offset(at: time) && a.velocity(at: time) == b.velocity(at: time))
        }
        #expect(a.limit == b.limit)
      }
    }
  }

  private static let extent = ScrollExtent(contentLength: 5000, viewportLength: 500)

  private static func model(
    _ drag: DragCurve = .share(0.5), _ fling: FlingCurve = .braking(deceleration: 1000),
    _ bounce: BounceCurve = .quartic(duration: 0.4), _ change: (inout ModelParts) -> Void = { _ in }
  ) -> ComposedModel {
    var parts = ModelParts(curves: ModelCurves(drag: drag, fling: fling, bounce: bounce))
    change(&parts)
    return ComposedModel(parts, in: extent)
  }

  // By hand.
  @Test("a share shows half of the travel past either edge, and a clamp all of it up to its limit")
  func drags() {
    #expect(Self.model(.share(0.5)).offset(forRaw: -80) == -40)
    #expect(Self.model(.share(0.5)).offset(forRaw: 4580) == 4540)
    #expect(Self.model(.share(0.5)).raw(forOffset: -40) == -80)
    #expect(Self.model(.share(0)).raw(forOffset: -40) == -40)
    #expect(Self.model(.clamp(limit: 30)).offset(forRaw: -80) == -30)
    #expect(Self.model(.clamp(limit: 30)).offset(forRaw: -20) == -20)
    #expect(Self.model(.clamp(limit: 30)).slope(atRaw: -31) == 0)
    #expect(Self.model(.clampedIncrements(limit: 0)).offset(from: 10, movedBy: -25) == 0)
  }

  // v²/2a = 1000²/2000 = 500 pt, v/a = 1 s; 1 − (1 − s)⁴ at half of the time is 15/16, and √(1 − (1 − s)²) is √3/2.
  @Test("braking, and both eased returns, by their formulas")
  func motions() {
    let model = Self.model()
    let fling = model.trajectory(from: 1000, velocity: 1000)
    #expect(fling.limit == 1500 && fling.offset(at: 1) == 1500 && fling.offset(at: 0.5) == 1375)
    let back = model.trajectory(from: -160, velocity: 300)
    #expect(back.offset(at: 0.2) == -10 && back.offset(at: 0.4) == 0)
    let circle = Self.model(.share(0.5), .rest, .circular(duration: 0.4)).trajectory(from: -100, velocity: 0)
    #expect(abs(circle.offset(at: 0.2) - (-100 + 100 * 3.0.squareRoot() / 2)) < 1e-12)
    // It starts with infinite velocity; an inset that opens in that moment solves it anew from there.
    let again = Self.model(.share(0.5), .rest, .circular(duration: 0.4))
      .trajectory(resumedFrom: -100, velocity: .infinity, ticks: .standard)
    #expect(again.offset(at: 0.4) == 0 && again.offset(at: 0.1) < 0)
    #expect(Self.model(.share(0.5), .rest, .rest).trajectory(from: -100, velocity: 5).limit == 0)
    #expect(Self.model(.share(0.5), .rest).trajectory(from: 100, velocity: 5).limit == 100)
  }

  @Test("content that reaches an edge in motion goes on by the return, or stops")
  func crossing() {
    let spring = BounceCurve.spring(Spring(mass: 1, stiffness: 100, dampingRatio: 1))
    let going = Self.model(.share(0.5), .decay(perSecond: 2), spring).trajectory(from: 100, velocity: -2000)
    #expect(going.lowestOffset(from: 0, to: .infinity) < -50)
    let stopping = Self.model(.share(0.5), .decay(perSecond: 2), spring) { $0.crossing = .stop }
      .trajectory(from: 100, velocity: -2000)
    #expect(stopping.lowestOffset(from: 0, to: .infinity) == 0 && stopping.limit == 0)
  }

  // −v · gain, cut at ±1500 and dropped below 50; past the edge the share of the band: all, the slope or none.
  @Test("a release takes over the finger's velocity by gain, limits and share beyond an edge")
  func releases() {
    func velocity(_ finger: Double, atRaw raw: Double = 100, _ beyond: ReleaseRule.Beyond = .slope) -> Double
    {
      Self.model {
        $0.release.gain = 1.5
        ($0.release.least, $0.release.greatest, $0.release.beyond) = (50, 1500, beyond)
      }.releaseVelocity(FingerRelease(velocity: finger), atRaw: raw)
    }
    #expect(velocity(100) == -150 && velocity(-100) == 150)
    #expect(velocity(33) == 0 && velocity(-34) == 51)
    let least = Self.model {
      ($0.release.gain, $0.release.least) = (2, 50)
    }
    #expect(least.releaseVelocity(FingerRelease(velocity: 25), atRaw: 100) == -50)
    #expect(velocity(5000) == -1500 && velocity(-5000) == 1500)
    #expect(velocity(100, atRaw: -10) == -75)
    #expect(velocity(100, atRaw: -10, .all) == -150)
    #expect(velocity(100, atRaw: -10, .none) == 0)
    // A clamp has the slope 1 beyond an edge too.
    let clamp = Self.model(.clamp(limit: 100)) { $0.release.beyond = .none }
    #expect(clamp.releaseVelocity(FingerRelease(velocity: 100), atRaw: -50) == 0)
    #expect(clamp.releaseVelocity(FingerRelease(velocity: 100), atRaw: 50) == -100)
  }

  @Test(
    "constants out of their ranges and curves without a part are not composable",
    arguments: [
      (DragCurve.band(coefficient: 0), FlingCurve.rest, BounceCurve.rest, false),
      (.band(coefficient: 1), .rest, .rest, true), (.band(coefficient: .infinity), .rest, .rest, false),
      (.longBand(coefficient: 1, length: 0), .rest, .rest, false),
      (.longBand(coefficient: 0, length: 1), .rest, .rest, false),
      (.longBand(coefficient: 1, length: 1), .rest, .rest, true), (.share(0), .rest, .rest, true),
      (.share(1e-300), .rest, .rest, false), (.share(0.001), .rest, .rest, true),
      (.share(1), .rest, .rest, true), (.share(1.001), .rest, .rest, false),
      (.share(-0.001), .rest, .rest, false), (.clamp(limit: 0), .rest, .rest, true),
      (.clamp(limit: -1), .rest, .rest, false), (.clamp(limit: .infinity), .rest, .rest, false),
      (.clampedIncrements(limit: 0), .rest, .rest, true), (.clampedIncrements(limit: 1), .rest, .rest, false),
      (.exponential(share: 0.5), .rest, .rest, false), (.share(1), .decay(perSecond: 0), .rest, false),
      (.share(1), .decay(perSecond: 1), .rest, true), (.share(1), .braking(deceleration: -1), .rest, false),
      (.share(1), .braking(deceleration: 1), .rest, true),
      (.share(1), .quartic(speedOfOneSecond: 0), .rest, false),
      (.share(1), .quartic(speedOfOneSecond: 1), .rest, true), (.share(1), .power(friction: 1), .rest, false),
      (.share(1), .rest, .quartic(duration: 0), false), (.share(1), .rest, .quartic(duration: 1), true),
      (.share(1), .rest, .circular(duration: .nan), false), (.share(1), .rest, .circular(duration: 1), true),
      (.share(1), .rest, .halves(duration: 1), false),
    ])
  func composable(_ drag: DragCurve, _ fling: FlingCurve, _ bounce: BounceCurve, _ expected: Bool) {
    #expect(
      ModelParts(curves: ModelCurves(drag: drag, fling: fling, bounce: bounce)).isComposable == expected)
  }

  @Test("a release rule or a tolerance out of its range is not composable")
  func composableRelease() {
    func isComposable(_ change: (inout ModelParts) -> Void) -> Bool {
      var parts = ModelParts(curves: ModelCurves(drag: .share(1), fling: .rest, bounce: .rest))
      change(&parts)
      return parts.isComposable
    }
    #expect(isComposable { _ in })
    #expect(!isComposable { $0.release.gain = -0.1 } && !isComposable { $0.release.gain = .infinity })
    #expect(!isComposable { $0.release.least = -1 } && !isComposable { $0.release.greatest = 0 })
    #expect(!isComposable { $0.rest.distance = 0 } && !isComposable { $0.rest.speed = 0 })
  }
}
