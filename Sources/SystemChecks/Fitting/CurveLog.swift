/// An observed scroll: content offsets at times, and where the finger was while one was down.
package struct CurveLog: Equatable, Sendable {
  /// A row of the log.
  package struct Sample: Equatable, Sendable {
    /// In seconds.
    package let time: Double
    /// The content offset, in points; below 0 past the top edge of content without inset.
    package let offset: Double
    /// The finger's position, in points, downwards positive; nil while none was down.
    package let finger: Double?

    /// A row.
    package init(time: Double, offset: Double, finger: Double? = nil) {
      (self.time, self.offset, self.finger) = (time, offset, finger)
    }
  }

  /// The rows, in order of time.
  package let samples: [Sample]
  /// True if the log says when a finger was down.
  package let knowsFinger: Bool

  /// A log of rows whose times grow.
  package init(samples: [Sample], knowsFinger: Bool) {
    (self.samples, self.knowsFinger) = (samples, knowsFinger)
  }
}
