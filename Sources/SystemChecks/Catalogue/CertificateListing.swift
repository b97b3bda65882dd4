import ScrollPhysics
import TextFormats

/// Certificates as text: a table of all models, or the details of one.
package enum CertificateListing {
  /// A table of certificates, one row per model and one column per measure.
  ///
  /// A cell contains `pass` or the size of the worst violation, with `!` if the model is required to pass.
  package static func table(_ certificates: [Certificate], width: Int) -> String {
    let measures = CertificateMeasure.allCases
    var table = TextTable(["model"] + measures.map(head))
    for certificate in certificates {
      let broken = Set(certificate.brokenPromises.map(\.property.measure))
      table.add(
        [certificate.model.label]
          + measures.map { cell(certificate, $0) + (broken.contains($0) ? "!" : "") })
    }
    return table.text(width: width) + "\n" + legend
  }

  /// A measure's column heading, short enough for a table of 80 columns.
  private static func head(of measure: CertificateMeasure) -> String {
    measure == .continuity ? "jump" : measure.rawValue
  }

  private static func cell(_ certificate: Certificate, _ measure: CertificateMeasure) -> String {
    certificate.failure(of: measure).map(CertificateFigure.worst) ?? "pass"
  }

  private static var legend: String {
    let rows = CertificateMeasure.allCases.map { HelpText.row(head(of: $0), meaning(of: $0), indent: 11) }
    return rows.joined(separator: "\n") + "\n\n"
      + HelpText.wrap(
        "Failures are behaviour of the original or, if motion is restarted, of replays. A ! marks a failure of a property that the model promises. For the parts of each measure, the greatest violation and how to see it: overscroll models --certify NAME"
      ) + "\n"
  }

  private static func meaning(of measure: CertificateMeasure) -> String {
    switch measure {
    case .path: "one drag in 1 to 1000 events: greatest distance between its ends"
    case .rate: "30 to 1000 Hz: the end of a pull in percent, else the motion"
    case .restart: "motion restarted midway: greatest deviation"
    case .mirror: "the two edges: greatest difference from mirror images"
    case .energy: "speed or overscroll that grows after the release"
    case .continuity: "the greatest jump of the offset, else of the velocity"
    }
  }

  // MARK: Details of one model

  /// All findings about one model as text, measure by measure, followed by commands that reproduce its failures.
  ///
  /// - Parameters:
  ///   - certificate: The findings.
  ///   - word: The word for `--model`, if it is not the model's name: a model file's path.
  /// - Returns: Lines, the last of which ends with a line feed.
  package static func page(_ certificate: Certificate, word: String? = nil) -> String {
    let entry = ModelEntry(certificate.model)
    let measures = CertificateMeasure.allCases.map { measure in
      let rows = certificate.findings(of: measure).map { row($0, of: certificate) }
      let note = measure == .continuity ? catchNote : ""
      return "\(measure.rawValue): \(cell(certificate, measure))\n" + rows.joined() + note
    }
    return "\(entry.name)\n  \(HelpText.wrap(entry.summary, indent: 2))\n\n"
      + measures.joined(separator: "\n") + gestures(of: certificate, word ?? certificate.model.label)
  }

  /// The note that explains why velocities are not compared when a finger catches moving content, and what is measured instead.
  private static let catchNote =
    "  "
    + HelpText.wrap(
      "At a catch velocities are not compared, because content under a finger has the finger's velocity. Instead it measures how much farther than the finger the first point of movement moves the content.",
      indent: 2) + "\n"

  /// The column at which the findings follow the property's name.
  private static let indent = 28

  private static func row(_ finding: CertificateFinding, of certificate: Certificate) -> String {
    let promise = certificate.model.promises.contains(finding.property) ? ", must pass" : ""
    let limit = "limit \(CertificateFigure.size(finding.limit, of: finding))\(promise)"
    let worst = CertificateFigure.size(finding.worst, of: finding)
    let percent = finding.percent == nil ? "" : ", \(CertificateFigure.worst(finding))"
    let verdict =
      finding.passes ? finding.isAllowed ? "pass by a pixel or its own tolerance" : "pass" : "fails"
    let first = HelpText.row(
      finding.property.name, "\(verdict): \(worst)\(percent) (\(limit))", indent: indent)
    guard !finding.passes || finding.isAllowed, let gesture = finding.gesture else { return first + "\n" }
    let location = HelpText.wrap("\(gesture.title): \(finding.location)", indent: indent)
    return first + "\n" + PaddedText.spaces(indent) + location + "\n"
  }

  /// The gestures that show a model's failures, each as a command line of `overscroll simulate`; empty if the model has no failure.
  private static func gestures(of certificate: Certificate, _ model: String) -> String {
    var seen: [CertificateGesture] = []
    for case let gesture? in certificate.findings.filter({ !$0.passes }).map(\.gesture)
    where !seen.contains(gesture) {
      seen.append(gesture)
    }
    guard !seen.isEmpty else { return "" }
    let call = ShellLine.text(["overscroll", "simulate", "--model", model]) + " \(scene) "
    let lines = seen.map {
      "  \($0.title)\n    \($0.arguments.map { call + $0 } ?? "begins beyond an edge, which a script of simulate cannot do")\n"
    }
    return "\nSee it:\n" + lines.joined()
  }

  private static var scene: String {
    "--viewport \(Int(CertificateScene.viewport)) --content \(Int(CertificateScene.content)) --rate \(Int(CertificateScene.frameRate))"
  }
}
