/// The quality of a trace as a letter from A to F, with reasons.
///
/// A: complete. B: a small flaw. C: something is missing at the start or end. D: movements may be wrong. F: unusable. The worst finding
/// gives the letter, and every finding is listed.
///
///     var grade = TraceGrade()
///     grade.find(.c, "no lift at the end")
///     grade.letter     // .c
///     grade.reasons    // ["no lift at the end"]
public struct TraceGrade: Equatable, Sendable {
  /// A grade's letter; a worse one is greater.
  public enum Letter: String, CaseIterable, Comparable, Sendable {
    /// The trace is complete and has no flaw.
    case a = "A"
    /// The trace has a small flaw.
    case b = "B"
    /// Something is missing at the start or end.
    case c = "C"
    /// Movements may be wrong.
    case d = "D"
    /// The trace is unusable.
    case f = "F"

    /// True if the letter `left` is better than `right`: A is the best, F the worst.
    public static func < (left: Letter, right: Letter) -> Bool { left.rawValue < right.rawValue }
  }

  /// The letter of the worst finding so far; A without findings.
  public private(set) var letter = Letter.a
  /// The reasons why the grade is not an A, one phrase each, in the order in which they were found.
  public private(set) var reasons: [String] = []

  /// An A, the grade of a trace without flaws.
  public init() {}

  /// A grade with one reason.
  ///
  /// - Parameters:
  ///   - letter: The letter it leads to.
  ///   - reason: A short phrase that includes the figure.
  public init(_ letter: Letter, _ reason: String) {
    (self.letter, reasons) = (letter, [reason])
  }

  /// Adds a reason, unless it is listed already.
  ///
  /// - Parameters:
  ///   - letter: The letter it leads to.
  ///   - reason: A short phrase that includes the figure.
  public mutating func find(_ letter: Letter, _ reason: String) {
    self.letter = max(self.letter, letter)
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// The words in a reason that come before the place where a flaw first occurred.
  package static let first = ", first at "

  /// The worse letter of two grades, with the reasons of both.
  public func joined(with other: TraceGrade) -> TraceGrade {
    var both = self
    for reason in other.reasons { both.find(other.letter, reason) }
    both.letter = max(letter, other.letter)
    return both
  }
}

extension TraceEnd {
  /// An end line that has the letter and the reasons of a grade.
  public init(timeMicroseconds: Int64, events: Int, grade: TraceGrade) {
    self.init(
      timeMicroseconds: timeMicroseconds, events: events, grade: grade.letter.rawValue,
      reasons: grade.reasons)
  }
}
