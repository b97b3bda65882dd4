/// Compares two outputs whose numbers may differ by rounding.
package enum SameLines {
  /// By how much two numbers may differ: twice the last decimal of ``Swift/Double/golden``.
  private static let rounding = 2e-4

  /// The first line that differs, of one and of the other; nil if all agree.
  package static func difference(_ one: [String], _ other: [String]) -> String? {
    if let pair = zip(one, other).first(where: { !agree($0, $1) }) { return "\(pair.0), and \(pair.1)" }
    return one.count == other.count ? nil : "\(one.count) lines, and \(other.count)"
  }

  private static func agree(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (words, others) = (words(of: one), words(of: other))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        guard word != other else { return true }
        guard let number = Double(word), let otherNumber = Double(other) else { return false }
        return abs(number - otherNumber) <= rounding
      }
  }

  private static func words(of line: String) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
  }
}
