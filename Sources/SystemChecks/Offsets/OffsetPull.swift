/// A stretch of a log in which content is past the top: a pull, or momentum that goes beyond the edge.
package struct OffsetPull: Equatable, Sendable {
  /// The indices of its rows, from the last one before content is past the top to the first one after.
  let rows: ClosedRange<Int>
  /// The rows under the finger: as the log says it, else to where content goes back by itself.
  let contact: ClosedRange<Int>
  /// True where the log says when a finger was down.
  package let isContactKnown: Bool
  /// The first and the last time past the top, in seconds since the log's first row.
  package let span: ClosedRange<Double>
  /// The greatest distance past the top, in points.
  package let peak: Double
  /// The time of that, in seconds since the log's first row.
  package let peakTime: Double
  /// True if a refresh came of it.
  package internal(set) var refreshes = false
}

/// A refresh of a log.
package struct OffsetRefresh: Equatable, Sendable {
  /// How the log shows it.
  package enum Evidence: String, CaseIterable, Sendable {
    /// The log says that it began.
    case trigger
    /// The log says that the app was told.
    case callback
    /// Content was held past the top after it had been let go.
    case held
  }

  /// What content did as it came.
  package enum State: String, CaseIterable, Sendable {
    /// It moved under a finger.
    case pulling
    /// A finger was down, and it did not move.
    case holding
    /// It was on its way back.
    case returning
    /// It was at rest, and no finger was down as far as the log shows.
    case resting
    /// It moved inside its bounds.
    case scrolling
  }

  /// In seconds since the log's first row.
  package let time: Double
  /// How the log shows it.
  package let evidence: Evidence
  /// What content did as it came.
  package let state: State
  /// The time since the last row before it, in seconds.
  package let silence: Double
  /// The distance past the top in that row, in points.
  package let pull: Double
  /// The height at which content is held afterwards, in points past the top; nil where it is not.
  package let height: Double?

  /// True if content moved as it came.
  package var isDuringMotion: Bool { state == .pulling || state == .returning || state == .scrolling }
}
