import TextFormats

/// The path from a JSON value to its rows: `touchDataList.*[].points[]`.
///
///     name     the member with this name
///     *        each member of an object, whatever its name
///     […]      after either, or alone: each element of a list
package struct JSONPath: Equatable, Sendable {
  /// One step of a path: to the member with a name, to each member, or to each element of a list.
  enum Step: Equatable {
    case member(String)
    case eachMember
    case eachElement
  }

  /// The path as the user wrote it.
  package let text: String
  let steps: [Step]

  /// The path to the elements of a top-level list.
  static let list = JSONPath(text: "[]", steps: [.eachElement])
  /// The empty path, for a value that is one row, or whose members are lists used as columns.
  static let whole = JSONPath(text: "", steps: [])

  private init(text: String, steps: [Step]) { (self.text, self.steps) = (text, steps) }

  /// Reads a path; nil if it has an empty step, or a bracket other than `[]`.
  ///
  /// - Parameter text: Steps separated by points.
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

  /// True if the path leads through lists within lists, so that each innermost list is a separate touch.
  var hasListsOfLists: Bool { steps.count { $0 == .eachElement || $0 == .eachMember } > 1 }

  /// Visits every value that the path leads to.
  ///
  /// - Parameters:
  ///   - value: The whole JSON value.
  ///   - body: Receives the enclosing values, the outermost first; the value itself; and the number of the innermost list, from 0.
  func walk(_ value: JSONValue, _ body: ([JSONValue], JSONValue, Int) -> Void) {
    var walker = Walker(steps: steps)
    walker.walk(value, 0, body)
  }

  /// Searches below the top level for a list of objects that each have at least two numbers, and returns the path to the first one.
  ///
  /// - Parameter value: The whole JSON value.
  /// - Returns: The path as text; nil if there is none, or if the top level is itself a list of such objects.
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
