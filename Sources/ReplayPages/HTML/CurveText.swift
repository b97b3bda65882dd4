import ReplayReport
import TraceReplay

/// Curves as short text: whole numbers, each as the difference to the previous one, in Base64 VLQ as in source maps.
///
/// The lowest bit of a number is its sign. Each character holds five bits, lowest first, and a sixth bit that says whether more
/// follow. A curve alternates times and values, each as the difference to the last time or value: `0 0, 1 5, 2 5` is `AACKCA`. A drag
/// simplified to a tenth of a point takes about a hundred characters, and none needs escaping.
enum CurveText {
  /// Writes a curve as short text.
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

  /// Writes a curve with one value per frame. Points that lie on the line between their neighbours are left out.
  ///
  /// - Parameter values: One value per frame, from frame 0; non-finite values are left out.
  /// - Returns: Frame numbers and tenths, as text. Straight lines between them deviate by at most 0.1 from the values.
  static func text(ofFrames values: [Double]) -> String {
    // Frames are stretched out, so that a distance from a line is one between values.
    let points = values.enumerated().filter { $0.element.isFinite }
      .map { (x: Double($0.offset) * stretch, y: $0.element) }
    let kept = PolylineSimplification.simplified(points, tolerance: tolerance)
    return text(kept.lazy.map { (time: Int(($0.x / stretch).rounded()), value: tenths($0.y)) })
  }

  /// Writes the curve of a finger's travel. Points that lie on the line between their neighbours are left out.
  ///
  /// - Parameter knots: The knots, in order of time.
  /// - Returns: Tenths of milliseconds and of points, as text.
  static func text(ofFinger knots: [FingerPath.Knot]) -> String {
    let points = knots.map { (x: ($0.time * 1e4).rounded() * stretch, y: $0.travel) }
    let kept = PolylineSimplification.simplified(points, tolerance: tolerance)
    return text(kept.lazy.map { (time: Int(($0.x / stretch).rounded()), value: tenths($0.y)) })
  }

  /// A number in tenths, limited to what a screen can show.
  private static func tenths(_ value: Double) -> Int { Int((min(max(value, -most), most) * 10).rounded()) }

  /// The error allowed for leaving out points; rounding to tenths adds at most as much.
  private static let tolerance = 0.05
  private static let stretch = 1e6
  /// The largest value that is drawn, in points.
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
