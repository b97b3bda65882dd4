import TextFormats

/// Parses the words after a command's name according to the command's description.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, `--flag`, `--no-flag`; options and positionals in any
/// order; `--` ends the options; `-` alone is a positional or a value. A word that starts with a dash is accepted as a
/// value only if it is a number (`--start-offset -5`), so that a forgotten value does not swallow the next option.
package struct ArgumentParser {
  private let command: Command
  private var words: ArraySlice<String>
  private var positionals: [String] = []
  private var given: [String: [String]] = [:]

  /// Parses `words` as options and positionals of `command`.
  ///
  /// - Parameters:
  ///   - words: The words after the command's name.
  ///   - command: The command's description.
  ///   - console: Passed on to the command.
  /// - Returns: The checked call.
  /// - Throws: `UsageError` with the mistake and what to write instead.
  package static func parse(_ words: [String], for command: Command, console: Console) throws(UsageError)
    -> ParsedCall
  {
    var parser = ArgumentParser(command: command, words: words[...])
    try parser.readAll()
    try parser.checkCount()
    return ParsedCall(
      command: command, positionals: parser.positionals, given: parser.given, console: console)
  }

  /// How much help a command line requests.
  package enum Help: Sendable {
    /// `-h`: a short page that fits one screen.
    case short
    /// `--help`: the whole help page.
    case whole
  }

  /// The help that a command line requests with `-h` or `--help`, even if other words are wrong. Words after `--` do not count.
  ///
  /// - Parameter words: The words after the command's name.
  /// - Returns: The whole page if any word requests it; nil if no word requests help.
  package static func helpAsked(_ words: [String]) -> Help? {
    let before = words.prefix { $0 != "--" }
    if before.contains("--help") { return .whole }
    return before.contains("-h") ? .short : nil
  }

  private init(command: Command, words: ArraySlice<String>) {
    self.command = command
    self.words = words
  }

  private mutating func readAll() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        positionals += words
        words = []
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        positionals.append(word)
      }
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    if let option = command.options.first(where: { $0.name == name }) {
      try take(option, attached: attached, negated: false)
    } else if let option = negated(name) {
      try take(option, attached: attached, negated: true)
    } else if let attached, name == "help" {
      throw mistake("--help takes no value; leave '=\(attached)' out")
    } else {
      throw mistake(unknown(name))
    }
  }

  /// Parses `-o FILE`, `-oFILE`, or several flags in one word.
  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw mistake(unknown(letter, in: word))
      }
      if case .value = option.argument {
        try take(option, attached: letters.isEmpty ? nil : String(letters), negated: false)
        return
      }
      try take(option, attached: nil, negated: false)
    }
  }

  private mutating func take(_ option: AnyOption, attached: String?, negated: Bool) throws(UsageError) {
    switch option.argument {
    case .flag:
      let written = negated ? "--no-\(option.name)" : "--\(option.name)"
      if let attached { throw mistake("\(written) takes no value; leave '=\(attached)' out") }
      let state = negated ? "false" : "true"
      if let before = given[option.name], before != [state] {
        throw mistake("--\(option.name) and --no-\(option.name) exclude each other; give one")
      }
      given[option.name] = [state]
    case .value(let valueName, _, _):
      var value = attached ?? ""
      if attached == nil { value = try nextValue(of: option, named: valueName) }
      if let complaint = option.complaint(value) { throw mistake("--\(option.name): \(complaint)") }
      if given[option.name] != nil, !option.isRepeatable {
        throw mistake("--\(option.name) is given twice; give it once")
      }
      given[option.name, default: []].append(value)
    }
  }

  private mutating func nextValue(of option: AnyOption, named name: String) throws(UsageError) -> String {
    let isValue = words.first.map { !$0.hasPrefix("-") || $0 == "-" || DecimalNumber.value(of: $0) != nil }
    guard isValue == true, let value = words.popFirst() else {
      let example =
        words.first.map { $0 == "--" ? "" : ", or --\(option.name)=\($0) if that is the value" } ?? ""
      throw mistake("--\(option.name) needs a value; write --\(option.name) \(name)\(example)")
    }
    return value
  }

  private func negated(_ name: String) -> AnyOption? {
    guard name.hasPrefix("no-") else { return nil }
    return command.options.first { option in
      if case .flag = option.argument { return "no-\(option.name)" == name }
      return false
    }
  }

  private func unknown(_ name: String) -> String {
    if let reason = command.absences[name] { return "no option '--\(name)': \(reason)" }
    let names = command.options.map { "--\($0.name)" } + ["--help"]
    return "unknown option '--\(name)'\(Suggestion.question("--\(name)", in: names))"
  }

  private func unknown(_ letter: Character, in word: String) -> String {
    let names = command.options.map(\.name).filter { $0.first == letter }
    guard word.count == 2, names.count == 1 else {
      return "unknown option '-\(letter)'; if it is a file's name, write ./\(word)"
    }
    return "unknown option '-\(letter)'; did you mean '--\(names[0])'?"
  }

  private func checkCount() throws(UsageError) {
    let (wanted, count) = (command.positionals, positionals.count)
    if positionals.contains("") {
      throw mistake("an argument is empty; write \(wanted.name), or leave it out")
    }
    if count < wanted.least, given[ProjectOptions.printing] != ["true"] {
      throw mistake("\(wanted.name) is missing; write \(command.usage)")
    }
    if let most = wanted.most, count > most {
      let limit = most == 0 ? "this command takes no arguments" : "this command takes \(most)"
      throw mistake("\(QuotedWord.text(positionals[most])) is an extra argument; \(limit)")
    }
  }

  private func mistake(_ message: String) -> UsageError {
    UsageError(command: command.name, message: message)
  }
}
