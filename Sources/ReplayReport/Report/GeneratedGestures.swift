import GestureTraces

/// Gestures that a program generated: they test the program, but do not show that one engine is better than another.
///
/// Every output shows their figures, in the order in which the engines were named, under ``line``. It omits everything that would rank the
/// engines: the best engine, p values, and marks of significance.
package enum GeneratedGestures {
  /// The line above their figures.
  package static let line = subject + words
  /// The ``line`` with a full stop.
  static let sentence = line + "."
  private static let subject = "Generated gestures"
  private static let words = " test the program; they do not rank the engines"

  /// The line for the rows of the given origins, if a table also has rows of other origins.
  static func lineOfRows(_ origins: [String]) -> String {
    "\(subject) (rows of origin \(origins.joined(separator: ", ")))\(words)"
  }

  /// The reason why there is no significance test for generated gestures.
  static let whyNoTest = "generated gestures are not tested: they do not rank the controls"

  /// True if an origin means that a program generated the gestures, also if another program changed them afterwards.
  ///
  /// - Parameter origin: As in `ReplayExperiments.TraceLabel.origin`.
  /// - Returns: True for generated gestures.
  package static func are(_ origin: String) -> Bool {
    origin == synthetic || origin.hasPrefix(synthetic + "-")
  }

  private static let synthetic = TraceSource.Origin.synthetic.rawValue
}

extension ReportGroup {
  /// True if its gestures were generated.
  package var isGenerated: Bool { GeneratedGestures.are(origin) }
}

extension PairComparison {
  /// True if its gestures were generated.
  package var isGenerated: Bool { GeneratedGestures.are(origin) }
}

extension SweepGroup {
  /// True if its gestures were generated.
  package var isGenerated: Bool { GeneratedGestures.are(origin) }
}
