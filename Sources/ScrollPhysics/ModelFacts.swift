/// Facts about the software that a model reproduces: its name, where its source was read, and how faithful the model is.
///
/// A `-fixed` model has the same facts.
public struct ModelFacts: Sendable {
  /// The kind of platform, such as browsers, under which a model is listed.
  @frozen
  public enum Family: UInt8, Sendable {
    case apple, flutter, android, browsers, toolkits, web, own

    /// The heading above the models of this kind in a list.
    public var heading: StaticString {
      switch self {
      case .apple: "Apple"
      case .flutter: "Flutter"
      case .android: "Android"
      case .browsers: "Browsers"
      case .toolkits: "Linux toolkits"
      case .web: "Web libraries"
      case .own: "Your own"
      }
    }
  }

  /// The number of numeric test cases that the model's calculations pass; see ``ModelFactList/calculation(_:)``.
  public struct Cases: Sendable {
    /// The name of the file with the test cases.
    public let file: StaticString
    /// The number of cases whose values are asserted by the original project's own tests, or were measured.
    public let upstream: Int
    /// The number of cases whose values were computed from the formulas.
    public let derived: Int

    /// The number of test cases in a file, by where their values come from.
    public init(_ file: StaticString, upstream: Int, derived: Int) {
      (self.file, self.upstream, self.derived) = (file, upstream, derived)
    }
  }

  /// The kind of platform under which the model is listed.
  public let family: Family
  /// One line about the model, with the name of the class or library that it reproduces.
  public let summary: StaticString
  /// The source code that was read, or what was observed from outside.
  public let source: OriginalSource
  /// The defects that the `-fixed` model lacks, in a few words; nil if there is no such model.
  public let fixed: StaticString?
  /// How much of the finger's velocity the content takes over at a release, in a sentence; nil for all of it.
  public let release: StaticString?
  /// The test cases that the model passes; nil for none.
  public let cases: Cases?
  /// Evidence besides the test cases that the model agrees with the original software: sentences, or empty.
  public let known: StaticString
  /// Parts of the model that were inferred rather than read in source code: sentences, or empty.
  public let inferred: StaticString
  /// What is not known about the original software, or was not read: sentences, or empty.
  public let unknown: StaticString

  /// Facts about the software that a model reproduces.
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
