import ScrollPhysics

@testable import SystemChecks

/// The certificates of all models, measured once.
enum Certificates {
  private static let all = Dictionary(uniqueKeysWithValues: ScrollModel.all.map { ($0, Certificate(of: $0)) })

  /// What was found of a model's property.
  static func finding(_ property: CertificateProperty, of model: ScrollModel) -> CertificateFinding {
    guard let finding = all[model]?.findings.first(where: { $0.property == property }) else {
      preconditionFailure("a certificate has a finding for each property")
    }
    return finding
  }

  /// A model's certificate.
  static func of(_ model: ScrollModel) -> Certificate { all[model] ?? Certificate(of: model) }
}
