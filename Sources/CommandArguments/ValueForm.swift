import TextFormats

/// The way in which values of a kind are written on a command line: reads a word, and writes the word for a
/// value.
///
/// A word is read once the command line is, before anything else happens; one reading both checks it and gives the value.
package struct ValueForm<Value: Sendable>: Sendable {
  /// The value of a word.
  package let read: @Sendable (String) throws(ValueFault) -> Value
  /// The word for a value.
  package let word: @Sendable (Value) -> String
  /// The result that is written there: never to a file that the call reads, see ``OutputCheck``.
  package let output: AnyOption.Output

  /// The values a shell offers.
  package let candidates: Candidates

  /// A form.
  ///
  /// - Parameters:
  ///   - output: The result that is written there.
  ///   - candidates: The values a shell offers.
  ///   - word: Writes the word for a value.
  ///   - read: Reads the value of a word.
  package init(
    output: AnyOption.Output = .none, candidates: Candidates = .none,
    word: @escaping @Sendable (Value) -> String = { "\($0)" },
    read: @escaping @Sendable (String) throws(ValueFault) -> Value
  ) {
    (self.output, self.candidates, self.word, self.read) = (output, candidates, word, read)
  }

  /// The same form, for which a shell offers other values.
  ///
  /// - Parameter candidates: The values.
  /// - Returns: The form.
  package func offering(_ candidates: Candidates) -> ValueForm {
    ValueForm(output: output, candidates: candidates, word: word, read: read)
  }

  /// The fault in a word, or nil.
  ///
  /// - Parameter word: As given.
  /// - Returns: A phrase that follows the option's name and a colon.
  package func complaint(_ word: String) -> String? {
    do throws(ValueFault) {
      _ = try read(word)
      return nil
    } catch {
      return error.words
    }
  }

  /// One of the names there are.
  ///
  /// - Parameters:
  ///   - kind: What they name: `model`.
  ///   - values: The values, each with its name.
  ///   - list: The command that lists them, if there is one.
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
  /// Any text, also an empty one.
  package static var text: ValueForm { ValueForm { $0 } }

  /// A path or other text that must not be empty.
  package static var path: ValueForm {
    ValueForm(candidates: .files) { word throws(ValueFault) in try path(word) }
  }

  /// A path where a result is written.
  ///
  /// - Parameter complaint: What else may be wrong with it.
  /// - Returns: The form.
  package static func output(_ complaint: (@Sendable (String) -> String?)? = nil) -> ValueForm {
    ValueForm(output: .file, candidates: .files) { word throws(ValueFault) in
      if let fault = complaint?(try path(word)) { throw ValueFault(fault) }
      return word
    }
  }

  /// A folder that takes results, and is made if it is not there; `-` is none.
  package static var outputFolder: ValueForm {
    ValueForm(output: .folder, candidates: .folders) { word throws(ValueFault) in
      guard word != "-" else {
        throw ValueFault("'-' is stdout, which cannot take a folder of files; name a folder")
      }
      return try path(word)
    }
  }

  /// A folder that takes results, and is made if it is not there, or `-` for stdout, which takes one.
  package static var outputFolderOrStdout: ValueForm {
    ValueForm(output: .folder, candidates: .folders) { word throws(ValueFault) in try path(word) }
  }

  /// A file for one result, or a folder for several.
  package static var outputFileOrFolder: ValueForm {
    ValueForm(output: .fileOrFolder, candidates: .files) { word throws(ValueFault) in try path(word) }
  }

  /// Words of a person about a trace: not empty, and short enough for its first line.
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

  /// Characters of a subject or a note at most; a line of a trace may have 64 KiB.
  private static var mostCharacters: Int { 1000 }

  private static func path(_ word: String) throws(ValueFault) -> String {
    guard !word.isEmpty else { throw ValueFault("the value is empty; give a path") }
    return word
  }
}
