// Rewrites one Swift file so that faults can be planted in it at run time.
//
//     Planter FILE OUT <FAULTS
//
// FAULTS has four fields per fault, each ended by a NUL byte: its number, the first byte of the text that it replaces, the byte behind
// that text, and the text in its place. Prints lines of three fields with tabs between: the number of a fault, `wrong` if it
// cannot be planted or `inlined` if other modules may have its code in theirs, and a reason.
//
// The file is parsed with SwiftSyntax, which comes with the toolchain. A fault is planted in the innermost place that holds it: the body of
// a function, initializer or accessor; or, outside of bodies, the initial value of a property or the default value of a parameter. That place
// is then there once per fault and once unchanged:
//
//     func area() -> Double { width * height }
//     func area() -> Double { if isPlanted(7) { width + height } else { width * height } }
//
// A whole body needs no knowledge of what a fault changes: an operator, a condition with bindings, a pattern, a dropped statement. The type
// checker sees each text by itself, so what it takes for one is not multiplied by the other.
import Glibc
import SwiftParser
import SwiftSyntax

/// A text to replace, by bytes of the file.
struct Fault {
  let number: String
  let range: Range<Int>
  let text: [UInt8]
}

/// A part of the file that can be there twice.
struct Place: Hashable {
  enum Kind { case body, initialValue, defaultValue }
  let kind: Kind
  let range: Range<Int>
  /// True if other modules may have it in their own code.
  let isInlined: Bool
}

/// Collects the places of a file. What is inside of a body belongs to bodies alone.
final class Places: SyntaxVisitor {
  private(set) var all: [Place] = []
  private var bodies: [Range<Int>] = []

  private static let inlining: Set = ["inlinable", "inline", "_transparent", "_alwaysEmitIntoClient"]

  private func addBody(_ left: TokenSyntax, _ right: TokenSyntax) {
    let range =
      left.endPositionBeforeTrailingTrivia.utf8Offset..<right.positionAfterSkippingLeadingTrivia.utf8Offset
    bodies.append(range)
    all.append(Place(kind: .body, range: range, isInlined: hasAttribute(Self.inlining, Syntax(left))))
  }

  private func addBody(_ block: CodeBlockSyntax?) {
    if let block { addBody(block.leftBrace, block.rightBrace) }
  }

  private func addValue(_ value: ExprSyntax, _ kind: Place.Kind) {
    let range =
      value.positionAfterSkippingLeadingTrivia.utf8Offset..<value.endPositionBeforeTrailingTrivia.utf8Offset
    guard !bodies.contains(where: { $0.contains(range.lowerBound) }) else { return }
    // The initial values of a frozen type are in its inlinable initializers.
    let isInlined = hasAttribute(Self.inlining.union(["frozen"]), Syntax(value))
    all.append(Place(kind: kind, range: range, isInlined: isInlined))
  }

  /// Whether a declaration around a node has one of the attributes.
  private func hasAttribute(_ names: Set<String>, _ node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains { each in
      each.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
        $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } ?? false
      } ?? false
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addBody(node.body)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addBody(node.body)
    return .visitChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addBody(node.body)
    return .visitChildren
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    addBody(node.body)
    return .visitChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { addBody(node.leftBrace, node.rightBrace) }
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { addValue(value, .initialValue) }
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue?.value { addValue(value, .defaultValue) }
    return .visitChildren
  }
}

/// A file and the faults of each place in it.
struct Planting {
  let source: [UInt8]
  let faults: [Place: [Fault]]

  /// The text of a range, with the places in it rewritten.
  func text(_ range: Range<Int>, in outer: Place? = nil) -> [UInt8] {
    var result: [UInt8] = []
    var next = range.lowerBound
    for place in faults.keys.sorted(by: {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    })
    where place != outer && next <= place.range.lowerBound && place.range.upperBound <= range.upperBound {
      result += source[next..<place.range.lowerBound] + rewritten(place)
      next = place.range.upperBound
    }
    return result + source[next..<range.upperBound]
  }

  /// The text of a place with one fault.
  private func text(_ place: Place, with fault: Fault) -> [UInt8] {
    source[place.range.lowerBound..<fault.range.lowerBound] + fault.text
      + source[fault.range.upperBound..<place.range.upperBound]
  }

  /// A place once per fault and once unchanged. Comments mark the lines of each, by which an error of the compiler is found to be a fault's.
  private func rewritten(_ place: Place) -> [UInt8] {
    var result: [UInt8] = []
    let isValue = place.kind != .body
    let (open, close) = isValue ? ("(", ")") : ("", "")
    for fault in faults[place, default: []] {
      let marked = "\(open) // begin \(fault.number)\n"
      switch place.kind {
      case .body, .initialValue: result += Array("\nif isPlanted(\(fault.number)) { \(marked)".utf8)
      case .defaultValue: result += Array("(isPlanted(\(fault.number)) ? \(marked)".utf8)
      }
      result += text(place, with: fault)
      result += Array(
        "\n// end \(fault.number)\n\(close)\(place.kind == .defaultValue ? " : " : "} else ")".utf8)
    }
    let (before, after) =
      place.kind == .defaultValue
      ? ("", String(repeating: ")", count: faults[place]?.count ?? 0)) : ("{ ", "}")
    return result + Array("\(before)\(open)\n".utf8) + text(place.range, in: place)
      + Array("\n\(close)\(after)".utf8)
  }
}

func read(_ descriptor: Int32) -> [UInt8] {
  var (result, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
  while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
    result += buffer[..<count]
  }
  return result
}

let arguments = CommandLine.arguments
let descriptor = open(arguments[1], O_RDONLY)
guard descriptor >= 0 else { fatalError("cannot read \(arguments[1])") }
let source = read(descriptor)
let fields = read(0).split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
  String(decoding: $0, as: UTF8.self)
}
let places = Places(viewMode: .sourceAccurate)
places.walk(Parser.parse(source: String(decoding: source, as: UTF8.self)))

var planted: [Place: [Fault]] = [:]
for start in stride(from: 0, to: fields.count, by: 4) {
  let fault = Fault(
    number: fields[start], range: Int(fields[start + 1])!..<Int(fields[start + 2])!,
    text: Array(fields[start + 3].utf8))
  let changed = source[..<fault.range.lowerBound] + fault.text + source[fault.range.upperBound...]
  let holding = places.all.filter {
    $0.range.lowerBound <= fault.range.lowerBound && fault.range.upperBound <= $0.range.upperBound
  }
  if Parser.parse(source: String(decoding: changed, as: UTF8.self)).hasError {
    print("\(fault.number)\twrong\tthe file does not parse with the text in its place")
  } else if let place = holding.min(by: { $0.range.count < $1.range.count }) {
    planted[place, default: []].append(fault)
    if place.isInlined { print("\(fault.number)\tinlined\t") }
  } else {
    print("\(fault.number)\twrong\tthe text is neither in a body nor in an initial or default value")
  }
}
let out = open(arguments[2], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
let result = Planting(source: source, faults: planted).text(0..<source.count)
guard out >= 0, result.withUnsafeBytes({ write(out, $0.baseAddress, $0.count) }) == result.count else {
  fatalError("cannot write \(arguments[2])")
}
