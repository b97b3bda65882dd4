import ReplayExperiments

/// The person and the device of a gesture: one of them is what was drawn at random.
struct SampledUnit: Hashable, Sendable {
  /// The person's pseudonym; nil where the trace names nobody.
  let subject: String?
  /// The device's name.
  let device: String

  /// Those of a gesture.
  init(_ label: TraceLabel) {
    (subject, device) = (label.subject, label.device)
  }
}
