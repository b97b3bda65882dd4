import ScrollPhysics

/// The facts known of an engine's original: what it is, where it was read, how faithful the engine is.
public struct EngineFacts: Sendable {
  /// A heading of the list of engines.
  @frozen
  public enum Group: UInt8, Sendable {
    /// A system of the documents that this project started from.
    case seed
    /// A system to compare them with.
    case comparator
  }

  /// The heading it is listed under.
  public let group: Group
  /// The list that it ships on: ``RefreshSystem/nativeList`` has the reasons.
  public let list: ScrollList
  /// The original's own name, as its documents spell it; in brackets the toolkit, platform or release where the name alone does not say it.
  public let product: StaticString
  /// A sentence that says what it is.
  public let summary: StaticString
  /// The source in which it was read, or what was seen of it.
  public let source: OriginalSource
  /// The evidence that it behaves as the original, and the differences: sentences.
  public let fidelity: StaticString

  /// The facts of an original.
  public init(
    group: Group, list: ScrollList, product: StaticString, summary: StaticString, source: OriginalSource,
    fidelity: StaticString
  ) {
    (self.group, self.list, self.product, self.summary) = (group, list, product, summary)
    (self.source, self.fidelity) = (source, fidelity)
  }
}
