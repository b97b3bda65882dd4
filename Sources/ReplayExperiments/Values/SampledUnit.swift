/// The person and the device of a gesture, one of which may be the sampling unit of intervals.
package struct SampledUnit: Hashable, Sendable {
  /// The person's pseudonym; nil if the trace names none.
  package let subject: String?
  /// The device's name.
  package let device: String

  /// The person and device of a gesture.
  package init(_ label: TraceLabel) {
    (subject, device) = (label.subject, label.device)
  }
}
