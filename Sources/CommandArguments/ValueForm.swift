import TextFormats

/// The syntax of an option's value: how a word is parsed into a value, and how a value is written as a word.
///
/// Words are parsed with the command line, before anything else happens. Parsing both checks a word and gives its value.
package struct ValueForm<Value: Sendable>: Sendable {
  /// Parses a word of the command line; throws if the word is not valid.
  package let read: @Sendable (String) throws(ValueFault) -> Value
  /// Writes a value as a user would type it.
  package let word: @Sendable (Value) -> String
  /// The kind of result that is written to the value's path. Such a path is never an input of the call (see ``OutputCheck``).
  package let output: AnyOption.Output

  /// The values that shell completion offers.
  package let candidates: Candidates

  /// Describes the syntax of a value.
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

  /// The problem with a word as a phrase; nil if the word is valid.
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

  /// The same form for exactly one element of its list.
  ///
  /// - Parameters:
  ///   - refusal: The error message for several elements.
  ///   - candidates: The values that shell completion offers.
  /// - Returns: The form of an option with one value.
  package func single<Element>(
    orSay refusal: String, offering candidates: Candidates
  ) -> ValueForm<Element> where Value == [Element] {
    ValueForm<Element>(candidates: candidates, word: { word([$0]) }) { given throws(ValueFault) in
      let values = try read(given)
      guard values.count == 1 else { throw ValueFault(refusal) }
      return values[0]
    }
  }

  /// Parses one of several names.
  ///
  /// - Parameters:
  ///   - kind: What the names denote, as a noun: `model`.
  ///   - values: The values, each with its name.
  ///   - list: The command that lists the names, if there is one.
  /// - Returns: The form of such an option.
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
  /// Accepts any text, including an empty one.
  package static var text: ValueForm { ValueForm { $0 } }

  /// Accepts a path or other text that is not empty.
  package static var path: ValueForm {
    ValueForm(candidates: .files) { word throws(ValueFault) in try path(word) }
  }

  /// Accepts the path of a file that a result is written to.
  ///
  /// - Parameter complaint: Further checks; returns the problem or nil.
  /// - Returns: The form of such an option.
  package static func output(_ complaint: (@Sendable (String) -> String?)? = nil) -> ValueForm {
    ValueForm(output: .file, candidates: .files) { word throws(ValueFault) in
      let path = try path(word)
      if let fault = complaint?(path) { throw ValueFault(fault) }
      return path
    }
  }

  /// Accepts a folder for results, created if it does not exist; `-` is refused.
  package static var outputFolder: ValueForm {
    ValueForm(output: .folder, candidates: .folders) { word throws(ValueFault) in
      guard word != "-" else {
        throw ValueFault("'-' is stdout, which cannot take a folder of files; name a folder")
      }
      return try path(word)
    }
  }

  /// Accepts a folder for results, created if it does not exist, or `-` for stdout, which takes one result.
  package static var outputFolderOrStdout: ValueForm {
    ValueForm(output: .folder, candidates: .folders) { word throws(ValueFault) in try path(word) }
  }

  /// Accepts a file for one result, or a folder for several.
  package static var outputFileOrFolder: ValueForm {
    ValueForm(output: .fileOrFolder, candidates: .files) { word throws(ValueFault) in try path(word) }
  }

  /// Accepts free text about a trace that is not empty, and short enough for the trace's header line.
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

  /// The largest number of characters of a subject or a note. A line of a trace may have 64 KiB.
  private static var mostCharacters: Int { 1000 }

  private static func path(_ word: String) throws(ValueFault) -> String {
    guard !word.isEmpty else { throw ValueFault("the value is empty; give a path") }
    return word
  }
}
