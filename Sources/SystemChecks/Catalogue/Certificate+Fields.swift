import ScrollPhysics
import TextFormats

extension Certificate {
  /// The JSON format of `models --certify --json`.
  package static let format = RecordFormat<[Certificate]>(
    "overscroll-certificate/1", "How models behave, measured", from: "models --certify --json",
    [
      .value("viewport_pt", "The viewport's length in every measure, above 0.") { _ in
        CertificateScene.viewport
      },
      .value("content_pt", "The content's length in every measure, above 0.") { _ in CertificateScene.content
      },
      .value("finger_rate_hz", "Reports of the finger a second, where a measure does not vary them.") { _ in
        CertificateScene.fingerRate
      },
      .value("rate_hz", "Display frames a second, where a measure does not vary them.") { _ in
        CertificateScene.frameRate
      },
      .list("models", "A certificate for each model, in the order asked for.", of: fields) { $0 },
    ])

  private static let fields: Fields<Certificate> = [
    .value("name", "The scroll model, as `models` lists it.") { "\($0.model.name)" },
    .value("keeps_promises", "Whether every property that it promises passes. False ends the program with 1.")
    { $0.brokenPromises.isEmpty },
    .object("measures", "The six measures.", measures) { $0 },
  ]

  private static let measures = Fields<Certificate>(
    CertificateMeasure.allCases.map { measure in
      .object(measure.rawValue, measure.meaning, measureFields) { ($0, measure) }
    })

  private static let measureFields = Fields<(certificate: Certificate, measure: CertificateMeasure)>(
    sharedAs: "measure", "One of the six measures of a certificate.",
    [
      .value("pass", "Whether every property of it that the model promises passes.") {
        $0.certificate.failure(of: $0.measure) == nil
      },
      .list("properties", "What was measured for it, each property once.", of: findingFields) { part in
        part.certificate.findings(of: part.measure).map { (part.certificate, $0) }
      },
    ])

  private typealias Finding = (certificate: Certificate, finding: CertificateFinding)

  private static let findingFields = Fields<Finding>(
    sharedAs: "finding", "One property of a model, measured.",
    [
      .value("property", "What was measured, in words: spring, offset at the release.") {
        $0.finding.property.name
      },
      .value("pass", "Whether the worst is within the limit.") { $0.finding.passes },
      .value("must_pass", "Whether the model promises it; what it does not promise may fail.") {
        $0.certificate.model.promises.contains($0.finding.property)
      },
      size(
        "worst_pt",
        "The greatest violation, 0 for none; null where it is not finite. Absent where it is a speed.",
        isSpeed: false
      ) { $0.worst },
      size(
        "limit_pt", "The greatest violation that still passes. Absent where it is a speed.", isSpeed: false
      ) { $0.limit },
      size(
        "worst_pt_s",
        "The greatest violation, 0 for none; null where it is not finite. Only where it is a speed.",
        isSpeed: true
      ) { $0.worst },
      size("limit_pt_s", "The greatest violation that still passes. Only where it is a speed.", isSpeed: true)
      { $0.limit },
      .value("percent", "The worst in percent of what it should be, signed; null where that says nothing.") {
        $0.finding.percent
      },
      .value("place", "Where in the gesture the worst is, in words; null where there is no violation.") {
        $0.finding.gesture == nil ? nil : $0.finding.location
      },
      .value(
        "gesture",
        "The gesture that shows the worst, with the edge, in words; null where there is no violation."
      ) { $0.finding.gesture?.title },
      .value(
        "arguments",
        "What `overscroll simulate` takes to show that gesture; null where there is no violation, or the gesture begins past an edge, as no script does."
      ) { $0.finding.gesture?.arguments },
    ])

  /// The field for a finding's size if it is a length, or if it is a speed; null if the size is not finite.
  private static func size(
    _ key: String, _ description: String, isSpeed: Bool,
    _ size: @escaping @Sendable (CertificateFinding) -> Double
  ) -> Field<Finding> {
    .optional(key, description) { part -> Double?? in
      part.finding.property.isSpeed == isSpeed ? .some(size(part.finding)) : nil
    }
  }
}

extension CertificateMeasure {
  fileprivate var meaning: String {
    switch self {
    case .path: "The same drag in 1 to 1000 events ends at one offset."
    case .rate: "Neither reports nor frames a second change what happens."
    case .restart: "Motion solved anew from where it is goes on the same."
    case .mirror: "The two edges are mirror images."
    case .energy: "Motion that nothing drives gains no energy."
    case .continuity: "Neither offset nor velocity jumps."
    }
  }
}
