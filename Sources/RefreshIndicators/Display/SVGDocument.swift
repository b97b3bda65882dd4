import TextFormats

/// An SVG drawing as text, built element by element; all text and attributes from outside are escaped.
///
/// Elements styled by a style sheet are added by class name; pictures with their own colours are added as a ``DisplayList``.
public struct SVGDocument: Sendable {
  private let width: Double
  private let height: Double
  private let title: String
  private let style: String
  private var body = ""
  /// The number of clips added so far, from which each clip gets a unique name.
  private var clips = 0

  /// A drawing of `width` × `height` user units.
  ///
  /// - Parameters:
  ///   - width: Width of the drawing, in user units.
  ///   - height: Height of the drawing, in user units.
  ///   - title: The text for screen readers.
  ///   - style: The style sheet, written by the caller; may be empty.
  public init(width: Double, height: Double, title: String, style: String) {
    self.width = width
    self.height = height
    self.title = title
    self.style = style
  }

  /// A drawing of `list`, at one user unit per point.
  ///
  /// - Parameters:
  ///   - width: Width of the drawing, in points.
  ///   - height: Height of the drawing, in points.
  ///   - title: The text for screen readers.
  ///   - list: What to draw.
  public init(width: Double, height: Double, title: String, drawing list: DisplayList) {
    self.init(width: width, height: height, title: title, style: "text{font-family:system-ui,sans-serif}")
    draw(list)
  }

  /// The text of the whole document.
  public var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(width)) \(Self.number(height))" role="img">
    <title>\(XMLText.escaped(title))</title>
    <style>\(style)</style>
    \(body)</svg>

    """
  }

  /// Adds a straight line with the CSS class `name`.
  public mutating func line(_ name: String, from: (x: Double, y: Double), to: (x: Double, y: Double)) {
    add("line", ["class": name], ["x1": from.x, "y1": from.y, "x2": to.x, "y2": to.y])
  }

  /// Adds a rectangle with the CSS class `name`.
  public mutating func rectangle(_ name: String, x: Double, y: Double, width: Double, height: Double) {
    add("rect", ["class": name], ["x": x, "y": y, "width": width, "height": height])
  }

  /// Adds straight lines through points, with the CSS class `name`.
  public mutating func polyline(_ name: String, _ points: [(x: Double, y: Double)]) {
    let list = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(separator: " ")
    add("polyline", ["class": name, "points": list], [:])
  }

  /// Adds a disc with the CSS class `name`, in user units.
  public mutating func dot(_ name: String, x: Double, y: Double, radius: Double) {
    add("circle", ["class": name], ["cx": x, "cy": y, "r": radius])
  }

  /// Adds a line of text with the CSS class `name`.
  public mutating func label(
    _ name: String, _ text: String, x: Double, y: Double, anchor: DisplayText.Anchor = .start
  ) {
    body += "<text class=\"\(name)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
    body += " text-anchor=\"\(anchor.rawValue)\">\(XMLText.escaped(text))</text>\n"
  }

  // MARK: Text of its parts

  private mutating func add(
    _ element: String, _ words: KeyValuePairs<String, String>, _ numbers: KeyValuePairs<String, Double>
  ) {
    body += "<\(element)"
    for (name, value) in words { body += " \(name)=\"\(value)\"" }
    for (name, value) in numbers { body += " \(name)=\"\(Self.number(value))\"" }
    body += "/>\n"
  }

  /// Adds an element given as text.
  mutating func add(_ element: String) { body += element + "\n" }

  /// A unique name for a clip.
  mutating func nextClipName() -> String {
    clips += 1
    return "clip\(clips)"
  }

  /// A length in user units as text, to a hundredth.
  static func number(_ value: Double) -> String {
    let text = FixedDecimals.text(value, decimals: 2)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}
