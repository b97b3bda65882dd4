import Reference
import ScrollPhysics

typealias CFunction = (UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, Int32) -> Void

/// Numbers of all sizes and kinds: each bit pattern is as likely as any other, and the ends of the range come first.
///
/// The multiplier is Knuth's for 64-bit linear congruence.
let wild: Column = {
  let ends = [0, -0.0, 1, -1, .infinity, -.infinity, .nan, 0x1p-1074, -0x1p-1074, 746, -746, 709.9, -745.2]
  var state: UInt64 = 1
  return Column { index in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return index < ends.count ? ends[index] : Double(bitPattern: state ^ state >> 32)
  }
}()

/// A row of the table for arguments spread over `range`, and the same bits for those and for wild ones.
///
/// `swift` fills from a column, so that the loop is compiled for the function, as C's is.
func compareFunction(
  _ name: String, _ range: ClosedRange<Double>, c: CFunction, libm: CFunction, swift: (Column) -> Void
) {
  // Steps of the golden ratio: no order that a branch predictor could learn.
  let input = Column {
    range.lowerBound + (range.upperBound - range.lowerBound)
      * (Double($0) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
  }
  swift(wild)
  c(wild.input, theirs.output, Int32(count))
  requireSameBits(name)
  compare(
    name, swift: { swift(input) }, c: { c(input.input, theirs.output, Int32(count)) },
    libm: { libm(input.input, libms.output, Int32(count)) })
}

/// Over the arguments that scrolling has.
func compareElementaryFunctions() {
  printHeader("elementary function", "  libm ns  to libm")
  compareFunction("exp", -30...0, c: c_exp, libm: libm_exp) { fill(from: $0) { Elementary.exp($0) } }
  compareFunction("expm1", -30...0, c: c_expm1, libm: libm_expm1) { fill(from: $0) { Elementary.expm1($0) } }
  compareFunction("log", 1e-3...1000, c: c_log, libm: libm_log) { fill(from: $0) { Elementary.log($0) } }
  compareFunction("log1p", -0.999...10, c: c_log1p, libm: libm_log1p) {
    fill(from: $0) { Elementary.log1p($0) }
  }
  compareFunction("sin", 0...30, c: c_sin, libm: libm_sin) { fill(from: $0) { Elementary.sin($0) } }
  compareFunction("cos", 0...30, c: c_cos, libm: libm_cos) { fill(from: $0) { Elementary.cos($0) } }
  compareFunction("atan", -5...5, c: c_atan, libm: libm_atan) { fill(from: $0) { Elementary.atan($0) } }
  compareFunction("tanh", -4...4, c: c_tanh, libm: libm_tanh) { fill(from: $0) { Elementary.tanh($0) } }
  compareFunction("atanh", -0.99...0.99, c: c_atanh, libm: libm_atanh) {
    fill(from: $0) { Elementary.atanh($0) }
  }
  compareFunction("cbrt", 0...10, c: c_cbrt, libm: libm_cbrt) { fill(from: $0) { Elementary.cbrt($0) } }
  compareFunction("rounded", -1000...1000, c: c_round, libm: libm_round) {
    fill(from: $0) { Elementary.rounded($0) }
  }
  let exponent = 1.967
  compareFunction(
    "pow", 0...8000, c: { c_pow($0, $1, $2, exponent) }, libm: { libm_pow($0, $1, $2, exponent) }
  ) { fill(from: $0) { Elementary.pow($0, exponent) } }
}
