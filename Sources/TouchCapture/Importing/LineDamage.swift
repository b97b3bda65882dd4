import GestureTraces
import TextFormats

/// The lines of a recording that could not be read and were left out.
///
/// Up to a tenth of a recording's lines may be damaged, and its last one: a paste was cut, two programs wrote at once. Of more the format is
/// another one, and the error of the first such line is the answer.
package struct LineDamage: Equatable, Sendable {
  /// The number of lines left out.
  package private(set) var count = 0
  /// The number of the first of them, from 1; nil of none.
  package private(set) var first: Int?
  private var error: CaptureError?
  private var last: Int?

  /// Of so many lines one may be damaged.
  private static let share = 10

  /// No damage.
  package init() {}

  /// Notes a line that is left out.
  ///
  /// - Parameters:
  ///   - line: Its number, from 1.
  ///   - error: Its error; nil where surrounding text is as likely.
  mutating func note(_ line: Int, _ error: CaptureError? = nil) {
    count += 1
    first = first ?? line
    self.error = self.error ?? error
    last = line
  }

  /// Throws the first error where too many lines are damaged.
  ///
  /// - Parameters:
  ///   - whole: The lines that could be read.
  ///   - end: The number of the last line; damage there alone is a cut paste.
  /// - Throws: The error of the first damaged line.
  func check(whole: Int, end: Int? = nil) throws(CaptureError) {
    guard let error, count > 0 else { return }
    if count == 1, whole > 1, let end, last == end { return }
    guard count * Self.share <= whole else { throw error }
  }

  /// The grade with the lines left out; nil of none.
  ///
  /// - Parameter place: A line's place in words.
  /// - Returns: A C.
  func grade(_ place: (Int) -> String = { "line \($0)" }) -> TraceGrade? {
    guard let first else { return nil }
    let place = (count == 1 ? ", at " : ", the first at ") + place(first)
    return TraceGrade(.c, "\(Counted.text(count, "damaged line")) left out\(place)")
  }
}
