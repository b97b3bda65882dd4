import CommandArguments
import TextFormats

/// A call completed by its project file. An option on the command line has precedence over the same option in the file.
package struct ProjectCall: Sendable {
  /// The call, completed by the options of the project file.
  package private(set) var call: ParsedCall
  /// The call as given on the command line, without the options of the file.
  private let given: ParsedCall
  private let file: ProjectFile?
  /// The options whose values come from the file.
  private var used: [AnyOption] = []
  /// The keys of the file that have no effect on this call, each with the reason.
  private var unused: [(key: String, reason: String)] = []

  /// Reads the project file of a call, if there is one, and completes the call.
  ///
  /// - Parameter given: The command line.
  /// - Throws: An error for a file that cannot be read, a key that is not an option of a project, or a value that its option does not
  ///   accept.
  package init(_ given: ParsedCall) throws {
    (call, self.given, file) = (given, given, try ProjectFile(of: given))
    guard let file else { return }
    for member in file.members { try add(member, of: file) }
  }

  private mutating func add(_ member: JSONObject.Member, of file: ProjectFile) throws {
    let key = member.key
    guard let option = given.command.options.first(where: { $0.name == key }), option.isOfProject else {
      try requireKnown(member, of: file)
      unused.append((key, "not an option of \(given.command.name)"))
      return
    }
    guard !given.isGiven(option) else {
      unused.append((key, "the command line wins"))
      return
    }
    let words: [String]
    do throws(ValueFault) { words = try file.words(member.value, for: option) } catch {
      throw file.mistake(key, error.words)
    }
    // A default for every call means nothing in some of them: rows are replayed already, and --csv excludes --json.
    let before = Set(call.complaints)
    let next = call.giving(words, to: option)
    if let complaint = next.complaints.first(where: { !before.contains($0) }) {
      unused.append((key, complaint))
    } else {
      call = next
      used.append(option)
    }
  }

  /// Checks a key that is not an option of this command. It must be an option of another command, which accepts the value.
  private func requireKnown(_ member: JSONObject.Member, of file: ProjectFile) throws {
    let all = Program.commands.flatMap(\.options)
    let options = all.filter { $0.name == member.key && $0.isOfProject }
    guard let first = options.first else {
      if all.contains(where: { $0.name == member.key }) {
        throw file.mistake(
          member.key, "this option belongs to one call; give --\(member.key) on the command line")
      }
      var names: [String] = []
      for option in all where option.isOfProject && !names.contains(option.name) { names.append(option.name) }
      throw UserError(
        "\(file.path): "
          + Suggestion.complaint(
            kind: "option", name: member.key, names: names, list: "overscroll help config"))
    }
    func complaint(_ option: AnyOption) -> ValueFault? {
      do throws(ValueFault) {
        _ = try file.words(member.value, for: option)
        return nil
      } catch {
        return error
      }
    }
    if let fault = complaint(first), !options.contains(where: { complaint($0) == nil }) {
      throw file.mistake(member.key, fault.words)
    }
  }

  /// The message saying that results depend on the project file; nil if they do not.
  package var note: String? {
    guard let file, !used.isEmpty else { return nil }
    let words = ShellLine.text(call.line(of: used))
    return "using \(file.path): \(words) (--no-config ignores it)"
  }

  /// The output of `--print-config`: every option of the command with its value and source, and the keys of the file without effect.
  ///
  /// - Parameter width: Columns of a line.
  /// - Returns: The lines, ending with a line feed.
  package func listing(width: Int) -> String {
    let project = Set(ProjectOptions().list.map(\.name))
    let options = call.command.options.filter { !project.contains($0.name) }
    let column = (options.map { $0.name.count + 2 }.max() ?? 0) + 4
    let rows = options.map { option in
      let value = option.valueText(in: call)
      let start =
        PaddedText.left("  --\(option.name)", to: column)
        + PaddedText.left(source(of: option), to: Self.sourceColumn)
      return TextColumns.hanging(start, value, width: width)
    }
    let heading = file.map { "Project file: \($0.path)" } ?? "Project file: none"
    let left = unused.map { HelpText.row("--\($0.key)", $0.reason, indent: column, width: width) }
    let others = left.isEmpty ? "" : "\nNot used from it:\n" + left.joined(separator: "\n") + "\n"
    return "\(heading)\n\n\(rows.joined())\(others)"
  }

  /// The width of the column with the source of each value, in characters.
  private static let sourceColumn = 14

  private func source(of option: AnyOption) -> String {
    if used.contains(where: { $0.name == option.name }) { return "file" }
    return given.isGiven(option) ? "command line" : "default"
  }
}

extension AnyOption {

  /// The value of the option in a call, as text. A computed default is described in words.
  fileprivate func valueText(in call: ParsedCall) -> String {
    let words = call.words(of: self)
    if case .flag = argument { return words.last == "true" ? "on" : "off" }
    if words.isEmpty { return defaultInWords.map { "(\($0))" } ?? "(none)" }
    return ShellLine.text(words)
  }
}
