import ScrollPhysics
import Testing

private let extent = ScrollExtent(contentLength: 3680, viewportLength: 680)

@Suite("flutter-ios and flutter-desktop")
struct FlutterBouncingModelTests {
  private let ios = FlutterBouncingModel(extent, .ios)
  private let desktop = FlutterBouncingModel(extent, .desktop)

  @Test("a fling needs more than 100 pt/s and more than 18 pt of way, and is limited")
  func flings() {
    func released(_ model: FlutterBouncingModel, _ velocity: Double, _ travel: Double) -> Double {
      model.releaseVelocity(FingerRelease(velocity: velocity, travel: travel), atRaw: 100)
    }
    #expect(released(ios, 100, 50) == 0 && released(ios, 100.5, 50) == -100.5)
    #expect(released(ios, -500, 18) == 0 && released(ios, -500, -18.5) == 500)
    #expect(released(ios, 9000, 50) == -8000 && released(desktop, 9000, 50) == -9000)
    #expect(released(desktop, -1e6, 50) == 64_000)
  }

  @Test("momentum that a touch caught comes on top, beyond the limit too")
  func momentum() {
    let caught = FlutterMomentum(catching: 3000, at: 0)
    let released = ios.releaseVelocity(FingerRelease(velocity: -9000, travel: -50), atRaw: 100)
    #expect(caught.release(released) == 8000 + caught.velocity)
  }

  @Test("content inside the bounds and slower than a pixel in 50 ms rests, outside it springs back")
  func rest() {
    // One pixel at 3 per point: 20/3 pt/s.
    #expect(ios.trajectory(from: 100, velocity: 6.6) == ScrollTrajectory(.rest(100)))
    #expect(ios.trajectory(from: 100, velocity: 6.7) != ScrollTrajectory(.rest(100)))
    let back = ios.trajectory(from: -40, velocity: 0)
    #expect(back.limit == 0 && back.offset(at: 0) == -40 && back.settleTime(ios.tolerance) > 0.3)
  }

  @Test("from 100 pt it is within a point after 566 ms, on desktops after 655")
  func bounceBack() {
    // `ModelComparison.md`.
    for (platform, milliseconds) in [(FlutterBouncingModel.Platform.ios, 566.0), (.desktop, 655)] {
      let back = FlutterBouncingModel(extent, platform).trajectory(from: -100, velocity: 0)
      #expect(
        back.offset(at: (milliseconds - 1) / 1000) < -1 && back.offset(at: (milliseconds + 1) / 1000) > -1)
    }
  }

  @Test("on desktops a fling comes to an end sooner")
  func desktopFling() {
    let (phone, desk) = (
      ios.trajectory(from: 100, velocity: 2000), desktop.trajectory(from: 100, velocity: 2000)
    )
    #expect(
      desk.limit < phone.limit && desk.settleTime(desktop.tolerance) < phone.settleTime(ios.tolerance)
        && desk.velocity(at: 2) == 0)
  }

  @Test("the trackers and thresholds are those of the platform")
  func parts() {
    #expect(ios.tracker == .ios && desktop.tracker == .macos)
    #expect(abs(ios.spring.frequency * ios.spring.frequency - 200) < 1e-10)
    #expect(abs(desktop.spring.frequency * desktop.spring.frequency - 250) < 1e-10)
  }
}

@Suite("flutter-clamping")
struct FlutterClampingModelTests {
  private let model = FlutterClampingModel(extent)

  @Test("a finger moves content to an edge and not beyond, and what is beyond only back")
  func drag() {
    #expect(model.offset(from: 100, movedBy: -30) == 70 && model.offset(from: 100, movedBy: -130) == 0)
    #expect(model.offset(from: 0, movedBy: -30) == 0 && model.offset(from: 3000, movedBy: 30) == 3000)
    #expect(model.offset(from: -50, movedBy: -30) == -50 && model.offset(from: -50, movedBy: 30) == -20)
    #expect(model.offset(from: 3050, movedBy: 30) == 3050 && model.offset(from: 3050, movedBy: -30) == 3020)
    #expect(model.offset(from: 1000, movedBy: 5000) == 3000)
  }

  @Test("a fling stops dead at an edge, on time")
  func edge() {
    let motion = model.trajectory(from: 2800, velocity: 2000)
    #expect(motion.limit == 3000 && motion.offset(at: 5) == 3000 && motion.velocity(at: 5) == 0)
    #expect(abs(motion.offset(at: motion.duration - 1e-9) - 3000) < 1e-5)
    #expect(motion.velocity(at: motion.duration - 1e-9) > 1000)
  }

  @Test(
    "one that stays inside goes its whole way; none leaves an edge outwards or slower than a pixel in 50 ms")
  func inside() {
    let motion = model.trajectory(from: 1000, velocity: -2000)
    #expect(abs(motion.limit - (1000 - 647.3987783959531)) < 1e-9 && motion.offset(at: 2) == motion.limit)
    #expect(
      model.trajectory(from: 0, velocity: -500) == ScrollTrajectory(.rest(0))
        && model.trajectory(from: 0, velocity: 500) != ScrollTrajectory(.rest(0)))
    #expect(model.trajectory(from: 3000, velocity: 500) == ScrollTrajectory(.rest(3000)))
    #expect(model.trajectory(from: 50, velocity: 6) == ScrollTrajectory(.rest(50)))
  }

  @Test("Q7: out of range the spring starts with min(0, v) at either edge; fixed, with what leads inwards")
  func springVelocity() {
    let fixed = FlutterClampingModel(extent, form: .fixed)
    func start(_ model: FlutterClampingModel, _ offset: Double, _ velocity: Double) -> Double {
      model.trajectory(from: offset, velocity: velocity).velocity(at: 0)
    }
    #expect(start(model, -50, 700) == 0 && start(model, -50, -700) == -700)
    #expect(start(fixed, -50, 700) == 700 && start(fixed, -50, -700) == 0)
    for form in [model, fixed] { #expect(start(form, 3050, 700) == 0 && start(form, 3050, -700) == -700) }
    #expect(
      model.trajectory(from: -50, velocity: 0).limit == 0
        && model.trajectory(from: 3050, velocity: 0).limit == 3000)
  }

  @Test("flings begin above 50 pt/s")
  func flings() {
    func released(_ velocity: Double) -> Double {
      model.releaseVelocity(FingerRelease(velocity: velocity, travel: 90), atRaw: 100)
    }
    #expect(released(50) == 0 && released(51) == -51 && released(-9000) == 8000)
  }
}
