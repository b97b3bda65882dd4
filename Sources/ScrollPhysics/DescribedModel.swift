/// A scroll physics with a description: facts, curves and promises, as ``ScrollModel`` lists them.
///
/// No member has a default, so that no model gets the facts of another by accident.
public protocol DescribedModel: PhysicsModel {
  /// The facts known about the implementation that the model reproduces, such as its source.
  var facts: ModelFacts { get }
  /// The curves of a drag past an edge, a fling, and a return, with their constants.
  var curves: ModelCurves { get }
  /// Whether the model claims to have a property of its certificate.
  func promise(of property: CertificateProperty) -> CertificatePromise
  /// Adds the model's description to `list`: its constants in the order of a gesture (drag, fling, bounce, rest), the quirks of the
  /// implementation that it reproduces, and the calculations whose test cases it passes.
  func list(in list: inout some ModelFactList)
}
