import TextFormats

/// Writes HTML that is also well-formed XML: every element is closed, and every text and attribute is escaped.
struct HTMLWriter {
  /// The markup written so far.
  private(set) var text = ""

  /// Writes an element, whose content is written by `body`.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: Names and values; an attribute with the value nil is left out.
  ///   - body: Writes the content.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    text += ">"
    body(&self)
    text += "</\(name)>"
  }

  /// Writes an element with text content.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    element(name, attributes) { $0.write(text) }
  }

  /// Writes an element without content, such as `br` or SVG's `circle`.
  mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    open(name, attributes)
    text += "/>"
  }

  /// Writes a text, escaped.
  mutating func write(_ words: String) { text += XMLText.escaped(words) }

  /// Writes markup unescaped: a style sheet, a script, or data that is already escaped.
  mutating func raw(_ source: String) { text += source }

  /// Ends a line, for a readable source.
  mutating func endLine() { text += "\n" }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    text += "<\(name)"
    for case (let key, let value?) in attributes { text += " \(key)=\"\(XMLText.escaped(value))\"" }
  }
}
