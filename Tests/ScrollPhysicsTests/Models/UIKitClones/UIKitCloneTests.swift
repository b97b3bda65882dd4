import ScrollPhysics
import Testing

@Suite("scroll-mechanics")
struct ScrollMechanicsTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)

  @Test("Q1: a catch past an edge starts from the displayed offset, so content jumps inwards")
  func jump() {
    let model = ScrollMechanicsModel(extent)
    let caught = model.offset(forRaw: model.raw(forCatchAt: -100))
    // 100 · 0.55 / (1 + 55/800) = 51.46 pt.
    #expect(abs(caught + 51.46199) < 5e-6)
    #expect(model.raw(forCatchAt: 300) == 300)
  }

  @Test("Q1 mended: a catch leaves the content where it is")
  func mended() {
    let model = ScrollMechanicsModel(extent, catching: .inverse)
    for offset in [-300.0, -100, -1, 0, 500, 4200, 4201, 4600] {
      #expect(abs(model.offset(forRaw: model.raw(forCatchAt: offset)) - offset) < 1e-9)
    }
  }

  @Test("band, decay and spring are UIKit's as reverse engineered")
  func same() {
    let (model, uikit) = (ScrollMechanicsModel(extent), UIKitModel(extent))
    #expect(model.offset(forRaw: -77) == uikit.offset(forRaw: -77))
    #expect(model.trajectory(from: 300, velocity: -2000) == uikit.trajectory(from: 300, velocity: -2000))
  }

  @Test("a pan that has not moved for 100 ms is let go at rest")
  func stationary() {
    let model = ScrollMechanicsModel(extent)
    #expect(model.releaseVelocity(fingerVelocity: 700, age: 0.099) == -700)
    #expect(model.releaseVelocity(fingerVelocity: 700, age: 0.1) == 0)
  }
}

@Suite("Bands of clones")
struct CloneBandsTests {
  @Test("Q2: the overscroll moves in steps of whole points of finger; mended it does not")
  func integer() {
    let band = IntegerRubberBand(dimension: 800)
    #expect(band.offset(forDrag: 10.9) == band.offset(forDrag: 10) && band.offset(forDrag: -0.9) == 0)
    #expect(band.offset(forDrag: 11) > band.offset(forDrag: 10.9))
    #expect(band.mended.offset(forDrag: 10.9) > band.mended.offset(forDrag: 10))
    #expect(band.offset(forDrag: -42) == band.mended.offset(forDrag: -42))
  }

  @Test("Q3: half resistance has no limit where the rubber band has one")
  func half() {
    #expect(HalfResistance().offset(forDrag: 400) == 200 && HalfResistance().drag(forOffset: 200) == 400)
    let band = RubberBand(coefficient: 0.55, dimension: 680)
    #expect(abs(band.offset(forDrag: 400) - 166.2) < 0.05)
    #expect(HalfResistance().offset(forDrag: 1e4) > 680)
  }
}

@Suite("Chameleon")
struct ChameleonTests {
  @Test("Q4: the drag depends on its events")
  func path() {
    func drag(in events: Int) -> Double {
      (0..<events).reduce(20.0) { offset, _ in
        ChameleonBounce.filter.offset(from: offset, movedBy: -200 / Double(events), lower: 0, upper: 100)
      }
    }
    // One event: all of it at 0.055. Ten of 20: the first ends on the edge, the others outside.
    #expect(abs(drag(in: 1) - 9) < 1e-12)
    #expect(abs(drag(in: 10) + 180 * 0.055) < 1e-12)
  }

  @Test("Q4: a release at rest eases back in 0.33 s, whole steps of 1/120 s")
  func rest() {
    var bounce = ChameleonBounce(from: -60, velocity: 0, bound: 0)
    bounce.advance(to: 0.1)
    // Steps 0 to 12 have run: 0.1 s into the ease.
    let share = 0.1 / 0.33
    #expect(abs(bounce.position + 60 * (1 - share) * (1 - share)) < 1e-9)
    let before = bounce.position
    bounce.advance(to: 0.1 + 0.9 / 120)
    #expect(bounce.position == before)
    bounce.advance(to: 1)
    #expect(bounce.isFinished && bounce.position == 0)
  }

  @Test("Q4: velocities are cut to 200 pt/s, and below 100 pt/s the spring gives way to the ease")
  func bounce() {
    var bounce = ChameleonBounce(from: -10, velocity: -5000, bound: 0)
    #expect(bounce.velocity == -200)
    bounce.advance(to: 0)
    // v = −200 + (7·10 + 15·200)/120, x = −10 + v/120.
    let velocity = -200 + (70.0 + 3000) / 120
    #expect(abs(bounce.velocity - velocity) < 1e-9 && abs(bounce.position - (-10 + velocity / 120)) < 1e-9)
    bounce.advance(to: 2)
    #expect(bounce.isFinished && bounce.position == 0)
  }
}
