/// What is known of a model's original: what it is, where it was read, how faithful the model is.
///
/// A mended form has the facts of its original.
public struct ModelFacts: Sendable {
  /// A heading of the list of models.
  @frozen
  public enum Family: UInt8, Sendable {
    case apple, flutter, android, browsers, toolkits, web

    /// The heading.
    public var heading: StaticString {
      switch self {
      case .apple: "Apple"
      case .flutter: "Flutter"
      case .android: "Android"
      case .browsers: "Browsers"
      case .toolkits: "Linux toolkits"
      case .web: "Web libraries"
      }
    }
  }

  /// Where the original was read.
  public struct Source: Sendable {
    /// Owner and name of the repository.
    public let repository: StaticString
    /// The files that say what the model does, by their names or paths there.
    public let files: StaticString
    /// The commit that was read; nil where several were, or none was noted.
    public let commit: StaticString?
    /// Its date, as far as it is known: `2024-01`.
    public let date: StaticString?

    /// A place in a repository.
    public init(
      _ repository: StaticString, _ files: StaticString, commit: StaticString? = nil,
      date: StaticString? = nil
    ) {
      (self.repository, self.files, self.commit, self.date) = (repository, files, commit, date)
    }
  }

  /// How many numeric cases the model's calculations pass; see ``ModelFactList/calculation(_:)``.
  public struct Cases: Sendable {
    /// The file's name.
    public let file: StaticString
    /// Cases whose numbers the peer's own tests assert, or that were measured.
    public let upstream: Int
    /// Cases whose numbers were computed from the formulas.
    public let derived: Int

    /// So many cases of a file.
    public init(_ file: StaticString, upstream: Int, derived: Int) {
      (self.file, self.upstream, self.derived) = (file, upstream, derived)
    }
  }

  /// The heading it is listed under.
  public let family: Family
  /// A line that names the original's class.
  public let summary: StaticString
  /// Where it was read.
  public let source: Source
  /// What the mended form mends, in a few words; nil where there is none.
  public let mended: StaticString?
  /// What of the tracker's velocity content takes over, where that is not all: a sentence; nil where it is.
  public let release: StaticString?
  /// What passes; nil where there are no cases.
  public let cases: Cases?
  /// What is known to be as in the original, beside the cases: sentences, or none.
  public let known: StaticString
  /// What was not read but concluded: sentences, or none.
  public let inferred: StaticString
  /// What nobody knows or nobody has read: sentences, or none.
  public let unknown: StaticString

  /// The facts of an original.
  public init(
    family: Family, summary: StaticString, source: Source, mended: StaticString?,
    release: StaticString? = nil,
    cases: Cases?, known: StaticString, inferred: StaticString = "", unknown: StaticString = ""
  ) {
    (self.family, self.summary, self.source, self.mended) = (family, summary, source, mended)
    (self.release, self.cases) = (release, cases)
    (self.known, self.inferred, self.unknown) = (known, inferred, unknown)
  }
}
