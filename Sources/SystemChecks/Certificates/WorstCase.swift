import TextFormats

/// The greatest of many sizes, and where it occurs.
struct WorstCase {
  /// The greatest size; infinite once one is not a number.
  private(set) var size = 0.0
  /// A description of where it occurs.
  private(set) var location = ""
  /// The gesture it occurs in.
  private(set) var gesture: CertificateGesture?

  /// Takes a size, its sign aside; its description is asked for if it is the greatest.
  mutating func note(
    _ size: Double, in gesture: CertificateGesture, _ location: @autoclosure () -> String
  ) {
    let magnitude = size.isNaN ? .infinity : abs(size)
    guard magnitude > self.size else { return }
    (self.size, self.location, self.gesture) = (magnitude, location(), gesture)
  }

  /// A number for people: at most one digit after the point.
  static func text(_ value: Double) -> String { JSONWriter.text(of: (value * 10).rounded() / 10 + 0) }

  /// A time after the lift for people.
  static func milliseconds(_ seconds: Double) -> String { "\(text(seconds * 1000)) ms" }
}
