/// The facts about a model's original: what it is, where its source was read, how faithful the model is.
///
/// A fixed form has the facts of its original.
public struct ModelFacts: Sendable {
  /// A heading in the list of models.
  @frozen
  public enum Family: UInt8, Sendable {
    case apple, flutter, android, browsers, toolkits, web

    /// The heading's text.
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

  /// The number of numeric test cases that the model's calculations pass; see ``ModelFactList/calculation(_:)``.
  public struct Cases: Sendable {
    /// The file's name.
    public let file: StaticString
    /// Cases whose numbers are asserted by the original project's own tests, or were measured.
    public let upstream: Int
    /// Cases whose numbers were computed from the formulas.
    public let derived: Int

    /// The counts of a file's cases.
    public init(_ file: StaticString, upstream: Int, derived: Int) {
      (self.file, self.upstream, self.derived) = (file, upstream, derived)
    }
  }

  /// The heading that the model is listed under.
  public let family: Family
  /// A line with the name of the original's class.
  public let summary: StaticString
  /// The source that was read, or what was observed from outside.
  public let source: OriginalSource
  /// The defects that the fixed form fixes, in a few words; nil if there is no fixed form.
  public let fixed: StaticString?
  /// Which part of the tracker's velocity the content takes over, in a sentence; nil for all of it.
  public let release: StaticString?
  /// The test cases that the model passes; nil for none.
  public let cases: Cases?
  /// Known agreements with the original besides the test cases: sentences, or empty.
  public let known: StaticString
  /// Parts that were inferred rather than read: sentences, or empty.
  public let inferred: StaticString
  /// Parts that are not known or were not read: sentences, or empty.
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
