/// An SVG drawing as text, element by element; every text and attribute from outside is escaped.
struct SVGDocument {
  private let width: Double
  private let height: Double
  private let title: String
  private let style: String
  private var body = ""

  /// A drawing of `width` × `height` user units; `title` is what a screen reader says.
  init(width: Double, height: Double, title: String, style: String) {
    self.width = width
    self.height = height
    self.title = title
    self.style = style
  }

  /// The whole document.
  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" role="img">
    <title>\(escaped(title))</title>
    <style>\(style)</style>
    \(body)</svg>

    """
  }

  mutating func line(_ name: String, from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    body += "<line class=\"\(name)\" x1=\"\(number(from.x))\" y1=\"\(number(from.y))\""
    body += " x2=\"\(number(to.x))\" y2=\"\(number(to.y))\"/>\n"
  }

  mutating func rectangle(_ name: String, x: Double, y: Double, width: Double, height: Double) {
    body += "<rect class=\"\(name)\" x=\"\(number(x))\" y=\"\(number(y))\""
    body += " width=\"\(number(width))\" height=\"\(number(height))\"/>\n"
  }

  mutating func polyline(_ name: String, _ points: [(x: Double, y: Double)]) {
    let list = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    body += "<polyline class=\"\(name)\" points=\"\(list)\"/>\n"
  }

  mutating func dot(_ name: String, x: Double, y: Double, radius: Double) {
    body += "<circle class=\"\(name)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"/>\n"
  }

  /// Where a text stands against its point.
  enum Anchor: String {
    case start, middle, end
  }

  mutating func label(_ name: String, _ text: String, x: Double, y: Double, anchor: Anchor = .start) {
    body += "<text class=\"\(name)\" x=\"\(number(x))\" y=\"\(number(y))\""
    body += " text-anchor=\"\(anchor.rawValue)\">\(escaped(text))</text>\n"
  }

  private func number(_ value: Double) -> String {
    let text = Figures.fixed(value, decimals: 2)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}

/// `text` as it may stand in XML and HTML, in content and in double-quoted attributes.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
