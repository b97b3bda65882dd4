import ReplayReport
import TraceReplay

/// Curves as short text: whole numbers, each less the one before it, in Base64 VLQ as source maps have it.
///
/// A number's sign is its lowest bit; then come five bits a letter, the lowest first, and a sixth that says whether more
/// follow. A curve is its times and values by turns, each less the last time or value: `0 0, 1 5, 2 5` is `AACKCA`. A drag
/// simplified to a tenth of a point takes a hundred letters or so, and no letter needs escaping.
enum CurveText {
  /// The text of a curve.
  ///
  /// - Parameter points: Times and values, in any units that make them whole.
  /// - Returns: Letters, digits, `+` and `/`.
  static func text(_ points: some Sequence<(time: Int, value: Int)>) -> String {
    var bytes: [UInt8] = []
    var last = (time: 0, value: 0)
    for point in points {
      append(point.time - last.time, to: &bytes)
      append(point.value - last.value, to: &bytes)
      last = point
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The curve of what was seen at frame after frame, without those that lie between their neighbours.
  ///
  /// - Parameter values: One a frame, from frame 0; one that is not finite is left out.
  /// - Returns: Frames and tenths, as text: a straight line between them is never further than 0.1 from what was seen.
  static func text(ofFrames values: [Double]) -> String {
    // Frames are stretched out, so that a distance from a line is one between values.
    let points = values.enumerated().filter { $0.element.isFinite }
      .map { (x: Double($0.offset) * stretch, y: $0.element) }
    let kept = PolylineSimplification.simplified(points, tolerance: tolerance)
    return text(kept.lazy.map { (time: Int(($0.x / stretch).rounded()), value: tenths($0.y)) })
  }

  /// The curve of a finger's travel, without the knots that lie between their neighbours.
  ///
  /// - Parameter knots: In order of time.
  /// - Returns: Tenths of milliseconds and of points, as text.
  static func text(ofFinger knots: [FingerPath.Knot]) -> String {
    let points = knots.map { (x: ($0.time * 1e4).rounded() * stretch, y: $0.travel) }
    let kept = PolylineSimplification.simplified(points, tolerance: tolerance)
    return text(kept.lazy.map { (time: Int(($0.x / stretch).rounded()), value: tenths($0.y)) })
  }

  /// Tenths of a number, within what a screen can show.
  private static func tenths(_ value: Double) -> Int { Int((min(max(value, -most), most) * 10).rounded()) }

  /// Half of the error that a reader may find; the other half is rounding to tenths.
  private static let tolerance = 0.05
  private static let stretch = 1e6
  /// Points beyond which nothing is drawn.
  private static let most = 1e8
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number.magnitude << 1 | (number < 0 ? 1 : 0)
    repeat {
      let more: UInt = rest >> 5 > 0 ? 32 : 0
      bytes.append(letters[Int(rest & 31 | more)])
      rest >>= 5
    } while rest > 0
  }
}
