import ScrollPhysics

/// The findings of six measures on a scroll model: where its motion is physically plausible, and where it is not.
package struct Certificate: Sendable {
  /// The scroll model that was measured.
  package let model: ScrollModel
  /// The findings on all properties, in the order of the measures.
  package let findings: [CertificateFinding]

  /// Measures a model and returns its certificate.
  package init(of model: ScrollModel) {
    self.init(of: model, findings: Self.findings(of: CertificateSubject(model)))
  }

  init(of model: ScrollModel, findings: [CertificateFinding]) {
    (self.model, self.findings) = (model, findings)
  }

  /// Measures every property of a subject.
  ///
  /// - Parameter subject: The content to measure.
  /// - Returns: One finding per property.
  package static func findings(of subject: CertificateSubject) -> [CertificateFinding] {
    [PathMeasure.finding(of: subject)] + RateMeasure.findings(of: subject)
      + RestartMeasure.findings(of: subject) + [MirrorMeasure.finding(of: subject)]
      + EnergyMeasure.findings(of: subject) + ContinuityMeasure.findings(of: subject)
  }

  /// The findings on the properties that belong to a measure.
  package func findings(of measure: CertificateMeasure) -> [CertificateFinding] {
    findings.filter { $0.property.measure == measure }
  }

  /// The worst failed finding of a measure; nil if the measure passes.
  ///
  /// Distances count before speeds, and both before the properties that include slop and velocity tracker.
  package func failure(of measure: CertificateMeasure) -> CertificateFinding? {
    func rank(_ finding: CertificateFinding) -> Int {
      finding.property == .wholeRate ? 2 : finding.property.isSpeed ? 1 : 0
    }
    let failures = findings(of: measure).filter { !$0.passes }
    let telling = failures.map(rank).min()
    return failures.filter { rank($0) == telling }.max { $0.worst < $1.worst }
  }

  /// The required properties that the model does not pass; see ``ScrollModel/promises``.
  package var brokenPromises: [CertificateFinding] {
    let promises = model.promises
    return findings.filter { promises.contains($0.property) && !$0.passes }
  }
}
