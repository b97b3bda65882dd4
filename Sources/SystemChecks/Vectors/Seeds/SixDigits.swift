/// Formats numbers in log messages with at most six significant digits, like C's `%g`.
enum SixDigits {
  /// The number rounded to six significant digits: `0.375`, `1.00556`, `50`, `nan`.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
    guard value != 0 else { return "0" }
    var scale = 1.0
    while (value * scale).magnitude < 100_000, scale < 1e15 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
  }
}
