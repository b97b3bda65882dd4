/// A stretch of a log in which content is past the top: a pull, or momentum beyond the edge.
package struct OffsetPull: Equatable, Sendable {
  /// The indices of its rows, from the last row before content is past the top to the first row after.
  let rows: ClosedRange<Int>
  /// The indices of the rows under the finger: from the log, or else up to where content returns by itself.
  let contact: ClosedRange<Int>
  /// True if the log says when a finger was down.
  package let isContactKnown: Bool
  /// The first and the last time past the top, in seconds since the log's first row.
  package let span: ClosedRange<Double>
  /// The greatest distance past the top, in points.
  package let peak: Double
  /// The time of the peak, in seconds since the log's first row.
  package let peakTime: Double
  /// True if it started a refresh.
  package internal(set) var refreshes = false
}

/// A refresh found in a log.
package struct OffsetRefresh: Equatable, Sendable {
  /// How a refresh shows in the log.
  package enum Evidence: String, CaseIterable, Sendable {
    /// The log contains the start of the refresh.
    case trigger
    /// The log contains the callback to the app.
    case callback
    /// Content stayed past the top after it had been released.
    case held
  }

  /// What the content did when the refresh came.
  package enum State: String, CaseIterable, Sendable {
    /// It moved under a finger.
    case pulling
    /// A finger was down, and it did not move.
    case holding
    /// It was on its way back.
    case returning
    /// It was at rest, with no finger down as far as the log shows.
    case resting
    /// It moved inside its bounds.
    case scrolling
  }

  /// The time, in seconds since the log's first row.
  package let time: Double
  /// How the refresh shows in the log.
  package let evidence: Evidence
  /// What the content did when it came.
  package let state: State
  /// The time since the previous row, in seconds.
  package let silence: Double
  /// The distance past the top in the previous row, in points.
  package let pull: Double
  /// How far past the top the content stays afterwards, in points; nil if it does not.
  package let height: Double?

  /// True if the content was moving when the refresh came.
  package var isDuringMotion: Bool { state == .pulling || state == .returning || state == .scrolling }
}
