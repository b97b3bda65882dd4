extension TraceGrade {
  /// A grade by its parts.
  private init(_ letter: String, _ reason: String) {
    (self.letter, reasons) = (letter, [reason])
  }

  private init(_ letter: String, _ reasons: [String]) {
    (self.letter, self.reasons) = (letter, reasons)
  }

  /// The ranges of the axes are the extremes of the recording: positions are shares of what was touched, not of the surface.
  static let guessedRanges = TraceGrade(
    "B", "axis ranges are the recording's own extremes; give them with --range")

  /// Nobody says when contacts lifted.
  static let guessedLifts = TraceGrade("B", "no phases; the last row of a contact counts as its lift")

  /// Moves of a pointer that was not down.
  ///
  /// - Parameter count: How many, at least 1.
  /// - Returns: A grade with that reason.
  static func hovers(_ count: Int) -> TraceGrade {
    TraceGrade("B", "\(count) \(count == 1 ? "move" : "moves") of a pointer that was not down left out")
  }

  /// The worse of two grades, with the reasons of both.
  func joined(with other: TraceGrade) -> TraceGrade {
    TraceGrade(max(letter, other.letter), reasons + other.reasons.filter { !reasons.contains($0) })
  }
}
