import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificate: restart")
struct RestartMeasureTests {
  @Test(
    "decay and spring go on as they were, on recorded UIKit too: without another kick",
    arguments: [
      ScrollModel.uikit, .uikitMeasured, .scrollMechanics, .gtk, .gtkFixed,
    ])
  func invariant(model: ScrollModel) {
    #expect(Certificates.finding(.restart, of: model).passes)
  }

  @Test("a kick at every restart is seen")
  func kick() {
    var subject = CertificateSubject(.uikitMeasured)
    subject.resumed = {
      ScrollModel.uikitMeasured.trajectory(from: $0, velocity: $1, in: CertificateScene.extent, ticks: $2)
    }
    let finding = RestartMeasure.findings(of: subject)[0]
    #expect(!finding.passes && finding.worst > 1)
  }

  // The decay of UIKit goes on for v / 2.002 points.
  @Test("a motion that stops where it is solved anew falls short of all it had before it")
  func stopped() {
    var subject = CertificateSubject(.uikit)
    subject.resumed = { offset, _, _ in ScrollTrajectory(.rest(offset)) }
    let finding = RestartMeasure.findings(of: subject)[0]
    // 2000 pt/s stopped at the first frame, looked at 3 s after: 2000 / 2.002 · (1 − e^(−6)) less a frame's way.
    #expect(finding.worst > 950 && finding.worst < 999)
    #expect(finding.gesture?.name == "fling inside")
  }

  // By the contract content inside the bounds decelerates; the spring of the formulas would bring it back to the edge.
  @Test("a return that crossed its edge is measured for itself")
  func returning() {
    let finding = Certificates.finding(.returnRestart, of: .uikit)
    #expect(!finding.passes && finding.gesture?.name == "pull, hold and push back")
    #expect(!ScrollModel.uikit.promises.contains(.returnRestart))
  }
}
