/// An observed scroll: content offsets over time, with the finger's position while one was down.
package struct CurveLog: Equatable, Sendable {
  /// A row of an observed scroll: the content's offset at a time.
  package struct Sample: Equatable, Sendable {
    /// The time of the row, in seconds.
    package let time: Double
    /// The content offset, in points; negative past the top edge of content without an inset.
    package let offset: Double
    /// The finger's position, in points, positive downwards; nil while no finger was down.
    package let finger: Double?

    /// A row of an observed scroll.
    package init(time: Double, offset: Double, finger: Double? = nil) {
      (self.time, self.offset, self.finger) = (time, offset, finger)
    }
  }

  /// The rows of the log, in order of time.
  package let samples: [Sample]
  /// True if the log says when a finger was down; otherwise all rows count as motion without a finger.
  package let knowsFinger: Bool

  /// A log of the given rows, whose times must rise strictly.
  package init(samples: [Sample], knowsFinger: Bool) {
    (self.samples, self.knowsFinger) = (samples, knowsFinger)
  }
}
