import GestureTraces

/// Follows a recording while it happens and controls it, as a guided session with a person does.
///
/// All calls come from one thread. Times are monotonic microseconds, except those of events, which count from the device's zero.
package protocol RecordingDirector: AnyObject {
  /// Called once, at the start, with the surfaces that can be recorded.
  ///
  /// - Parameter headers: The header of a trace of each surface, without labels and start time.
  /// - Throws: An error, which ends the recording.
  func introduce(_ headers: [TraceHeader]) throws
  /// Called when a surface is touched for the first time, to decide whether it is recorded.
  ///
  /// - Parameters:
  ///   - header: The header of a trace of the surface.
  ///   - zero: The time from which the times of the surface's events count.
  /// - Returns: Whether to record the surface; the question is asked only once per surface.
  /// - Throws: An error, which ends the recording.
  func choose(_ header: TraceHeader, zero: Int64) throws -> Bool
  /// Called with each event of the chosen surface.
  func store(_ event: TraceEvent) throws
  /// Called after `store` has received all events that arrived together.
  func flush() throws
  /// The time at which to call `wake` even if nothing is touched; nil for never.
  var due: Int64? { get }
  /// A file descriptor; `wake` is called when it is readable. Negative for none.
  var descriptor: Int32 { get }
  /// Called when `due` has passed or `descriptor` is readable.
  func wake(at now: Int64) throws
  /// True once the director needs no further events, so that the recording may end.
  var isComplete: Bool { get }
  /// Called once, when the recording ends.
  func finish(at now: Int64) throws
}
