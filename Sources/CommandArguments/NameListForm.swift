import FileAccess
import TextFormats

/// Parses a value that lists names: names, groups of names and shell patterns, separated by commas.
package struct NameListForm<Value: Equatable & Sendable>: Sendable {
  /// The noun for what the names denote, for error messages: `model`.
  let kind: String
  /// The values that can be named, each with its name.
  let values: [(name: String, value: Value)]
  /// The groups that can be named, each with its members in order.
  let groups: [(name: String, members: [Value])]
  /// The command that lists the names, for error messages.
  let list: String
  /// The kind of paths that shell completion offers in addition to the names.
  let paths: Candidates.Paths
  /// Returns the value of a word that is not a name, such as a file's path; nil if the word has no meaning.
  let other: @Sendable (String) throws(ValueFault) -> Value?
  /// A phrase for error messages that describes what is accepted besides names, such as files; nil if nothing is.
  let otherwise: String?

  /// Describes a kind of names.
  ///
  /// - Parameters:
  ///   - kind: What the names denote, as a noun: `model`.
  ///   - values: The values, each with its name.
  ///   - groups: Names for several values.
  ///   - list: The command that lists the names.
  ///   - otherwise: A phrase for the other accepted values.
  ///   - paths: The kind of paths that shell completion offers.
  ///   - other: The value of a word that is not a name.
  package init(
    kind: String, among values: [(name: String, value: Value)], groups: [(name: String, members: [Value])],
    list: String, otherwise: String? = nil, paths: Candidates.Paths = .none,
    other: @escaping @Sendable (String) throws(ValueFault) -> Value? = { _ in nil }
  ) {
    (self.kind, self.values, self.groups, self.list) = (kind, values, groups, list)
    (self.otherwise, self.paths, self.other) = (otherwise, paths, other)
  }

  /// How the option's value is parsed and written: one or more names per word, without duplicates.
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

  /// Splits a word at its commas. The options after a name are not split from it: `a:x=1,y=2` is one part.
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

  /// True for an option such as `x=1`, also with a colon in its value (`x=10:00`). False for `a:x=1`, which begins another name.
  private static func isOption(_ piece: Substring) -> Bool {
    piece.firstIndex(of: "=").map { !piece[..<$0].contains(":") } ?? false
  }

  /// The values that one part between commas names: one for a name, several for a group or pattern.
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

  /// How values are written as a word: as the name of a group if they are its members, otherwise as their names.
  private func word(_ members: [Value]) -> String {
    if let group = groups.first(where: { $0.members == members }) { return group.name }
    return members.compactMap { member in values.first { $0.value == member }?.name }.joined(separator: ",")
  }
}
