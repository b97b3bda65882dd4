extension VectorPath {
  /// The path given by SVG path data, with the whole grammar of SVG 1.1 and SVG 2.
  ///
  /// Relative coordinates become absolute, `H` and `V` become lines, `S` and `T` curves with both control points, arcs cubic curves. Empty
  /// data is an empty path.
  ///
  ///     try VectorPath(svg: "m1 1 2 0z").svg   // M1 1L3 1Z
  ///
  /// - Parameter svg: The value of an attribute `d`.
  /// - Throws: The first error, with its column. (SVG itself would draw everything before the error.)
  public init(svg: String) throws(SVGPathError) {
    var parser = SVGPathParser(svg)
    self.init(try parser.parse())
  }

  /// SVG path data with capital letters only, which reads back as the same path.
  ///
  /// A path that does not begin with a move begins at (0, 0).
  public var svg: String {
    var text = ""
    if let first = elements.first, case .move = first {} else if !elements.isEmpty { text = "M0 0" }
    for element in elements {
      text.append(element.letter)
      text += element.points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return text
  }

  /// Whole numbers below this print exactly, without an exponent.
  private static let largestWhole = 1e15

  /// The shortest text that reads back as the number.
  private static func text(_ number: Double) -> String {
    let isWhole = abs(number) < largestWhole && number == number.rounded(.towardZero)
    return isWhole ? "\(Int(number))" : "\(number)"
  }
}

extension PathElement {
  /// The letter of the step in SVG path data.
  var letter: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}
