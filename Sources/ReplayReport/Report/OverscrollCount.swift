/// The gestures in which content came past its top, where a refresh can begin.
struct OverscrollCount: Equatable, Sendable {
  /// Gestures of which it is known how far content came.
  private(set) var known = 0
  /// Those of them in which it came past its top at all.
  private(set) var past = 0

  /// Counts a gesture.
  ///
  /// - Parameter peak: The greatest distance of content past its top, in points; 0 or less where it never was.
  mutating func add(_ peak: Double) {
    known += 1
    if peak > 0 { past += 1 }
  }

  /// The warning where content was past its top in none of several gestures, or of one; nil where it was, or nothing is known.
  var warning: String? {
    guard known > 0, past == 0 else { return nil }
    return
      "content never came past its top, so nothing could fire: fingers moved it the other way, or it began further down. --traditional is for touchpads without natural scrolling"
  }
}
