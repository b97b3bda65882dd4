import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificate: continuity")
struct ContinuityMeasureTests {
  private func worst(_ property: CertificateProperty, _ defect: TamperedContent.Defect) -> Double {
    ContinuityMeasure.findings(of: TamperedContent.subject(defect))
      .first { $0.property == property }?.worst ?? .nan
  }

  // y = x·d·c / (d + c·x) with d the length of the bounds, 6120, and c = 0.15, for 200 pt: 29.85 (`WebLibraries.md`).
  @Test("use-gesture's release puts content back to its bounds at once")
  func useGesture() {
    let finding = Certificates.finding(.releaseOffset, of: .useGesture)
    #expect(abs(finding.worst - 200 * 6120 * 0.15 / (6120 + 0.15 * 200)) < 1e-9)
  }

  // 7.23 per second times the overscroll, inwards, measured on a release from rest (`MeasuredUIScrollView.md`).
  @Test("recorded UIKit kicks content that is let go beyond an edge, AppKit too")
  func kick() {
    let measured = Certificates.finding(.releaseVelocity, of: .uikitMeasured)
    #expect(!measured.passes && measured.location.hasSuffix("pt/s"))
    let appkit = Certificates.finding(.releaseVelocity, of: .appkit)
    #expect(!appkit.passes && appkit.gesture?.name == CertificateScene.pull.name)
  }

  @Test("whole points of Chromium are jumps at a catch and at the end; without rounding there are none")
  func wholePoints() {
    #expect(Certificates.finding(.catchOffset, of: .chromiumBezier).worst == 1)
    #expect(Certificates.finding(.catchOffset, of: .chromiumBezierFixed).worst < 1e-9)
    #expect(Certificates.finding(.endOffset, of: .chromiumExp).worst == 1)
    #expect(Certificates.finding(.endOffset, of: .chromiumExpFixed).worst < 1e-9)
  }

  // Q10: 50 px at once at the start edge. A frame of 8000 pt/s and 1/240 s is 33⅓ pt long; what of it is beyond is dropped.
  @Test("GTK cuts an overshoot to 50 px, Firefox the frame at the edge, their fixed forms nothing")
  func cuts() {
    let gtk = Certificates.finding(.changeOffset, of: .gtk)
    #expect(!gtk.passes && gtk.worst > 49 && gtk.worst <= 50)
    #expect(Certificates.finding(.changeOffset, of: .gtkFixed).passes)
    let gecko = Certificates.finding(.changeOffset, of: .geckoDesktop)
    #expect(!gecko.passes && gecko.worst < 8000.0 / 240)
    #expect(Certificates.finding(.changeOffset, of: .geckoDesktopFixed).passes)
  }

  // OverScroller meets an edge at a whole millisecond, 8 pt of a fling of 8000 pt/s: found by `simulate --rate 8000` with
  // starts from 800 to 1500, 8 pt at 807 and 9 at 1318. Two edges at one distance show less than a point.
  @Test("Android cuts the millisecond at the edge, which flings from many distances show")
  func millisecond() {
    for model in [ScrollModel.android, .androidStretch] {
      let finding = Certificates.finding(.changeOffset, of: model)
      #expect(!finding.passes && finding.worst > 2 && finding.worst <= 9)
      #expect(finding.gesture?.name.hasSuffix("from the edge") == true)
    }
  }

  // Flutter's spring is on the edge as soon as it is nearer than a pixel, 1/3 pt.
  @Test("Flutter snaps to the edge within a pixel, its fixed form does not")
  func snap() {
    #expect(abs(Certificates.finding(.endOffset, of: .flutterIOS).worst - 1.0 / 3) < 1e-3)
    #expect(Certificates.finding(.endOffset, of: .flutterIOSFixed).worst < 1e-9)
  }

  @Test("UIKit by the formulas jumps nowhere")
  func uikit() {
    #expect(Certificates.of(.uikit).failure(of: .continuity) == nil)
  }

  @Test("a jump at the release is seen")
  func release() {
    #expect(abs(worst(.releaseOffset, .jumpsAtRelease(-3)) - 3) < 1e-9)
    #expect(worst(.releaseOffset, .none) == 0)
  }

  // The first move ends at rest at 600 pt, the second starts at 605 at 2·100/0.5 pt/s.
  @Test("a jump between two pieces is seen, in offset and in velocity")
  func change() {
    let first = EasedMove(from: 500, to: 600, duration: 0.5, easing: .outQuadratic)
    let second = EasedMove(from: 605, to: 505, duration: 0.5, easing: .outQuadratic)
    let motion = ScrollTrajectory(.move(first)).then(.move(second))
    #expect(worst(.changeOffset, .moves(motion)) == 5)
    #expect(worst(.changeVelocity, .moves(motion)) == 400)
  }

  @Test("a stop dead is seen at the end, and so is an end elsewhere")
  func end() {
    let move = EasedMove(from: 500, to: 600, duration: 0.5, easing: .inQuadratic)
    #expect(abs(worst(.endVelocity, .moves(ScrollTrajectory(.move(move)))) - 400) < 1e-6)
    let cut = ScrollTrajectory(.move(move)).then(.rest(593), at: 0.5)
    #expect(abs(worst(.endOffset, .moves(cut)) - 7) < 1e-9)
  }

  // A slope by three offsets a hundredth of a point apart, against the band's own.
  @Test("the velocity under a finger is the finger's times the band's slope")
  func held() {
    let subject = CertificateSubject(.uikit)
    let run = CertificateRun(CertificateScene.pull, of: subject)
    // c·d² / (d + c·x)² with x = 200, d = 680, c = 0.55.
    let slope = 0.55 * 680 * 680 / ((680 + 0.55 * 200) * (680 + 0.55 * 200))
    #expect(abs(run.velocity(of: subject) + 1000 * slope) < 1e-5)
  }
}
