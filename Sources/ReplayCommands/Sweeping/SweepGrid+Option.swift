import CommandArguments
import ReplayExperiments
import TextFormats

/// Parses the value of `--threshold` and `--threshold-mm`: `FROM:TO[:COUNT]`.
extension SweepGrid {
  /// The default number of thresholds in a range.
  static let standardCount = 41
  /// The largest number of thresholds in a range.
  static let mostCount = 100_000
  /// The largest allowed threshold, in points or millimetres.
  private static let greatest = 100_000.0

  /// How the value of `--threshold` and `--threshold-mm` is parsed.
  static let form = ValueForm<[Double]> { text throws(ValueFault) in
    guard let thresholds = thresholds(text) else { throw ValueFault(complaint(text)) }
    return thresholds
  }

  /// The error message for a text that is not a range of thresholds.
  private static func complaint(_ text: String) -> String {
    let parts = parts(of: text)
    if ends(of: parts) != nil {
      if let count = count(of: parts) {
        return "'\(text)' is too narrow for \(count) different thresholds; widen it, or give a smaller COUNT"
      }
      if DecimalNumber.value(of: parts[2]) != nil {
        return "'\(text)' means \(parts[2]) thresholds; COUNT must be a whole number from 2 to \(mostCount)"
      }
    }
    if parts.prefix(2).contains(where: { DecimalNumber.value(of: $0) ?? 0 > greatest }) {
      return "'\(text)' goes too far; the greatest threshold is \(JSONWriter.text(of: greatest))"
    }
    let written = text.split(separator: "-").map(String.init)
    if written.count == 2, ends(of: written) != nil {
      return "'\(text)' is not a range; write \(written.joined(separator: ":"))"
    }
    return "'\(text)' is not a rising range above 0; write FROM:TO or FROM:TO:COUNT, such as 40:160:25"
  }

  /// The thresholds that a text such as `60:140:9` names: evenly spaced, ascending, without duplicates; nil if the text is not valid.
  static func thresholds(_ text: String) -> [Double]? {
    let parts = parts(of: text)
    guard let ends = ends(of: parts), let count = count(of: parts) else { return nil }
    let grid = (0..<count).map { index in
      // Both ends come out as they were written.
      let share = Double(index) / Double(count - 1)
      return ends.lowerBound * (1 - share) + ends.upperBound * share
    }
    // Between ends a few bits apart there are not so many numbers.
    return zip(grid, grid.dropFirst()).allSatisfy { $0 < $1 } ? grid : nil
  }

  private static func parts(of text: String) -> [String] {
    text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lower and upper end of a range; nil if the ends are equal, descending or out of bounds.
  private static func ends(of parts: [String]) -> ClosedRange<Double>? {
    guard parts.count == 2 || parts.count == 3, let from = DecimalNumber.value(of: parts[0]),
      let to = DecimalNumber.value(of: parts[1]), from > 0, to > from, to <= greatest
    else { return nil }
    return from...to
  }

  /// The number of thresholds: the third part of `FROM:TO:COUNT`, or the default; nil if it is not valid.
  private static func count(of parts: [String]) -> Int? {
    guard parts.count == 3 else { return standardCount }
    return Int(parts[2]).flatMap { (2...mostCount).contains($0) ? $0 : nil }
  }
}
