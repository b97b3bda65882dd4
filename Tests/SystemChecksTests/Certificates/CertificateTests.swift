import PolicyFiles
import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificates")
struct CertificateTests {
  @Test("every model keeps what it promises", arguments: ScrollModel.all)
  func promises(model: ScrollModel) {
    #expect(Certificates.of(model).brokenPromises.map(\.property) == [])
  }

  @Test("the file of every model keeps what it promises", arguments: ScrollModel.all)
  func filePromises(model: ScrollModel) {
    guard let file = try? ScrollModelFile(of: model) else { return }
    #expect(Certificate(of: file.model).brokenPromises.map(\.property) == [], "\(file.text)")
  }

  /// Models of positions, each rule of drags with several flings and returns, and of ways to start one.
  private static let composed: [ModelParts] = {
    let spring = BounceCurve.spring(Spring(mass: 1, stiffness: 200, dampingRatio: 0.4))
    let flings: [FlingCurve] = [
      .rest, .decay(perSecond: 3), .braking(deceleration: 900),
      .brakedDecay(perSecond: 2, deceleration: 1400),
      .power(friction: 0.015), .quartic(speedOfOneSecond: 4000), .touchpad(gamma: 3.7, beta: 172),
      .windows(pixelsPerInch: 96), .quintic(deceleration: 0.0015), .circular(deceleration: 0.0006),
    ]
    let returns: [BounceCurve] = [
      .rest, spring, .critical(frequency: 12.5), .bezier(longest: 0.3), .quartic(duration: 0.8),
      .circular(duration: 0.6),
    ]
    let drags: [DragCurve] = [
      .band(coefficient: 0.55), .longBand(coefficient: 1, length: 10), .rangeBand(coefficient: 0.15),
      .share(0.35), .share(0), .divided(by: 20), .exponential(share: 0.1), .tangent(share: 0.3, greatest: 40),
      .viewportTangent(share: 0.2, part: 0.1), .clamp(limit: 100),
    ]
    var all: [ModelParts] = []
    for (index, drag) in drags.enumerated() {
      for turn in 0..<6 {
        var parts = ModelParts(
          curves: ModelCurves(
            drag: drag, fling: flings[(index + turn * 3) % flings.count], bounce: returns[(index + turn) % 6])
        )
        parts.start.direction = [.any, .inward, .towardsStart, .none][turn % 4]
        (parts.start.kick, parts.start.leastKick) = (turn == 3 ? 10 : 0, turn == 4 ? 7 : 0)
        parts.start.snaps = turn == 5
        parts.rounding = [.none, .none, .overscroll, .overscrollCut, .none, .drag(perPoint: 3)][turn]
        parts.crossing = turn == 1 ? .stop : .asReturn
        all.append(parts)
      }
    }
    return all
  }()

  @Test("composed models keep what they promise", arguments: composed.indices)
  func composedPromises(index: Int) {
    let file = ScrollModelFile(name: "drawn", parts: Self.composed[index])
    #expect(Certificate(of: file.model).brokenPromises.map(\.property) == [], "\(file.text)")
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
