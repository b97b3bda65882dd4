import GestureTraces
import TextFormats

/// The lines of a recording that could not be read and were left out.
///
/// Up to a tenth of the lines may be damaged, and the last line: a paste was truncated, or two programs wrote at once. If more are damaged,
/// the text has another format, and the first such line is reported as an error.
package struct LineDamage: Equatable, Sendable {
  /// The number of lines left out.
  package private(set) var count = 0
  /// The number of the first such line, from 1; nil if there is none.
  package private(set) var first: Int?
  private var error: CaptureError?
  private var last: Int?

  /// One in this many lines may be damaged.
  private static let share = 10

  /// No damage.
  package init() {}

  /// Records a line that is left out.
  ///
  /// - Parameters:
  ///   - line: Its number, from 1.
  ///   - error: Its error; nil if the line may just as well be surrounding text.
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

  /// The grade for the lines left out; nil if there are none.
  ///
  /// - Parameter place: Returns a line's location in words.
  /// - Returns: A C, with the reason.
  func grade(_ place: (Int) -> String = { "line \($0)" }) -> TraceGrade? {
    guard let first else { return nil }
    let place = (count == 1 ? ", at " : ", the first at ") + place(first)
    return TraceGrade(.c, "\(Counted.text(count, "damaged line")) left out\(place)")
  }
}
