/// A span of a log in which content is past the top: a pull, or momentum beyond the edge.
package struct OffsetPull: Equatable, Sendable {
  /// The indices of the pull's rows, from the last row before content is past the top to the first row after.
  let rows: ClosedRange<Int>
  /// The indices of the rows under the finger: as the log says, or else up to the row at which content returns by itself.
  let contact: ClosedRange<Int>
  /// True if the log says when a finger was down.
  package let isContactKnown: Bool
  /// The times of the first and the last row with content past the top, in seconds since the log's first row.
  package let span: ClosedRange<Double>
  /// The greatest distance of the content past the top, in points.
  package let peak: Double
  /// The time of the greatest distance past the top, in seconds since the log's first row.
  package let peakTime: Double
  /// True if the pull started a refresh.
  package internal(set) var refreshes = false
}

/// A refresh that was found in an offset log.
package struct OffsetRefresh: Equatable, Sendable {
  /// The evidence in the log for a refresh.
  package enum Evidence: String, CaseIterable, Sendable {
    /// The log says when the refresh started.
    case trigger
    /// The log says when the app's callback was called.
    case callback
    /// The log does not report the refresh, but content stayed past the top after it had been released.
    case held
  }

  /// The motion of the content at the moment of a refresh.
  package enum State: String, CaseIterable, Sendable {
    /// The content moved under a finger.
    case pulling
    /// A finger was down, and the content did not move.
    case holding
    /// The content was on its way back to the top.
    case returning
    /// The content was at rest, with no finger down as far as the log shows.
    case resting
    /// The content moved inside its bounds.
    case scrolling
  }

  /// The time of the refresh, in seconds since the log's first row.
  package let time: Double
  /// The evidence in the log for the refresh.
  package let evidence: Evidence
  /// The motion of the content at the moment of the refresh.
  package let state: State
  /// The time from the previous row to the refresh, in seconds.
  package let silence: Double
  /// The content's distance past the top in the row before the refresh, in points.
  package let pull: Double
  /// The distance past the top at which the content stays after the refresh has begun, in points; nil if it does not stay.
  package let height: Double?

  /// True if the content was moving when the refresh came.
  package var isDuringMotion: Bool { state == .pulling || state == .returning || state == .scrolling }
}
