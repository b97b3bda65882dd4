import ScrollPhysics

/// The facts known of an engine's original: what it is, where it was read, how faithful the engine is.
public struct EngineFacts: Sendable {
  /// A heading of the list of engines.
  @frozen
  public enum Group: UInt8, Sendable {
    /// An original that this project began with.
    case seed
    /// A system to compare them with.
    case comparator
  }

  /// The heading it is listed under.
  public let group: Group
  /// A sentence that says what it is.
  public let summary: StaticString
  /// The source in which it was read, or what was seen of it.
  public let source: OriginalSource
  /// The evidence that it behaves as the original, and the differences: sentences.
  public let fidelity: StaticString

  /// The facts of an original.
  public init(group: Group, summary: StaticString, source: OriginalSource, fidelity: StaticString) {
    (self.group, self.summary, self.source, self.fidelity) = (group, summary, source, fidelity)
  }
}
