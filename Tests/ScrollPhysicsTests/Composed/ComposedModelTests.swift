import GestureTraces
import Testing

@testable import ScrollPhysics

extension ComposedModel {
  /// A model of these parts, which stay in memory until the tests end.
  init(_ parts: ModelParts, in extent: ScrollExtent) {
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    unsafe name.initialize(to: 0)
    let named = UnsafeMutablePointer<ComposedModelReference.Named>.allocate(capacity: 1)
    unsafe named.initialize(to: .init(parts, name: name))
    self.init(unsafe ComposedModelReference(named), in: extent)
  }
}

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

  // tanh(1) = 0.7616, e⁻¹ = 0.3679; a range of 4500 pt has the band 4500·(1 − 1/(1 + 0.5·x/4500)).
  @Test("an exponential, a tangent of points or of the viewport, a divided travel and a band of the range")
  func curvedDrags() {
    func offset(_ drag: DragCurve, _ raw: Double) -> Double { Self.model(drag).offset(forRaw: raw) }
    #expect(abs(offset(.exponential(share: 0.5), -1000) + 500 * (1 - 0.36787944117144233)) < 1e-9)
    #expect(abs(offset(.tangent(share: 0.5, greatest: 80), -160) + 80 * 0.7615941559557649) < 1e-9)
    #expect(abs(offset(.viewportTangent(share: 0.25, part: 0.1), -200) + 50 * 0.7615941559557649) < 1e-9)
    #expect(offset(.divided(by: 8), 4580) == 4510)
    #expect(abs(offset(.rangeBand(coefficient: 0.5), -9000) + 2250) < 1e-9)
    for drag in [
      DragCurve.exponential(share: 0.5), .tangent(share: 0.5, greatest: 80), .divided(by: 8),
      .viewportTangent(share: 0.25, part: 0.1), .rangeBand(coefficient: 0.5),
    ] {
      let model = Self.model(drag)
      #expect(abs(model.raw(forOffset: model.offset(forRaw: -120)) + 120) < 1e-9)
      let slope = (model.offset(forRaw: -119.99) - model.offset(forRaw: -120.01)) / 0.02
      #expect(abs(model.slope(atRaw: -120) - slope) < 1e-6, "\(drag)")
      #expect(model.slope(atRaw: 100) == 1 && model.mapping == .position)
    }
  }

  // Flutter: 0.5·(1 − 0/500)²; back 1:1, or by the factor at the end, 0.5·(1 − 15/500)². Firefox: (1 − 20/500)/16. Filter: as a whole.
  @Test("increments with resistance move content by a fraction of each event")
  func increments() {
    func moved(_ drag: DragCurve, _ delta: Double, from offset: Double = -20) -> Double {
      Self.model(drag).offset(from: offset, movedBy: delta)
    }
    #expect(abs(moved(.flutterIncrements(gain: 0.5), -10) + 20 + 10 * 0.5 * 0.96 * 0.96) < 1e-12)
    #expect(abs(moved(.flutterIncrements(gain: 0.5), 5) + 20 - 5 * 0.5 * 0.97 * 0.97) < 1e-12)
    #expect(moved(.flutterRigidIncrements(gain: 0.5), 5) == -15)
    #expect(moved(.rigidBand(gain: 0.5), 5) == -15)
    #expect(abs(moved(.geckoIncrements(share: 1.0 / 16), -10) + 20 + 10 * 0.96 / 16) < 1e-12)
    #expect(moved(.filteredIncrements(share: 0.25), -40, from: 10) == 0)
    #expect(moved(.heldIncrements, -5) == -20 && moved(.heldIncrements, 5) == -15)
    #expect(moved(.heldIncrements, -40, from: 10) == 0)
    #expect(moved(.clampedIncrements(limit: 0), 5) == 0)
    #expect(Self.model(.rigidBand(gain: 0.5)).mapping == .increments)
  }

  // 165 / 20 = 8.25 and 175 / 20 = 8.75; thirds of a point.
  @Test("rounding: distances past an edge to the nearest point or cut, or every offset to pixels")
  func rounding() {
    func offset(_ rounding: OffsetRounding, _ raw: Double, _ drag: DragCurve = .divided(by: 20)) -> Double {
      Self.model(drag) { $0.rounding = rounding }.offset(forRaw: raw)
    }
    #expect(offset(.overscroll, -165) == -8 && offset(.overscroll, -175) == -9)
    #expect(offset(.overscrollCut, -175) == -8 && offset(.none, -175) == -8.75)
    #expect(offset(.overscroll, 100.3) == 100.3)
    #expect(offset(.drag(perPoint: 3), 100.3) == 301.0 / 3 && offset(.target(perPoint: 3), 100.3) == 100.3)
    #expect(offset(.overscroll, -10.5, .clamp(limit: 30)) == -11)
    #expect(Self.model { $0.rounding = .drag(perPoint: 4) }.traits.pixel == 0.25)
  }

  // 0.31·v − 12·x; at least 7 pt/s inwards per point; 5000 at most at an edge.
  @Test("a spring starts with a share of the velocity and a kick, at a release alone")
  func starts() {
    let spring = BounceCurve.spring(Spring(frequency: 10, dampingRatio: 1))
    func velocity(
      _ given: Double, _ change: (inout ReturnStart) -> Void, isResumed: Bool = false
    ) -> Double {
      let model = Self.model(.share(0.5), .decay(perSecond: 2), spring) { change(&$0.start) }
      let motion =
        isResumed
        ? model.trajectory(resumedFrom: -20, velocity: given, ticks: .standard)
        : model.trajectory(from: -20, velocity: given)
      return motion.velocity(at: 0)
    }
    #expect(velocity(-100) { $0.share = 0.5 } == -50)
    #expect(velocity(-100) { $0.kick = 12 } == 140)
    #expect(velocity(-100) { $0.leastKick = 7 } == 140 && velocity(300) { $0.leastKick = 7 } == 300)
    #expect(velocity(-100) { $0.greatest = 40 } == -40)
    #expect(velocity(-100) { $0.direction = .inward } == 0 && velocity(100) { $0.direction = .inward } == 100)
    #expect(velocity(-100) { $0.direction = .towardsStart } == -100)
    #expect(
      velocity(100) { $0.direction = .towardsStart } == 0 && velocity(100) { $0.direction = .none } == 0)
    #expect(
      velocity(
        -100,
        {
          $0 = ReturnStart(); ($0.share, $0.kick) = (0.5, 12)
        }, isResumed: true) == -100)
    let crossing = Self.model(.share(0.5), .decay(perSecond: 2), spring) { $0.start.greatestAtEdge = 500 }
      .trajectory(from: 10, velocity: -2000)
    #expect(crossing.velocity(at: crossing.change) == -500)
  }

  // 0.8·1000·1.25 = 1000 pt/s over 800 pt; from 1000 down to 10 pt/s by 2 per second: 495 pt.
  @Test("a fling starts from a least speed and with its reach, and a decay ends at its stop")
  func flingRules() {
    let model = Self.model(.share(0.5), .decay(perSecond: 1.25)) {
      ($0.fling.reach, $0.fling.least) = (0.8, 50)
    }
    let fling = model.trajectory(from: 1000, velocity: 1000)
    #expect(fling.velocity(at: 0) == 1000 && abs(fling.limit - 1800) < 1e-9)
    #expect(model.trajectory(from: 1000, velocity: 49).limit == 1000)
    #expect(model.trajectory(resumedFrom: 1000, velocity: 40, ticks: .standard).limit == 1032)
    let stopping = Self.model(.share(0.5), .decay(perSecond: 2)) { $0.fling.stop = 10 }
    #expect(stopping.trajectory(from: 1000, velocity: 1000).limit == 1495)
    #expect(stopping.trajectory(from: 1000, velocity: 10).limit == 1000)
  }

  // v in pt/ms: 1.5²/0.0015 = 1500 pt in 2·1.5/0.0015 = 2000 ms; 0.6²/0.0012 = 300 pt in 1000 ms. e⁻² for the friction.
  @Test("flings to a target, and the other laws of the built-in models")
  func otherFlings() {
    let quintic = Self.model(.share(0.5), .quintic(deceleration: 0.0015))
      .trajectory(from: 1000, velocity: 1500)
    #expect(quintic.limit == 2500 && abs(quintic.duration - 2) < 1e-12)
    let circular = Self.model(.share(0.5), .circular(deceleration: 0.0006))
      .trajectory(from: 1000, velocity: 600)
    #expect(circular.limit == 1300 && abs(circular.duration - 1) < 1e-12)
    let over = Self.model(.share(0.5), .quintic(deceleration: 0.0015)).trajectory(from: 100, velocity: -1500)
    #expect(over.limit == 0 && over.lowestOffset(from: 0, to: .infinity) == -50)
    let stopped = Self.model(.share(0.5), .quintic(deceleration: 0.0015)) { $0.crossing = .stop }
      .trajectory(from: 100, velocity: -1500)
    #expect(stopped.limit == 0 && stopped.lowestOffset(from: 0, to: .infinity) == 0)
    let braked = Self.model(.share(0.5), .brakedDecay(perSecond: 2, deceleration: 0))
      .trajectory(from: 1000, velocity: 1000)
    #expect(abs(braked.velocity(at: 1) - 1000 * 0.1353352832366127) < 1e-9 && abs(braked.limit - 1500) < 1e-9)
    let power = Self.model(.share(0.5), .power(friction: 0.015)).trajectory(from: 1000, velocity: 2000)
    #expect(power.limit == 1000 + FlutterClampingFling(from: 0, velocity: 2000).distance)
    let curve = Self.model(.share(0.5), .touchpad(gamma: 3.7, beta: 172)).trajectory(
      from: 1000, velocity: 2000)
    #expect(curve.limit == 1000 + ChromiumTouchpadFling(velocity: 2000).distance)
    let windows = Self.model(.share(0.5), .windows(pixelsPerInch: 96)).trajectory(from: 1000, velocity: 2000)
    #expect(windows.limit == 1000 + ChromiumWindowsFling(velocity: 2000, length: 500).distance)
  }

  @Test("content at an edge that it would pass, and stops at, rests")
  func stopsAtOnce() {
    let model = Self.model(.heldIncrements, .power(friction: 0.015), .rest) { $0.crossing = .stop }
    #expect(model.trajectory(from: 0, velocity: -900) == ScrollTrajectory(.rest(0)))
    #expect(model.trajectory(from: 0, velocity: 900).limit > 100)
  }

  @Test("a promise is made only where the parts keep it")
  func promises() {
    func promise(
      _ property: CertificateProperty, _ drag: DragCurve = .share(0.5), _ bounce: BounceCurve = .rest,
      _ change: (inout ModelParts) -> Void = { _ in }
    ) -> CertificatePromise {
      Self.model(drag, .decay(perSecond: 2), bounce, change).promise(of: property)
    }
    let spring = BounceCurve.spring(Spring(frequency: 10, dampingRatio: 1))
    #expect(promise(.mirror) == .byMapping && promise(.catchOffset) == .byMapping)
    #expect(promise(.mirror, .share(0.5), spring) { $0.start.direction = .towardsStart } == .broken)
    #expect(promise(.catchOffset, .tangent(share: 0.5, greatest: 50), spring) == .broken)
    #expect(
      promise(.catchOffset, .share(0.5), .quartic(duration: 1)) { $0.rounding = .overscrollCut } == .broken)
    #expect(
      promise(.catchOffset, .share(0.5), .critical(frequency: 9)) { $0.rounding = .overscrollCut }
        == .byMapping)
    #expect(promise(.catchOffset, .tangent(share: 0.5, greatest: 50), .rest) == .byMapping)
    #expect(
      promise(.catchOffset, .viewportTangent(share: 0.5, part: 0.1), .bezier(longest: 0.3)) == .byMapping)
    #expect(promise(.catchOffset, .viewportTangent(share: 0.5, part: 0.05), .bezier(longest: 0.3)) == .broken)
    #expect(
      promise(.catchOffset, .clamp(limit: 10)) == .broken && promise(.catchOffset, .share(0)) == .broken)
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
      (.exponential(share: 0.5), .rest, .rest, true), (.exponential(share: 0), .rest, .rest, false),
      (.rangeBand(coefficient: 0), .rest, .rest, false), (.rangeBand(coefficient: 0.2), .rest, .rest, true),
      (.divided(by: 0.5), .rest, .rest, false), (.divided(by: 20), .rest, .rest, true),
      (.tangent(share: 0.5, greatest: 0), .rest, .rest, false),
      (.tangent(share: 0.5, greatest: 1), .rest, .rest, true),
      (.viewportTangent(share: 0.5, part: 0), .rest, .rest, false),
      (.viewportTangent(share: 0.5, part: 1), .rest, .rest, true),
      (.flutterIncrements(gain: 2), .rest, .rest, false), (.rigidBand(gain: 0.5), .rest, .rest, true),
      (.geckoIncrements(share: .nan), .rest, .rest, false), (.heldIncrements, .rest, .rest, true),
      (.filteredIncrements(share: 0), .rest, .rest, false), (.stretch(intensity: 1), .rest, .rest, false),
      (.share(1), .brakedDecay(perSecond: 1, deceleration: -1), .rest, false),
      (.share(1), .brakedDecay(perSecond: 1, deceleration: 0), .rest, true),
      (.share(1), .touchpad(gamma: 0, beta: 1), .rest, false),
      (.share(1), .spline(friction: 1), .rest, false),
      (.share(1), .windows(pixelsPerInch: 96), .rest, true), (.share(1), .sprung(frequency: 1), .rest, false),
      (.share(1), .quintic(deceleration: 0), .rest, false),
      (.share(1), .circular(deceleration: 1), .rest, true),
      (.share(1), .rest, .critical(frequency: 0), false), (.share(1), .rest, .critical(frequency: 1), true),
      (.share(1), .rest, .bezier(longest: 0), false), (.share(1), .rest, .bezier(longest: 1), true),
      (.share(1), .rest, .smoothstep(deceleration: 1), false),
      (.share(1), .decay(perSecond: 0), .rest, false),
      (.share(1), .decay(perSecond: 1), .rest, true), (.share(1), .braking(deceleration: -1), .rest, false),
      (.share(1), .braking(deceleration: 1), .rest, true),
      (.share(1), .quartic(speedOfOneSecond: 0), .rest, false),
      (.share(1), .quartic(speedOfOneSecond: 1), .rest, true), (.share(1), .power(friction: 1), .rest, true),
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
    #expect(!isComposable { $0.release.leastTravel = -1 } && isComposable { $0.release.leastTravel = 18 })
    #expect(!isComposable { ($0.release.leastTravel, $0.release.least, $0.release.greatest) = (18, 2, 1) })
    #expect(!isComposable { $0.fling.reach = .nan } && !isComposable { $0.fling.stop = -1 })
    #expect(!isComposable { $0.fling.least = .infinity } && !isComposable { $0.start.share = -1 })
    #expect(!isComposable { $0.start.greatest = 0 } && !isComposable { $0.start.greatestAtEdge = .nan })
    #expect(!isComposable { $0.start.kick = -1 } && !isComposable { $0.start.leastKick = .infinity })
    #expect(!isComposable { $0.rounding = .drag(perPoint: 0) } && isComposable { $0.rounding = .overscroll })
    #expect(!isComposable { ($0.curves.drag, $0.rounding) = (.heldIncrements, .overscroll) })
    #expect(isComposable { ($0.curves.drag, $0.rounding) = (.heldIncrements, .target(perPoint: 1)) })
  }
}
