/// A composed model with a name, in memory that neither changes nor is freed as long as the program runs.
///
/// ``ScrollModel`` stays small and is copied without counting references.
@safe
@frozen
public struct ComposedModelReference: Hashable, @unchecked Sendable {
  @usableFromInline let model: UnsafePointer<Named>

  /// A model's parts and its name.
  @safe
  @frozen
  public struct Named {
    /// The parts of the model, of which ``ModelParts/isComposable`` is true.
    public let parts: ModelParts
    /// The UTF-8 bytes of the name, and a zero.
    public let name: UnsafePointer<CChar>

    /// The parts, and a name that ends with a zero and stays as it is.
    public init(_ parts: ModelParts, name: UnsafePointer<CChar>) {
      self.parts = parts
      unsafe self.name = name
    }
  }

  /// Refers to a model at an address that stays valid.
  public init(_ model: UnsafePointer<Named>) { unsafe self.model = model }

  /// The parts of the model.
  @inlinable public var parts: ModelParts { unsafe model.pointee.parts }

  /// The UTF-8 bytes of the name, and a zero.
  public var name: UnsafePointer<CChar> { unsafe model.pointee.name }

  /// True if both have the same name and the same parts.
  public static func == (a: ComposedModelReference, b: ComposedModelReference) -> Bool {
    if unsafe a.model == b.model { return true }
    guard a.parts == b.parts else { return false }
    var index = 0
    while unsafe a.name[index] == b.name[index] {
      if unsafe a.name[index] == 0 { return true }
      index += 1
    }
    return false
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    var index = 0
    while unsafe name[index] != 0 {
      unsafe hasher.combine(name[index])
      index += 1
    }
  }
}
