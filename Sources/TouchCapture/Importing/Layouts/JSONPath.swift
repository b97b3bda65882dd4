import TextFormats

/// The way from a JSON text to its rows: `touchDataList.*[].points[]`.
///
///     name     the member of this name
///     *        each member of an object, whatever its name
///     […]      behind either, or alone: each element of a list
package struct JSONPath: Equatable, Sendable {
  /// A step of the way.
  enum Step: Equatable {
    case member(String)
    case eachMember
    case eachElement
  }

  /// As it was written.
  package let text: String
  let steps: [Step]

  /// The way to the elements of a text that is a list.
  static let list = JSONPath(text: "[]", steps: [.eachElement])
  /// The way to a text that is one row, or lists that are its columns.
  static let whole = JSONPath(text: "", steps: [])

  private init(text: String, steps: [Step]) { (self.text, self.steps) = (text, steps) }

  /// A path by its text; nil for one with an empty step or a bracket that is not `[]`.
  ///
  /// - Parameter text: Steps with points between.
  package init?(_ text: String) {
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      var name = part
      var lists = 0
      while name.hasSuffix("[]") {
        name = name.dropLast(2)
        lists += 1
      }
      guard !name.isEmpty || lists > 0, !name.contains("["), !name.contains("]") else { return nil }
      if !name.isEmpty { steps.append(name == "*" ? .eachMember : .member(String(name))) }
      steps += Array(repeating: .eachElement, count: lists)
    }
    (self.text, self.steps) = (text, steps)
  }

  /// True where rows stand in lists of lists, so that each innermost list is a touch of its own.
  var hasListsOfLists: Bool { steps.count { $0 == .eachElement || $0 == .eachMember } > 1 }

  /// What the path leads to, each with what is around it.
  ///
  /// - Parameters:
  ///   - value: The whole.
  ///   - body: Takes what is around, the outermost first, and the value itself; then the number of the innermost list, from 0.
  func walk(_ value: JSONValue, _ body: ([JSONValue], JSONValue, Int) -> Void) {
    var walker = Walker(steps: steps)
    walker.walk(value, 0, body)
  }

  /// A way to the first list of objects with two numbers or more in each, below the whole or a list that is it.
  ///
  /// - Parameter value: The whole.
  /// - Returns: The path as text; nil where there is none, or the whole is such a list.
  static func likely(in value: JSONValue) -> String? {
    let path = likely(in: value, levels: 6)
    return path == "[]" ? nil : path
  }

  private static func likely(in value: JSONValue, levels: Int) -> String? {
    guard levels > 0 else { return nil }
    if let first = value.array?.first {
      if (first.object?.members ?? []).count(where: {
        $0.value.double != nil || $0.value.array?.first?.double != nil
      }) > 1 {
        let deeper = (first.object?.members ?? []).lazy.compactMap { member in
          likely(in: member.value, levels: levels - 1).map { member.key + $0 }
        }.first
        return "[]" + (deeper.map { "." + $0 } ?? "")
      }
      return likely(in: first, levels: levels - 1).map { "[]" + ($0.hasPrefix("[") ? "" : ".") + $0 }
    }
    return (value.object?.members ?? []).lazy.compactMap { member in
      likely(in: member.value, levels: levels - 1).map { member.key + ($0.hasPrefix("[") ? "" : ".") + $0 }
    }.first
  }

  private struct Walker {
    let steps: [Step]
    var around: [JSONValue] = []
    var lists = 0

    mutating func walk(
      _ value: JSONValue, _ step: Int, _ body: ([JSONValue], JSONValue, Int) -> Void
    ) {
      guard step < steps.count else { return body(around, value, lists) }
      around.append(value)
      defer { around.removeLast() }
      switch steps[step] {
      case .member(let name):
        if let member = value[name] { walk(member, step + 1, body) }
      case .eachMember:
        for member in value.object?.members ?? [] { walk(member.value, step + 1, body) }
      case .eachElement:
        for element in value.array ?? [] { walk(element, step + 1, body) }
        if step == steps.lastIndex(of: .eachElement) { lists += 1 }
      }
    }
  }
}
