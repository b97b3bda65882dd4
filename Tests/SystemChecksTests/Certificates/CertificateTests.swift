import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificates")
struct CertificateTests {
  @Test("every model keeps what it promises", arguments: ScrollModel.all)
  func promises(model: ScrollModel) {
    #expect(Certificates.of(model).brokenPromises.map(\.property) == [])
  }

  @Test("a certificate has each property once, in the order of the measures")
  func whole() {
    let properties = Certificates.of(.uikit).findings.map(\.property)
    #expect(Set(properties) == Set(CertificateProperty.allCases) && properties.count == Set(properties).count)
    let measures = properties.map(\.measure)
    for measure in CertificateMeasure.allCases {
      #expect(
        measures.lastIndex(of: measure)! - measures.firstIndex(of: measure)! + 1
          == measures.filter { $0 == measure }.count)
    }
  }

  @Test("a finding that fails has a place and a gesture, and not a number fails")
  func locations() {
    for model in ScrollModel.all {
      for finding in Certificates.of(model).findings where !finding.passes {
        #expect(!finding.location.isEmpty && finding.gesture != nil)
      }
    }
    var worst = WorstCase()
    worst.note(.nan, in: CertificateScene.pull, "nowhere")
    #expect(worst.size == .infinity && !CertificateFinding(.path, worst, limit: 1e-9).passes)
  }

  @Test("what fails most of a measure is a distance before a speed")
  func failure() {
    func found(_ property: CertificateProperty, _ size: Double) -> CertificateFinding {
      var worst = WorstCase()
      worst.note(size, in: CertificateScene.pull, "here")
      return CertificateFinding(property, worst, limit: 1)
    }
    let certificate = Certificate(
      of: .uikit,
      findings: [
        found(.changeVelocity, 900), found(.changeOffset, 2), found(.catchOffset, 3), found(.wholeRate, 50),
        found(.motionRate, 4), found(.path, 1),
      ])
    #expect(certificate.failure(of: .continuity)?.property == .catchOffset)
    #expect(certificate.failure(of: .rate)?.property == .motionRate)
    #expect(certificate.failure(of: .path) == nil)
    #expect(
      Set(certificate.brokenPromises.map(\.property)) == [
        .changeVelocity, .changeOffset, .catchOffset, .wholeRate, .motionRate,
      ])
  }

  @Test("each fixed form promises something, and no original that maps increments does")
  func fixed() {
    for model in ScrollModel.all where "\(model.name)".hasSuffix("-fixed") {
      #expect(!model.promises.isEmpty)
    }
    #expect(ScrollModel.flutterIOS.promises.isEmpty)
  }

  // The quirks of `ScrollModels.md`: GTK's edges at the tick and Q10, ScrollMechanics' Q1, framer's samples.
  @Test("what maps positions promises rates, mirror and catch, but for what the original has otherwise")
  func positions() {
    let all: Set<CertificateProperty> = [
      .path, .pullRate, .edgeRate, .motionRate, .mirror, .catchOffset, .catchGain,
    ]
    let quirks: [ScrollModel: Set<CertificateProperty>] = [
      .gtk: [.edgeRate, .motionRate, .mirror, .catchOffset], .gtkFixed: [.catchOffset],
      .gtk3: [.edgeRate, .motionRate, .mirror, .catchOffset],
      .scrollMechanics: [.catchOffset], .framerInertia: [.edgeRate, .motionRate],
    ]
    for model in ScrollModel.all where model.mapping(in: CertificateScene.extent) == .position {
      let promised = all.subtracting(quirks[model] ?? [])
      #expect(model.promises.intersection(all) == promised, "\(model.name)")
    }
  }

  @Test("a quirk that is gone is promised: what maps positions passes nothing of it unpromised")
  func quirksFail() {
    let all: [CertificateProperty] = [.edgeRate, .motionRate, .mirror, .catchOffset, .catchGain]
    for model in ScrollModel.all where model.mapping(in: CertificateScene.extent) == .position {
      for property in all where !model.promises.contains(property) {
        #expect(!Certificates.finding(property, of: model).passes, "\(model.name): \(property)")
      }
    }
  }
}
