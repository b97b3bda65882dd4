import ScrollPhysics
import TextFormats
import TraceReplay

extension Certificate {
  /// The JSON format of `models --certify --json`.
  package static let format = RecordFormat<[Certificate]>(
    "overscroll-certificate/1", "Measured behaviour of scroll models", from: "models --certify --json",
    [
      .value("viewport_pt", "The viewport's length in every measure, above 0.") { _ in
        CertificateScene.viewport
      },
      .value("content_pt", "The content's length in every measure, above 0.") { _ in CertificateScene.content
      },
      .value("finger_rate_hz", "Reports of the finger per second, unless a measure varies them.") { _ in
        CertificateScene.fingerRate
      },
      .value("rate_hz", "Display frames per second, unless a measure varies them.") { _ in
        CertificateScene.frameRate
      },
      .list("models", "One certificate per model, in the order of the call.", of: fields) { $0 },
    ])

  private static let fields: Fields<Certificate> = [
    .value("name", ScrollModel.nameMeaning) { $0.model.label },
    .value(
      "keeps_promises",
      "Whether the model passes every property that it promises. If false, the exit status is 1."
    ) { $0.brokenPromises.isEmpty },
    .object("measures", "The six measures.", measures) { $0 },
  ]

  private static let measures = Fields<Certificate>(
    CertificateMeasure.allCases.map { measure in
      .object(measure.rawValue, measure.meaning, measureFields) { ($0, measure) }
    })

  private static let measureFields = Fields<(certificate: Certificate, measure: CertificateMeasure)>(
    sharedAs: "measure", "One of the six measures of a certificate.",
    [
      .value("pass", "Whether the model passes every property of this measure that it promises.") {
        $0.certificate.failure(of: $0.measure) == nil
      },
      .list("properties", "The properties measured for it, each once.", of: findingFields) { part in
        part.certificate.findings(of: part.measure).map { (part.certificate, $0) }
      },
    ])

  private typealias Finding = (certificate: Certificate, finding: CertificateFinding)

  private static let findingFields = Fields<Finding>(
    sharedAs: "finding", "One property of a model, measured.",
    [
      .value("property", "The property, in words, such as: spring, offset at the release.") {
        $0.finding.property.name
      },
      .value("pass", "Whether the worst is within the limit.") { $0.finding.passes },
      .value("must_pass", "Whether the model promises it. Properties that it does not promise may fail.") {
        $0.certificate.model.promises.contains($0.finding.property)
      },
      size(
        "worst_pt",
        "The greatest violation, or 0; null if it is not finite. Absent if it is a speed.",
        isSpeed: false
      ) { $0.worst },
      size(
        "limit_pt", "The greatest violation that still passes. Absent if it is a speed.", isSpeed: false
      ) { $0.limit },
      size(
        "worst_pt_s",
        "The greatest violation, or 0; null if it is not finite. Present only if it is a speed.",
        isSpeed: true
      ) { $0.worst },
      size(
        "limit_pt_s", "The greatest violation that still passes. Present only if it is a speed.",
        isSpeed: true
      ) { $0.limit },
      .value(
        "percent",
        "The greatest violation in percent of the expected value, signed; null if a percentage is not meaningful."
      ) {
        $0.finding.percent
      },
      .value("place", "Where in the gesture the greatest violation is, in words; null without a violation.") {
        $0.finding.gesture == nil ? nil : $0.finding.location
      },
      .value(
        "gesture",
        "The gesture with the greatest violation, and the edge, in words; null without a violation."
      ) { $0.finding.gesture?.title },
      .value(
        "arguments",
        "Arguments of `overscroll simulate` that show that gesture; null without a violation, or if the gesture begins past an edge, which a script cannot do."
      ) { $0.finding.gesture?.arguments },
    ])

  /// The JSON field for the size of a finding that is a length, or of one that is a speed; null if the size is not finite.
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
    case .rate: "Neither the reports nor the frames per second change the motion."
    case .restart: "Motion restarted from its current state continues in the same way."
    case .mirror: "The two edges are mirror images."
    case .energy: "Motion without a finger does not gain energy."
    case .continuity: "Neither offset nor velocity jumps."
    }
  }
}
