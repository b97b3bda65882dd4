import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificate: energy")
struct EnergyMeasureTests {
  private func worst(_ property: CertificateProperty, _ motion: ScrollTrajectory) -> Double {
    EnergyMeasure.findings(of: TamperedContent.subject(.moves(motion)))
      .first { $0.property == property }?.worst ?? .nan
  }

  private func move(_ from: Double, _ to: Double, _ duration: Double = 0.5, _ easing: Easing = .outQuadratic)
    -> ScrollPiece
  {
    .move(EasedMove(from: from, to: to, duration: duration, easing: easing))
  }

  @Test("no spring, no decay and no way back gains energy within itself", arguments: ScrollModel.all)
  func models(model: ScrollModel) {
    for property in [CertificateProperty.secondBounce, .speedInside, .springEnergy] {
      #expect(Certificates.finding(property, of: model).passes, "\(property)")
    }
  }

  // t² over 0.5 s: from rest to twice the mean speed of 200 pt/s.
  @Test("a move inside the bounds that gets faster is seen with what it gains")
  func faster() {
    let growth = worst(.speedInside, ScrollTrajectory(move(500, 600, 0.5, .inQuadratic)))
    #expect(growth > 380 && growth <= 400)
    #expect(worst(.speedInside, ScrollTrajectory(move(500, 600))) == 0)
  }

  @Test("a second way out past the same edge is seen in full, the first is none")
  func bounce() {
    let once = ScrollTrajectory(move(0, -40)).then(move(-40, 0))
    #expect(worst(.secondBounce, once) == 0)
    let twice = once.then(move(0, -10)).then(move(-10, 0))
    #expect(abs(worst(.secondBounce, twice) - 10) < 0.1)
  }

  @Test("a way out that turns back and out again is seen by what it grows")
  func turn() {
    let motion = ScrollTrajectory(move(-20, -10)).then(move(-10, -25)).then(move(-25, 0))
    #expect(abs(worst(.secondBounce, motion) - 15) < 0.1)
  }

  // 100 pt in 0.5 s along 1 − (1 − s)² start at twice the mean speed.
  @Test("speed that comes from nowhere between two pieces is seen")
  func change() {
    let slow = ScrollTrajectory(move(500, 600))
    #expect(worst(.speedAtChange, slow.then(move(600, 500))) == 400)
    #expect(worst(.speedAtChange, slow.then(move(600, 500, 0.5, .inQuadratic))) == 0)
  }

  // 13 times the velocity into a stretch of slope 0.1478 at the edge: 1.92 times as fast (`AndroidScrolling.md`).
  @Test("Android's edge throws content out 1.92 times as fast as it comes")
  func absorb() {
    let finding = Certificates.finding(.speedAtChange, of: .androidStretch)
    #expect(!finding.passes && abs(finding.worst / 7992 - 0.921) < 0.001)
  }

  // √(v² + ω²·x²) by hand: ω = 10, x = −3, v = 40 gives 50.
  @Test("a spring's energy is said as the speed it has at the edge")
  func springSpeed() {
    let spring = SpringMotion(spring: UIKitModel.spring, displacement: -3, velocity: 40)
    let motion = ScrollTrajectory(.spring(spring, about: 0))
    var content = TamperedContent(.moves(motion), offset: 0, rate: 60)
    content.beginContact(at: 0)
    content.endContact(at: 0)
    let moment = MotionMoment(content, motion, since: 0, at: 0)
    #expect(abs((moment.springSpeed ?? 0) - 50) < 1e-12)
  }
}
