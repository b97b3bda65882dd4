import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificate: rate")
struct RateMeasureTests {
  private func finding(_ property: CertificateProperty, _ defect: TamperedContent.Defect)
    -> CertificateFinding?
  {
    RateMeasure.findings(of: TamperedContent.subject(defect)).first { $0.property == property }
  }

  // Issue 4: "Flutter +16 % at 30 Hz".
  @Test("Flutter's pull ends 15 to 16 % farther at 30 Hz than at 1000 Hz")
  func flutter() throws {
    let finding = Certificates.finding(.pullRate, of: .flutterIOS)
    let percent = try #require(finding.percent)
    #expect(!finding.passes && percent > 15 && percent < 16)
    #expect(finding.location.contains("at 30 Hz"))
    #expect(Certificates.finding(.pullRate, of: .flutterIOSFixed).passes)
    #expect(Certificates.finding(.pullRate, of: .flutterDesktopFixed).passes)
  }

  // At 30 Hz a frame of a fling of 8000 pt/s is up to 267 pt long: as much is the excess of the tick past the edge.
  @Test("GTK notices the edge at the tick, its fixed form between two")
  func gtk() {
    let finding = Certificates.finding(.edgeRate, of: .gtk)
    #expect(finding.worst > 100 && finding.worst < 267 && finding.location.contains("at 30 Hz"))
    #expect(finding.gesture?.name == CertificateScene.hardFling.name)
    #expect(Certificates.finding(.edgeRate, of: .gtkFixed).worst == 0)
    #expect(Certificates.finding(.motionRate, of: .gtkFixed).worst == 0)
  }

  @Test("models that work by the tick depend on it, and only they", arguments: ScrollModel.all)
  func ticks(model: ScrollModel) {
    let passes = [CertificateProperty.edgeRate, .motionRate].map {
      Certificates.finding($0, of: model).passes
    }
    #expect(passes == [!model.isTickBound, !model.isTickBound])
  }

  @Test("what depends on the frame rate is seen, with the rate")
  func planted() {
    // 30 / 30 at 30 Hz less 30 / 1000.
    for property in [CertificateProperty.edgeRate, .motionRate, .wholeRate] {
      let planted = finding(property, .knowsRate)
      #expect(abs((planted?.worst ?? 0) - 0.97) < 1e-6)
      #expect(planted?.location.contains("at 30 Hz") == true)
      #expect(finding(property, .none)?.passes == true)
    }
    // A third of a point rounds to nothing.
    #expect((finding(.pullRate, .roundsEvents)?.worst ?? 0) > 1)
    #expect(finding(.pullRate, .none)?.worst == 0)
  }
}
