/// Turns SVG path data into steps with absolute coordinates: the whole grammar of SVG 1.1 (8.3) and SVG 2 (9.3).
///
/// | letter | draws | remembers for `S`, `T` |
/// |---|---|---|
/// | `M` `L` `H` `V` | move, line | nothing |
/// | `C` `S` | cubic | its second control point, for `S` |
/// | `Q` `T` | quadratic | its control point, for `T` |
/// | `A` | cubics along the ellipse | nothing |
/// | `Z` | close; the current point is the subpath's beginning | nothing |
struct SVGPathParser {
  /// The largest absolute coordinate: the range of single precision, which SVG 1.1 (4.3) guarantees.
  static let largestCoordinate = Double(Float.greatestFiniteMagnitude)

  /// The indices, from 0, of the arguments of an arc that are flags.
  private static let arcFlags = 3...4

  /// The last control point, which a smooth curve of the same family reflects.
  private enum Control {
    case none
    case cubic(PathPoint)
    case quadratic(PathPoint)
  }

  private var scanner: SVGPathScanner
  private var elements: [PathElement] = []
  private var current = PathPoint.zero
  private var subpathStart = PathPoint.zero
  private var control = Control.none
  /// The numbers read so far of the present group of arguments.
  private var values: [Double] = []

  init(_ path: String) { scanner = SVGPathScanner(path) }

  /// Parses the whole path data into steps; none for empty data.
  mutating func parse() throws(SVGPathError) -> [PathElement] {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let start = scanner.position
      let command = try scanner.readCommand()
      if elements.isEmpty, command.kind != .move {
        throw scanner.error(.firstIsNotMove(command.letter), at: start)
      }
      try draw(command, from: start)
      scanner.skipSpace()
    }
    return elements
  }

  /// Draws a command with all its groups of arguments. After the first group, `M` means `L`.
  private mutating func draw(_ letter: SVGCommand, from start: Int) throws(SVGPathError) {
    var command = letter
    scanner.skipSpace()
    var position = start
    repeat {
      try readGroup(of: command)
      let count = elements.count
      draw(command)
      if elements[count...].contains(where: { !$0.isInRange }) {
        throw scanner.error(.tooLarge, at: position)
      }
      if command.kind == .move { command.kind = .line }
      if command.kind == .close { return }
      guard try scanner.skipToNumber() else { return }
      position = scanner.position
    } while true
  }

  private mutating func readGroup(of command: SVGCommand) throws(SVGPathError) {
    values.removeAll(keepingCapacity: true)
    for index in 0..<command.kind.arity {
      // Whether a number follows is checked by its reader; here only the comma matters.
      if index > 0 { _ = try scanner.skipToNumber() }
      if command.kind == .arc, Self.arcFlags.contains(index) {
        values.append(try scanner.readFlag() ? 1 : 0)
      } else {
        values.append(try scanner.readNumber(index + 1, of: command))
      }
    }
  }

  private mutating func draw(_ command: SVGCommand) {
    let base = command.isRelative ? current : .zero
    func point(_ index: Int) -> PathPoint { base + PathPoint(values[index], values[index + 1]) }
    switch command.kind {
    case .move: begin(at: point(0))
    case .line: line(to: point(0))
    case .horizontal: line(to: PathPoint(base.x + values[0], current.y))
    case .vertical: line(to: PathPoint(current.x, base.y + values[0]))
    case .cubic: cubic(point(0), point(2), to: point(4))
    case .smoothCubic: cubic(mirroredCubicControl, point(0), to: point(2))
    case .quadratic: quadratic(point(0), to: point(2))
    case .smoothQuadratic: quadratic(mirroredQuadraticControl, to: point(0))
    case .arc: arc(to: point(5))
    case .close: close()
    }
  }

  private var mirroredCubicControl: PathPoint {
    if case .cubic(let control) = control { control.mirrored(at: current) } else { current }
  }

  private var mirroredQuadraticControl: PathPoint {
    if case .quadratic(let control) = control { control.mirrored(at: current) } else { current }
  }

  private mutating func add(_ element: PathElement, to end: PathPoint, control: Control = .none) {
    elements.append(element)
    current = end
    self.control = control
  }

  private mutating func begin(at point: PathPoint) {
    add(.move(point), to: point)
    subpathStart = point
  }

  private mutating func line(to end: PathPoint) { add(.line(end), to: end) }

  private mutating func cubic(_ first: PathPoint, _ second: PathPoint, to end: PathPoint) {
    add(.cubic(first, second, to: end), to: end, control: .cubic(second))
  }

  private mutating func quadratic(_ point: PathPoint, to end: PathPoint) {
    add(.quadratic(point, to: end), to: end, control: .quadratic(point))
  }

  private mutating func arc(to end: PathPoint) {
    let arc = EllipticalArc(
      start: current, end: end, radii: PathPoint(values[0], values[1]), rotationDegrees: values[2],
      isLarge: values[3] == 1, isSweep: values[4] == 1)
    elements += arc.elements
    current = end
    control = .none
  }

  private mutating func close() { add(.close, to: subpathStart) }
}

extension PathElement {
  /// The step's points, in order; empty for a close.
  var points: [PathPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  fileprivate var isInRange: Bool {
    points.allSatisfy {
      abs($0.x) <= SVGPathParser.largestCoordinate && abs($0.y) <= SVGPathParser.largestCoordinate
    }
  }
}
