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
    /// A small flaw.
    case b = "B"
    /// Something is missing at the start or end.
    case c = "C"
    /// Movements may be wrong.
    case d = "D"
    /// Unusable.
    case f = "F"

    /// True if `left` is the better of two letters.
    public static func < (left: Letter, right: Letter) -> Bool { left.rawValue < right.rawValue }
  }

  /// The letter.
  public private(set) var letter = Letter.a
  /// The reasons why it is not an A, one phrase each, in the order in which they were found.
  public private(set) var reasons: [String] = []

  /// An A, without findings.
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

  /// The text in a reason before the location of its first occurrence.
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
  /// An end line with the letter and the reasons of a grade.
  public init(timeMicroseconds: Int64, events: Int, grade: TraceGrade) {
    self.init(
      timeMicroseconds: timeMicroseconds, events: events, grade: grade.letter.rawValue,
      reasons: grade.reasons)
  }
}
