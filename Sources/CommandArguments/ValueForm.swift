import TextFormats

/// The syntax of a kind of value on the command line: parses a word, and formats a value as a
/// word.
///
/// Words are parsed with the command line, before anything else happens. Parsing both checks a word and gives its value.
package struct ValueForm<Value: Sendable>: Sendable {
  /// Parses a word.
  package let read: @Sendable (String) throws(ValueFault) -> Value
  /// Formats a value as a word.
  package let word: @Sendable (Value) -> String
  /// The kind of result that is written to the value's path. It is never a file that the call reads, see ``OutputCheck``.
  package let output: AnyOption.Output

  /// The values that shell completion offers.
  package let candidates: Candidates

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - output: The kind of result that is written to the value's path.
  ///   - candidates: The values that shell completion offers.
  ///   - word: Formats a value as a word.
  ///   - read: Parses a word.
  package init(
    output: AnyOption.Output = .none, candidates: Candidates = .none,
    word: @escaping @Sendable (Value) -> String = { "\($0)" },
    read: @escaping @Sendable (String) throws(ValueFault) -> Value
  ) {
    (self.output, self.candidates, self.word, self.read) = (output, candidates, word, read)
  }

  /// The same form with other values for shell completion.
  ///
  /// - Parameter candidates: The values to offer.
  /// - Returns: The form.
  package func offering(_ candidates: Candidates) -> ValueForm {
    ValueForm(output: output, candidates: candidates, word: word, read: read)
  }

  /// The problem with a word, or nil.
  ///
  /// - Parameter word: The word as given.
  /// - Returns: A phrase that follows the option's name and a colon.
  package func complaint(_ word: String) -> String? {
    do throws(ValueFault) {
      _ = try read(word)
      return nil
    } catch {
      return error.words
    }
  }

  /// One of several names.
  ///
  /// - Parameters:
  ///   - kind: What the names denote, as a noun: `model`.
  ///   - values: The values, each with its name.
  ///   - list: The command that lists the names, if there is one.
  /// - Returns: The form.
  package static func name(kind: String, among values: [(name: String, value: Value)], list: String? = nil)
    -> ValueForm where Value: Equatable
  {
    ValueForm(
      candidates: Candidates(values.map(\.name)),
      word: { value in values.first { $0.value == value }?.name ?? "" }
    ) { word throws(ValueFault) in
      try ValueText.name(word, kind: kind, among: values, list: list)
    }
  }
}

extension ValueForm where Value == String {
  /// Any text, including an empty one.
  package static var text: ValueForm { ValueForm { $0 } }

  /// A path or other text that must not be empty.
  package static var path: ValueForm {
    ValueForm(candidates: .files) { word throws(ValueFault) in try path(word) }
  }

  /// The path of a result file.
  ///
  /// - Parameter complaint: Further checks; returns the problem or nil.
  /// - Returns: The form.
  package static func output(_ complaint: (@Sendable (String) -> String?)? = nil) -> ValueForm {
    ValueForm(output: .file, candidates: .files) { word throws(ValueFault) in
      if let fault = complaint?(try path(word)) { throw ValueFault(fault) }
      return word
    }
  }

  /// A folder for results, created if it does not exist; `-` is refused.
  package static var outputFolder: ValueForm {
    ValueForm(output: .folder, candidates: .folders) { word throws(ValueFault) in
      guard word != "-" else {
        throw ValueFault("'-' is stdout, which cannot take a folder of files; name a folder")
      }
      return try path(word)
    }
  }

  /// A folder for results, created if it does not exist, or `-` for stdout, which takes one result.
  package static var outputFolderOrStdout: ValueForm {
    ValueForm(output: .folder, candidates: .folders) { word throws(ValueFault) in try path(word) }
  }

  /// A file for one result, or a folder for several.
  package static var outputFileOrFolder: ValueForm {
    ValueForm(output: .fileOrFolder, candidates: .files) { word throws(ValueFault) in try path(word) }
  }

  /// Free text about a trace: not empty, and short enough for the trace's header line.
  package static var words: ValueForm {
    ValueForm { word throws(ValueFault) in
      if word.isEmpty { throw ValueFault("the value is empty; leave the option out, or say something") }
      let count = word.count
      guard count <= mostCharacters else {
        throw ValueFault("the value has \(count) characters; give at most \(mostCharacters)")
      }
      return word
    }
  }

  /// The most characters of a subject or a note; a line of a trace may have 64 KiB.
  private static var mostCharacters: Int { 1000 }

  private static func path(_ word: String) throws(ValueFault) -> String {
    guard !word.isEmpty else { throw ValueFault("the value is empty; give a path") }
    return word
  }
}
