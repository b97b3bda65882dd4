import PullToRefresh
import TraceReplay

/// All properties of a result as text, found by reflection, so that none can be forgotten.
enum ResultText {
  /// The properties in the order of the declaration, those that are as in an empty result left out: `trigger=0.25 triggers=1`.
  ///
  /// Numbers are rounded to 9 decimals: nanoseconds, and far less than what moves a pixel.
  static func line(_ result: ReplayResult) -> String {
    let values = zip(Mirror(reflecting: result).children, Mirror(reflecting: ReplayResult()).children)
    return values.compactMap { child, empty in
      let text = Self.text(of: child.value)
      return text == Self.text(of: empty.value) ? nil : "\(child.label ?? "")=\(text)"
    }.joined(separator: " ")
  }

  static func text(of value: Any) -> String {
    switch value {
    case let number as Double: return Self.text(of: number)
    case let entry as StateEntry: return "\(entry.name)@\(text(of: entry.time))"
    case let finding as ReplayFinding:
      let cause = finding.cause.map { " by \($0.rawValue)" } ?? ""
      let size = finding.size.map { " \(text(of: $0))" } ?? ""
      return "\(finding.kind)@\(text(of: finding.time))#\(finding.gesture ?? 0)\(size)\(cause)"
    case let delay as DelayParts:
      return "(\(delay.parts.map { text(of: $0) }.joined(separator: " ")) = \(text(of: delay.total)))"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection: return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
    default: return "\(value)"
    }
  }

  private static func text(of number: Double) -> String {
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == 0 ? "0" : "\(rounded.isFinite ? rounded : number)"
  }
}
