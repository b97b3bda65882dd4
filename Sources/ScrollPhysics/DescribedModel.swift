/// A physics that says what it is, what it is made of and what it promises: what ``ScrollModel`` lists.
///
/// None of this is there by default, so that no model has what belongs to another.
public protocol DescribedModel: PhysicsModel {
  /// The facts known of the original.
  var facts: ModelFacts { get }
  /// The curves it is made of.
  var curves: ModelCurves { get }
  /// Its promise for a property of its certificate.
  func promise(of property: CertificateProperty) -> CertificatePromise
  /// Lists its constants in the order of a gesture (drag, fling, bounce, rest), the original's quirks, and the calculations
  /// whose cases it passes.
  func list(in list: inout some ModelFactList)
}
