import TextFormats

/// The value of an engine's option: a number or a word, or in a list several.
package struct EngineValue: Equatable, Sendable {
  /// A part of it.
  package enum Part: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A word, a colour or a time of day, as results spell it.
    case word(String)
  }

  /// Its parts, one or more.
  package let parts: [Part]

  /// A value of these parts.
  package init(_ parts: [Part]) { self.parts = parts }

  /// A number.
  package init(_ number: Double) { parts = [.number(number)] }

  /// A word.
  package init(_ word: String) { parts = [.word(word)] }

  /// What stands between the parts of a list: commas stand between options.
  package static let separator: Character = "+"

  /// The value as it follows the option's name: `90`, `0+0.3`, `#ff0000+#0000ff`.
  package var text: String {
    parts.map { part in
      switch part {
      case .number(let number): JSONWriter.text(of: number)
      case .word(let word): word
      }
    }
    .joined(separator: String(Self.separator))
  }

  /// Its numbers.
  package var numbers: [Double] {
    parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// Its words.
  package var words: [String] { parts.compactMap { if case .word(let word) = $0 { word } else { nil } } }

  /// The value as a file of options has it: a list where it has several parts.
  package var json: JSONValue {
    let values = parts.map { part -> JSONValue in
      switch part {
      case .number(let number): JSONValue(number)
      case .word(let word): .string(word)
      }
    }
    return values.count == 1 ? values[0] : .array(values)
  }
}
