import TextFormats

/// Drawing of display lists as SVG elements, which get the list's own colours instead of classes.
extension SVGDocument {
  /// The decimals printed for the coefficients a, b, c and d of a transform; its lengths have fewer.
  private static let factorDecimals = 5

  /// Draws `list` in front of the existing elements.
  public mutating func draw(_ list: DisplayList) {
    for item in list.items { draw(item) }
  }

  private mutating func draw(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let color):
      if let data = Self.data(path) { add("<path d=\"\(data)\"\(Self.paint("fill", color))/>") }
    case .stroke(let path, let color, let style):
      guard let data = Self.data(path) else { return }
      add("<path d=\"\(data)\" fill=\"none\"\(Self.paint("stroke", color))\(Self.attributes(style))/>")
    case .text(let text): add(Self.element(text))
    case .group(let group): draw(group)
    }
  }

  private mutating func draw(_ group: DisplayGroup) {
    var attributes = ""
    if group.transform != .identity { attributes += " transform=\"\(Self.matrix(group.transform))\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(Self.share(group.opacity))\"" }
    if let clip = group.clip {
      let name = nextClipName()
      add("<clipPath id=\"\(name)\"><path d=\"\(Self.data(clip) ?? "")\"/></clipPath>")
      attributes += " clip-path=\"url(#\(name))\""
    }
    add("<g\(attributes)>")
    for item in group.items { draw(item) }
    add("</g>")
  }

  /// A path's data for the attribute `d`: capital letters, numbers to a hundredth; nil for a path that draws nothing.
  ///
  /// - Parameter path: Any path.
  /// - Returns: For example `M0 0L10 0Z`.
  static func data(_ path: VectorPath) -> String? {
    guard !path.elements.isEmpty else { return nil }
    func pair(_ point: PathPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    return path.elements.reduce(into: "") { text, element in
      switch element {
      case .move(let to): text += "M\(pair(to))"
      case .line(let to): text += "L\(pair(to))"
      case .quadratic(let control, let to): text += "Q\(pair(control)) \(pair(to))"
      case .cubic(let first, let second, let to): text += "C\(pair(first)) \(pair(second)) \(pair(to))"
      case .close: text += "Z"
      }
    }
  }

  private static func paint(_ name: String, _ color: DisplayColor) -> String {
    let opacity = color.opacity < 1 ? " \(name)-opacity=\"\(share(color.opacity))\"" : ""
    return " \(name)=\"\(color.hex)\"\(opacity)"
  }

  private static func attributes(_ style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(number(style.width))\""
    if style.cap != .butt { text += " stroke-linecap=\"\(style.cap.rawValue)\"" }
    if style.join != .miter { text += " stroke-linejoin=\"\(style.join.rawValue)\"" }
    if !style.dash.isEmpty {
      text += " stroke-dasharray=\"\(style.dash.map(number).joined(separator: " "))\""
    }
    return text
  }

  private static func element(_ text: DisplayText) -> String {
    var element = "<text x=\"\(number(text.position.x))\" y=\"\(number(text.position.y))\""
    element += " font-size=\"\(number(text.size))\""
    if text.weight != DisplayText.regular { element += " font-weight=\"\(text.weight)\"" }
    if text.anchor != .start { element += " text-anchor=\"\(text.anchor.rawValue)\"" }
    return element + "\(paint("fill", text.color))>\(XMLText.escaped(text.content))</text>"
  }

  private static func matrix(_ transform: PathTransform) -> String {
    let factors = [transform.a, transform.b, transform.c, transform.d]
    if factors == [1, 0, 0, 1] { return "translate(\(number(transform.tx)) \(number(transform.ty)))" }
    let parts = factors.map { short(FixedDecimals.text($0, decimals: factorDecimals)) }
    return "matrix(\(parts.joined(separator: " ")) \(number(transform.tx)) \(number(transform.ty)))"
  }

  private static func share(_ value: Double) -> String { short(FixedDecimals.text(value, decimals: 3)) }

  /// A decimal number without trailing zeros.
  private static func short(_ number: String) -> String {
    var text = number
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
