/// The person and the device of a gesture: one of them is what was drawn at random.
package struct SampledUnit: Hashable, Sendable {
  /// The person's pseudonym; nil where the trace names nobody.
  package let subject: String?
  /// The device's name.
  package let device: String

  /// Those of a gesture.
  package init(_ label: TraceLabel) {
    (subject, device) = (label.subject, label.device)
  }
}
