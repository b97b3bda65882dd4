import ScrollPhysics
import Testing

@Suite("Motion solved anew on its way")
struct ResumedMotionTests {
  private let extent = ScrollExtent(contentLength: 6800, viewportLength: 680)

  /// How far a motion from `offset` strays where it is solved anew at each hundredth of a second.
  private func strays(_ model: ScrollModel, from offset: Double, velocity: Double) -> Double {
    let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
    var worst = 0.0
    for step in 1...60 {
      let time = Double(step) / 100
      let again = model.trajectory(
        resumedFrom: motion.offset(at: time), velocity: motion.velocity(at: time), in: extent)
      for later in [0.0, 0.013, 0.2, 1.7] {
        worst = max(worst, abs(again.offset(at: later) - motion.offset(at: time + later)))
      }
    }
    return worst
  }

  // A law of offset and velocity alone gives the same motion from any of its moments on.
  @Test(
    "beyond an edge springs go on as they were, without a second kick or half of the velocity",
    arguments: [
      ScrollModel.appkit, .chromiumExpFixed, .geckoDesktop, .geckoDesktopFixed, .geckoAndroid,
      .geckoAndroidFixed,
      .framerInertiaFixed, .flutterIOSFixed, .flutterDesktopFixed, .flutterClampingFixed, .uikitMeasured,
      .gtkFixed,
    ])
  func outside(model: ScrollModel) {
    for (offset, velocity) in [(-60.0, 0.0), (-60, -900), (6150, 700)] {
      #expect(strays(model, from: offset, velocity: velocity) < 1e-9)
    }
  }

  @Test(
    "inside, flings go on however slow they have become, and meet the edge as they would have",
    arguments: [
      ScrollModel.geckoDesktopFixed, .framerInertiaFixed, .flutterIOSFixed, .flutterClampingFixed, .appkit,
      .uikitMeasured, .gtkFixed,
    ])
  func inside(model: ScrollModel) {
    for (offset, velocity) in [(3000.0, 800.0), (150, -900), (5900, 2500)] {
      #expect(strays(model, from: offset, velocity: velocity) < 1e-9)
    }
  }

  // Whole points: what a stretch has lost by rounding may turn up to a point further on.
  @Test("Chromium's goes on within a point of its rounding")
  func rounded() {
    #expect(strays(.chromiumExp, from: -25, velocity: 0) <= 1)
  }

  @Test("not a number is rest at not a number")
  func notANumber() {
    for model in [
      ScrollModel.appkit, .flutterIOS, .flutterClamping, .geckoDesktop, .chromiumExp, .framerInertia,
    ] {
      for (offset, velocity) in [(Double.nan, 0.0), (100, .nan), (-30, .nan)] {
        let motion = model.trajectory(resumedFrom: offset, velocity: velocity, in: extent)
        #expect(motion.offset(at: 0.5).isNaN, "\(model) \(offset) \(velocity)")
      }
    }
  }
}
