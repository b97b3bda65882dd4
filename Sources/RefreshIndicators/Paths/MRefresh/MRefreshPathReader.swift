/// MRefresh's two readers of path data, with their limits.
///
/// | | 0.1.1 | 0.2.1 |
/// |---|---|---|
/// | arcs | read as pairs, later skipped | refused |
/// | letters in a row | all share the numbers that follow | only `z`s before another |
/// | repeated groups | one node with all points | one node per group; after `M` further `M`s |
/// | number of values | any; a missing y is the previous one | a multiple of the command's, or refused |
/// | `H`, `V` with two numbers | a pair | two nodes |
/// | unknown characters | end the path silently | refused |
enum MRefreshPathReader {
  static func read(
    _ svg: String, version: MRefreshPathVersion
  ) throws(MRefreshPathError) -> [MRefreshNode] {
    switch version {
    case .documented: try readDocumented(svg)
    case .rewrite: try readRewrite(svg)
    }
  }

  private static func command(_ letter: Unicode.Scalar) -> SVGCommand? {
    UInt8(exactly: letter.value).flatMap(SVGCommand.init(letter:))
  }

  // MARK: 0.1.1

  private static func readDocumented(_ svg: String) throws(MRefreshPathError) -> [MRefreshNode] {
    var scanner = MRefreshScanner(svg)
    var nodes: [MRefreshNode] = []
    while let letters = scanner.characters(where: { command($0) != nil }) {
      var points = pairs(&scanner)
      for command in letters.compactMap(command) {
        if command.kind == .vertical {
          guard !points.isEmpty else { throw .crash(.missingPoint) }
          // Letters in a row share their points, so a swapped pair stays swapped for the next letter.
          points[0] = PathPoint(0, points[0].x)
        }
        nodes.append(MRefreshNode(command, points))
      }
    }
    return nodes
  }

  /// All numbers that follow, in pairs; if the last has no partner, its y is that of the previous pair, or 0.
  private static func pairs(_ scanner: inout MRefreshScanner) -> [PathPoint] {
    var points: [PathPoint] = []
    var y = 0.0
    while let x = scanner.number() {
      y = scanner.number() ?? y
      points.append(PathPoint(x, y))
    }
    return points
  }

  // MARK: 0.2.1

  private static func readRewrite(_ svg: String) throws(MRefreshPathError) -> [MRefreshNode] {
    var scanner = MRefreshScanner(svg)
    var nodes: [MRefreshNode] = []
    while let letters = scanner.characters(where: isLetter) {
      let commands = letters.compactMap(command)
      guard commands.count == letters.count, commands.allSatisfy({ $0.kind != .arc }),
        commands.dropLast().allSatisfy({ $0.kind == .close }), let last = commands.last
      else { throw .cannotRead }
      nodes += commands.dropLast().map { MRefreshNode($0) }
      nodes += last.kind == .close ? [MRefreshNode(last)] : try groups(of: last, &scanner)
    }
    guard scanner.isAtEnd else { throw .cannotRead }
    return nodes
  }

  /// True for an ASCII letter; letters of other scripts are refused later anyway.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  private static func groups(
    of command: SVGCommand, _ scanner: inout MRefreshScanner
  ) throws(MRefreshPathError) -> [MRefreshNode] {
    var numbers: [Double] = []
    while let number = scanner.number() { numbers.append(number) }
    let arity = command.kind.arity
    guard numbers.count.isMultiple(of: arity) else { throw .invalidPoints }
    return stride(from: 0, to: numbers.count, by: arity).map { start in
      switch command.kind {
      case .horizontal: MRefreshNode(command, [PathPoint(numbers[start], 0)])
      case .vertical: MRefreshNode(command, [PathPoint(0, numbers[start])])
      default:
        MRefreshNode(
          command,
          stride(from: start, to: start + arity, by: 2).map { PathPoint(numbers[$0], numbers[$0 + 1]) })
      }
    }
  }
}
