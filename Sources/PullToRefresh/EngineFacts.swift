import ScrollPhysics

/// What is known about the control that an engine reproduces (the original): what it is, where its source was read, how faithful the engine
/// is.
public struct EngineFacts: Sendable {
  /// A heading in the list of engines.
  @frozen
  public enum Group: UInt8, Sendable {
    /// One of the systems described by the documents that this project started from.
    case seed
    /// A system not among the project's first documents, added for comparison.
    case comparator
  }

  /// The heading that the engine is listed under.
  public let group: Group
  /// The scroll view that the original ships on; ``RefreshSystem/nativeList`` gives the reasons.
  public let list: ScrollList
  /// The original's own name, as its documents spell it; in brackets the toolkit, platform or release where the name alone does not say it.
  public let product: StaticString
  /// One sentence that says what the original is.
  public let summary: StaticString
  /// The source that was read, or what was observed from outside.
  public let source: OriginalSource
  /// Evidence that the engine behaves like the original, and the known differences: full sentences.
  public let fidelity: StaticString

  /// The facts about one original control; each parameter is the property of the same name.
  public init(
    group: Group, list: ScrollList, product: StaticString, summary: StaticString, source: OriginalSource,
    fidelity: StaticString
  ) {
    (self.group, self.list, self.product, self.summary) = (group, list, product, summary)
    (self.source, self.fidelity) = (source, fidelity)
  }
}
