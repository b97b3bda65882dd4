import CommandArguments
import ReplayReport

/// The value of `--limit`: `80%` of the viewport, `60mm` or `300pt`.
enum ReachLimitText {
  /// What is wrong with `text`, or nil.
  static func complaint(_ text: String) -> String? {
    guard limit(text) == nil else { return nil }
    let fault = ValueCheck.number(text).map { $0 > 0 } == true ? "has no unit" : "is no length above 0"
    return "'\(text)' \(fault); give a share as 80%, or 60mm, or 300pt"
  }

  /// The limit that a text says; nil where it is none.
  static func limit(_ text: String) -> ReachLimit? {
    let kinds: [(unit: String, limit: (Double) -> ReachLimit)] = [
      ("%", { .share($0 / 100) }), ("mm", { .millimetres($0) }), ("pt", { .points($0) }),
    ]
    for kind in kinds where text.hasSuffix(kind.unit) {
      guard let number = ValueCheck.number(String(text.dropLast(kind.unit.count))), number > 0 else {
        return nil
      }
      return kind.limit(number)
    }
    return nil
  }
}
