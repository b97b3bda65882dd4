/// What the core's arithmetic consists of: a function each, over numbered arguments.
enum ElementaryProof: Int32 {
  case exp, expm1, log, log1p, pow, sin, cos, atan, tanh, atanh, cbrt, squareRoot
  case rounded, roundedDown, roundedUp, roundedTowardZero

  /// The number of cases.
  static var count: Int32 { roundedTowardZero.rawValue + 1 }

  /// Arguments of each function.
  static var arguments: UInt64 { 1_000_000 }

  /// The argument of a number; the base for `pow`.
  func argument(_ number: UInt64) -> Double { source.argument(number) }

  /// The exponent that `pow` takes with its base.
  func exponent(_ number: UInt64) -> Double { source.exponent(for: argument(number), number) }

  /// The function's result at the argument of a number.
  func result(_ number: UInt64) -> Double {
    let x = argument(number)
    return switch self {
    case .exp: Elementary.exp(x)
    case .expm1: Elementary.expm1(x)
    case .log: Elementary.log(x)
    case .log1p: Elementary.log1p(x)
    case .pow: Elementary.pow(x, exponent(number))
    case .sin: Elementary.sin(x)
    case .cos: Elementary.cos(x)
    case .atan: Elementary.atan(x)
    case .tanh: Elementary.tanh(x)
    case .atanh: Elementary.atanh(x)
    case .cbrt: Elementary.cbrt(x)
    case .squareRoot: x.squareRoot()
    case .rounded: Elementary.rounded(x)
    case .roundedDown: x.rounded(.down)
    case .roundedUp: x.rounded(.up)
    case .roundedTowardZero: x.rounded(.towardZero)
    }
  }

  private var source: Arguments { Arguments(domain: domain, seed: UInt64(rawValue)) }

  private var domain: ClosedRange<Double> {
    switch self {
    case .exp, .expm1: -750...750
    case .log, .pow, .squareRoot: 0...4
    case .log1p: -1...3
    case .sin, .cos, .rounded, .roundedDown, .roundedUp, .roundedTowardZero: -100...100
    case .atan: -4...4
    case .tanh: -21...21
    case .atanh: -1...1
    case .cbrt: -8...8
    }
  }
}
