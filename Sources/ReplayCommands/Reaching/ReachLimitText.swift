import CommandArguments
import ReplayReport
import TextFormats

/// Parses the value of `--limit`: `80%` of the viewport, `60mm` or `300pt`.
enum ReachLimitText {
  /// How the value of `--limit` is parsed and written.
  static let form = ValueForm<ReachLimit> { text throws(ValueFault) in
    if let limit = limit(text) { return limit }
    let fault =
      DecimalNumber.value(of: text).map { $0 > 0 } == true ? "has no unit" : "is not a length above 0"
    throw ValueFault("'\(text)' \(fault); give a percentage as 80%, or 60mm, or 300pt")
  }

  /// The limit in a text; nil if it is not valid.
  private static func limit(_ text: String) -> ReachLimit? {
    let kinds: [(unit: String, limit: (Double) -> ReachLimit)] = [
      ("%", { .share($0 / 100) }), ("mm", { .millimetres($0) }), ("pt", { .points($0) }),
    ]
    for kind in kinds where text.hasSuffix(kind.unit) {
      guard let number = DecimalNumber.value(of: String(text.dropLast(kind.unit.count))), number > 0 else {
        return nil
      }
      return kind.limit(number)
    }
    return nil
  }
}
