/// The facts of a model's original: what it is, where it was read, how faithful the model is.
///
/// A fixed form has the facts of its original.
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

  /// A count of the numeric cases that the model's calculations pass; see ``ModelFactList/calculation(_:)``.
  public struct Cases: Sendable {
    /// The file's name.
    public let file: StaticString
    /// Cases whose numbers the peer's own tests assert, or that were measured.
    public let upstream: Int
    /// Cases whose numbers were computed from the formulas.
    public let derived: Int

    /// The counts of a file's cases.
    public init(_ file: StaticString, upstream: Int, derived: Int) {
      (self.file, self.upstream, self.derived) = (file, upstream, derived)
    }
  }

  /// The heading it is listed under.
  public let family: Family
  /// A line that names the original's class.
  public let summary: StaticString
  /// The source in which it was read, or what was seen of it.
  public let source: OriginalSource
  /// The defects that the fixed form fixes, in a few words; nil where there is no such form.
  public let fixed: StaticString?
  /// The part of the tracker's velocity that content takes over, in a sentence; nil where it is all of it.
  public let release: StaticString?
  /// The cases it passes; nil where there are none.
  public let cases: Cases?
  /// The known agreements with the original, beside the cases: sentences, or none.
  public let known: StaticString
  /// The parts that were not read but concluded: sentences, or none.
  public let inferred: StaticString
  /// The parts that nobody knows or nobody has read: sentences, or none.
  public let unknown: StaticString

  /// The facts of an original.
  public init(
    family: Family, summary: StaticString, source: OriginalSource, fixed: StaticString?,
    release: StaticString? = nil,
    cases: Cases?, known: StaticString, inferred: StaticString = "", unknown: StaticString = ""
  ) {
    (self.family, self.summary, self.source, self.fixed) = (family, summary, source, fixed)
    (self.release, self.cases) = (release, cases)
    (self.known, self.inferred, self.unknown) = (known, inferred, unknown)
  }
}
