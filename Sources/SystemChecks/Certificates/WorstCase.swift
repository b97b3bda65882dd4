import TextFormats

/// The largest of many violations, and where it occurs.
struct WorstCase {
  /// The largest violation, without its sign; infinite once a violation was NaN.
  private(set) var size = 0.0
  /// Where the largest violation occurs, in words; empty before the first.
  private(set) var location = ""
  /// The gesture in which the largest violation occurs; nil before the first.
  private(set) var gesture: CertificateGesture?

  /// Adds a violation, ignoring its sign; the description is evaluated only if the violation is the largest so far.
  mutating func note(
    _ size: Double, in gesture: CertificateGesture, _ location: @autoclosure () -> String
  ) {
    let magnitude = size.isNaN ? .infinity : abs(size)
    guard magnitude > self.size else { return }
    (self.size, self.location, self.gesture) = (magnitude, location(), gesture)
  }

  /// A number as text, with at most one decimal.
  static func text(_ value: Double) -> String { JSONWriter.text(of: (value * 10).rounded() / 10 + 0) }

  /// A time as text in milliseconds, with at most one decimal: `16.7 ms`.
  static func milliseconds(_ seconds: Double) -> String { "\(text(seconds * 1000)) ms" }
}
