/// The person and the device of a gesture, one of which may be the unit that confidence intervals resample.
package struct SampledUnit: Hashable, Sendable {
  /// The person's pseudonym; nil if the trace names none.
  package let subject: String?
  /// The name of the device.
  package let device: String

  /// The person and the device that a label names.
  package init(_ label: TraceLabel) {
    (subject, device) = (label.subject, label.device)
  }
}
