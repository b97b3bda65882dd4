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

  /// The source in which the original was read.
  public struct Source: Sendable {
    /// Owner and name of the repository; nil where no source is public.
    public let repository: StaticString?
    /// The version that was read, by its own number; nil where none is named.
    public let release: StaticString?
    /// The commit that was read; nil where the files are of several, or none was noted.
    public let commit: StaticString?
    /// Its date, as far as it is known: `2014-01`.
    public let date: StaticString?
    /// The licence, where the list names it.
    public let licence: StaticString?
    /// The files that say what the engine does, or what else is to be said of the source; nil for nothing.
    public let part: StaticString?

    /// A source with what is known of it.
    public init(
      _ repository: StaticString?, release: StaticString? = nil, commit: StaticString? = nil,
      date: StaticString? = nil, licence: StaticString? = nil, part: StaticString? = nil
    ) {
      (self.repository, self.release, self.commit) = (repository, release, commit)
      (self.date, self.licence, self.part) = (date, licence, part)
    }
  }

  /// The heading it is listed under.
  public let group: Group
  /// A sentence that says what it is.
  public let summary: StaticString
  /// The source in which it was read.
  public let source: Source
  /// The evidence that it behaves as the original, and the differences: sentences.
  public let fidelity: StaticString

  /// The facts of an original.
  public init(group: Group, summary: StaticString, source: Source, fidelity: StaticString) {
    (self.group, self.summary, self.source, self.fidelity) = (group, summary, source, fidelity)
  }
}
