/// An observed scroll: content offsets at times, and where the finger was while one was down.
public struct CurveLog: Equatable, Sendable {
  /// A row of the log.
  public struct Sample: Equatable, Sendable {
    /// In seconds.
    public let time: Double
    /// The content offset, in points; below 0 past the top edge of content without inset.
    public let offset: Double
    /// Where the finger was, in points, downwards positive; nil while none was down.
    public let finger: Double?

    /// A row.
    public init(time: Double, offset: Double, finger: Double? = nil) {
      (self.time, self.offset, self.finger) = (time, offset, finger)
    }
  }

  /// The rows, in order of time.
  public let samples: [Sample]
  /// Whether the log says when a finger was down.
  public let knowsFinger: Bool

  /// A log of rows whose times grow.
  public init(samples: [Sample], knowsFinger: Bool) {
    (self.samples, self.knowsFinger) = (samples, knowsFinger)
  }
}

/// Why a log cannot be used: where, what was wrong, what to do.
public struct CurveLogError: Error, Equatable, CustomStringConvertible {
  /// `FILE:LINE:COLUMN: what was wrong; what to do`.
  public let description: String

  init(_ place: String, _ problem: String) { description = "\(place): \(problem)" }
}
