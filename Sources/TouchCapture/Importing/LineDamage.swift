import GestureTraces
import TextFormats

/// The lines of a recording that could not be read and were left out.
///
/// Lines are damaged if two programs wrote at once, or if a paste was truncated. For each damaged line at least ten must be readable; a
/// damaged last line alone is always accepted. Otherwise the text has another format, and the first damaged line is reported as an error.
package struct LineDamage: Equatable, Sendable {
  /// The number of lines that were left out because they could not be read.
  package private(set) var count = 0
  /// The number of the first line left out, from 1; nil if no line was.
  package private(set) var first: Int?
  private var error: CaptureError?
  private var last: Int?

  /// The number of readable lines that a recording must have for each damaged line.
  private static let share = 10

  /// A text without damaged lines.
  package init() {}

  /// Notes that a line is left out.
  ///
  /// - Parameters:
  ///   - line: The line's number, from 1.
  ///   - error: The error in the line; nil if the line may just as well be surrounding text.
  mutating func note(_ line: Int, _ error: CaptureError? = nil) {
    count += 1
    first = first ?? line
    self.error = self.error ?? error
    last = line
  }

  /// Throws the first error if too many lines are damaged.
  ///
  /// - Parameters:
  ///   - whole: The number of lines that could be read.
  ///   - end: The number of the last line; damage only there means a truncated paste.
  /// - Throws: The error of the first damaged line.
  func check(whole: Int, end: Int? = nil) throws(CaptureError) {
    guard let error, count > 0 else { return }
    if count == 1, whole > 1, let end, last == end { return }
    guard count * Self.share <= whole else { throw error }
  }

  /// The grade that a trace gets because lines were left out; nil if none were.
  ///
  /// - Parameter place: Returns a line's location in words.
  /// - Returns: A C, with the reason.
  func grade(_ place: (Int) -> String = { "line \($0)" }) -> TraceGrade? {
    guard let first else { return nil }
    let place = (count == 1 ? ", at " : ", the first at ") + place(first)
    return TraceGrade(.c, "\(Counted.text(count, "damaged line")) left out\(place)")
  }
}
