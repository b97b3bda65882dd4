import ReplayReport

/// The value of `--limit`: `80%` of the viewport, `60mm` or `300pt`.
enum ReachLimitText {
  /// What is wrong with `text`, or nil.
  static func complaint(_ text: String) -> String? {
    limit(text) == nil ? "'\(text)' is no length above 0; give a share as 80%, or 60mm, or 300pt" : nil
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
