import FileAccess
import TextFormats

/// The form of several names in one word: commas between them, groups, and patterns as a shell has them.
package struct NameListForm<Value: Equatable & Sendable>: Sendable {
  /// The kind of thing they name: `model`.
  let kind: String
  /// The values, each with its name.
  let values: [(name: String, value: Value)]
  /// The groups, each with its members in their order.
  let groups: [(name: String, members: [Value])]
  /// The command that lists the names.
  let list: String
  /// The paths a shell offers beside the names.
  let paths: Candidates.Paths
  /// A value that has no name here, as a file's path; nil for a word that stands for none.
  let other: @Sendable (String) throws(ValueFault) -> Value?
  /// The words for what else is accepted.
  let otherwise: String?

  /// A form.
  ///
  /// - Parameters:
  ///   - kind: What they name: `model`.
  ///   - values: The values, each with its name.
  ///   - groups: Names that stand for several.
  ///   - list: The command that lists the names.
  ///   - otherwise: The words for what else is accepted.
  ///   - paths: The paths a shell offers beside the names.
  ///   - other: A value of a word that is no name.
  package init(
    kind: String, among values: [(name: String, value: Value)], groups: [(name: String, members: [Value])],
    list: String, otherwise: String? = nil, paths: Candidates.Paths = .none,
    other: @escaping @Sendable (String) throws(ValueFault) -> Value? = { _ in nil }
  ) {
    (self.kind, self.values, self.groups, self.list) = (kind, values, groups, list)
    (self.otherwise, self.paths, self.other) = (otherwise, paths, other)
  }

  /// The form of an option's value: a word gives one value or more, each once.
  package var form: ValueForm<[Value]> {
    ValueForm(
      candidates: Candidates(values.map(\.name) + groups.map(\.name), paths: paths, isList: true), word: word
    ) { word throws(ValueFault) in
      var found: [Value] = []
      for part in Self.parts(of: word) {
        for value in try read(part) where !found.contains(value) { found.append(value) }
      }
      return found
    }
  }

  /// The parts between commas; an option of the name before it, as in `a:x=1,y=2`, is no part of its own.
  private static func parts(of word: String) -> [String] {
    var parts: [String] = []
    for piece in word.split(separator: ",", omittingEmptySubsequences: false) {
      if let last = parts.last, last.contains(":"), isOption(piece) {
        parts[parts.count - 1] = last + "," + piece
      } else {
        parts.append(String(piece))
      }
    }
    return parts
  }

  /// True for `x=1`, also where a colon stands in the value, as in `x=10:00`; `a:x=1` begins another name.
  private static func isOption(_ piece: Substring) -> Bool {
    piece.firstIndex(of: "=").map { !piece[..<$0].contains(":") } ?? false
  }

  /// The values of one part.
  private func read(_ part: String) throws(ValueFault) -> [Value] {
    if let group = groups.first(where: { $0.name == part }) { return group.members }
    if let named = values.first(where: { $0.name == part }) { return [named.value] }
    if let other = try other(part) { return [other] }
    if ShellPattern.isPattern(part) {
      let matching = values.filter { ShellPattern.matches(part, $0.name) }.map(\.value)
      if matching.isEmpty {
        throw ValueFault("no \(kind) matches \(QuotedWord.text(part)); '\(list)' lists them")
      }
      return matching
    }
    throw ValueFault(
      Suggestion.complaint(
        kind: kind, name: part, names: values.map(\.name) + groups.map(\.name), list: list,
        otherwise: otherwise))
  }

  /// The group that the values are, or their names.
  private func word(_ members: [Value]) -> String {
    if let group = groups.first(where: { $0.members == members }) { return group.name }
    return members.compactMap { member in values.first { $0.value == member }?.name }.joined(separator: ",")
  }
}
