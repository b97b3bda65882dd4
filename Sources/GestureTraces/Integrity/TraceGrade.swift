/// A judgement of how whole a trace is, A to F, with its reasons.
///
/// A: nothing missing. B: a small flaw. C: something missing at an edge. D: movements may be wrong. F: nothing to use. The
/// worst finding gives the letter; every one is told.
///
///     var grade = TraceGrade()
///     grade.find(.b, "no lift at the end")
///     grade.letter     // .b
///     grade.reasons    // ["no lift at the end"]
public struct TraceGrade: Equatable, Sendable {
  /// A grade's letter; a worse one is greater.
  public enum Letter: String, CaseIterable, Comparable, Sendable {
    /// Nothing missing.
    case a = "A"
    /// A small flaw.
    case b = "B"
    /// Something is missing at an edge.
    case c = "C"
    /// Movements may be wrong.
    case d = "D"
    /// Nothing to use.
    case f = "F"

    /// True if `left` is the better of two letters.
    public static func < (left: Letter, right: Letter) -> Bool { left.rawValue < right.rawValue }
  }

  /// The letter.
  public private(set) var letter = Letter.a
  /// The reasons that it is not an A, a phrase each, in the order they were found.
  public private(set) var reasons: [String] = []

  /// An A: nothing found yet.
  public init() {}

  /// A grade with one reason.
  ///
  /// - Parameters:
  ///   - letter: The letter it leads to.
  ///   - reason: A short phrase, with the figure in it.
  public init(_ letter: Letter, _ reason: String) {
    (self.letter, reasons) = (letter, [reason])
  }

  /// Adds a reason; one that was told before is not told again.
  ///
  /// - Parameters:
  ///   - letter: The letter it leads to.
  ///   - reason: A short phrase, with the figure in it.
  public mutating func find(_ letter: Letter, _ reason: String) {
    self.letter = max(self.letter, letter)
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// What stands in a reason before the place at which it was seen first.
  package static let first = ", first at "

  /// The worse of two grades, with the reasons of both.
  public func joined(with other: TraceGrade) -> TraceGrade {
    var both = self
    for reason in other.reasons { both.find(other.letter, reason) }
    both.letter = max(letter, other.letter)
    return both
  }
}

extension TraceEnd {
  /// An end with the letter and the reasons of a grade.
  public init(timeMicroseconds: Int64, events: Int, grade: TraceGrade) {
    self.init(
      timeMicroseconds: timeMicroseconds, events: events, grade: grade.letter.rawValue,
      reasons: grade.reasons)
  }
}
