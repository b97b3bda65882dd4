import TextFormats

/// The value of an engine's option: a number or a word, or a list of these.
package struct EngineValue: Equatable, Sendable {
  /// One item of an option's value.
  package enum Part: Equatable, Sendable {
    /// A number in the option's unit.
    case number(Double)
    /// A word, a colour or a time of day, as results write it.
    case word(String)
  }

  /// The items of the value, at least one.
  package let parts: [Part]

  /// A value made of the given items.
  package init(_ parts: [Part]) { self.parts = parts }

  /// A value that consists of one number.
  package init(_ number: Double) { parts = [.number(number)] }

  /// A value that consists of one word.
  package init(_ word: String) { parts = [.word(word)] }

  /// The separator between the items of a list; a comma would separate options.
  package static let separator: Character = "+"

  /// The value as written after the option's name: `90`, `0+0.3`, `#ff0000+#0000ff`.
  package var text: String {
    parts.map { part in
      switch part {
      case .number(let number): JSONWriter.text(of: number)
      case .word(let word): word
      }
    }
    .joined(separator: String(Self.separator))
  }

  /// The numbers among the items of the value.
  package var numbers: [Double] {
    parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The words among the items of the value.
  package var words: [String] { parts.compactMap { if case .word(let word) = $0 { word } else { nil } } }

  /// The value as in an options file: a number or a word, or a list if there are several items.
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
