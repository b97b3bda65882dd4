import Testing

@testable import SystemChecks

@Suite("Certificate: catch")
struct CatchMeasureTests {
  // Q1: content shown at y past the edge is taken for a raw position: it goes to y·d·c / (d + c·y).
  @Test("ScrollMechanics' content jumps inwards at a catch, its fixed form's does not")
  func scrollMechanics() {
    let finding = Certificates.finding(.catchOffset, of: .scrollMechanics)
    #expect(!finding.passes && finding.worst > 100 && finding.location.hasPrefix("a catch "))
    #expect(Certificates.finding(.catchOffset, of: .scrollMechanicsFixed).passes)
    #expect(Certificates.finding(.catchGain, of: .scrollMechanicsFixed).passes)
  }

  @Test("recorded UIKit shows a catch on the nearest pixel")
  func pixel() {
    let finding = Certificates.finding(.catchOffset, of: .uikitMeasured)
    #expect(finding.passes && finding.isAllowed && finding.worst <= 1.0 / 6 + 1e-9)
  }

  @Test("a jump at a catch, and a finger that counts twice, are seen")
  func planted() {
    let jump = CatchMeasure.findings(of: TamperedContent.subject(.jumpsAtCatch(2)))
    #expect(abs(jump[0].worst - 2) < 1e-9 && jump[1].passes)
    let gain = CatchMeasure.findings(of: TamperedContent.subject(.doublesAfterCatch))
    #expect(gain[0].passes && abs(gain[1].worst - 1) < 1e-9)
  }
}
