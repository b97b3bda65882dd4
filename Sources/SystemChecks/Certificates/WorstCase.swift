import TextFormats

/// The largest of many sizes, and where it occurs.
struct WorstCase {
  /// The largest size; infinite once a size was NaN.
  private(set) var size = 0.0
  /// Where the largest size occurs, in words.
  private(set) var location = ""
  /// The gesture in which it occurs.
  private(set) var gesture: CertificateGesture?

  /// Adds a size, ignoring its sign; the description is evaluated only if the size is the largest so far.
  mutating func note(
    _ size: Double, in gesture: CertificateGesture, _ location: @autoclosure () -> String
  ) {
    let magnitude = size.isNaN ? .infinity : abs(size)
    guard magnitude > self.size else { return }
    (self.size, self.location, self.gesture) = (magnitude, location(), gesture)
  }

  /// A number as text, with at most one decimal.
  static func text(_ value: Double) -> String { JSONWriter.text(of: (value * 10).rounded() / 10 + 0) }

  /// A time as text, in milliseconds.
  static func milliseconds(_ seconds: Double) -> String { "\(text(seconds * 1000)) ms" }
}
