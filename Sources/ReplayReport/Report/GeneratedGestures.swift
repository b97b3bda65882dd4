import GestureTraces

/// Gestures that a program made: they test the program, and no control is better or worse for them.
///
/// Every output keeps their figures, in the order in which the engines were named, under ``line``. It leaves out what would rank
/// the engines: who is first, p values, and marks of significance.
package enum GeneratedGestures {
  /// The line above their figures.
  package static let line = subject + words
  private static let subject = "Generated gestures"
  private static let words = ": they test the program and do not rank the controls"

  /// The same, of some rows of a table.
  static func lineOfRows(_ origins: [String]) -> String {
    "\(subject) (rows of origin \(origins.joined(separator: ", ")))\(words)"
  }

  /// The reason why there is no test over them.
  static let whyNoTest = "generated gestures are not tested: they do not rank the controls"

  /// True for the origin of traces that a program made, also where another program made them of such traces.
  ///
  /// - Parameter origin: As in `ReplayExperiments.TraceLabel.origin`.
  /// - Returns: True for generated gestures.
  package static func are(_ origin: String) -> Bool {
    origin == synthetic || origin.hasPrefix(synthetic + "-")
  }

  private static let synthetic = TraceSource.Origin.synthetic.rawValue
}

extension ReportGroup {
  /// True where its gestures were generated.
  package var isGenerated: Bool { GeneratedGestures.are(origin) }
}

extension PairComparison {
  /// True where its gestures were generated.
  package var isGenerated: Bool { GeneratedGestures.are(origin) }
}

extension SweepGroup {
  /// True where its gestures were generated.
  package var isGenerated: Bool { GeneratedGestures.are(origin) }
}
