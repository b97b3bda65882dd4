/// A physics with its facts, curves and promises, as listed by ``ScrollModel``.
///
/// No member has a default, so that no model gets the facts of another by accident.
public protocol DescribedModel: PhysicsModel {
  /// The facts known about the original.
  var facts: ModelFacts { get }
  /// The curves that the model consists of.
  var curves: ModelCurves { get }
  /// The model's promise for a property of its certificate.
  func promise(of property: CertificateProperty) -> CertificatePromise
  /// Lists the model's constants in the order of a gesture (drag, fling, bounce, rest), the original's quirks, and the calculations
  /// whose test cases it passes.
  func list(in list: inout some ModelFactList)
}
