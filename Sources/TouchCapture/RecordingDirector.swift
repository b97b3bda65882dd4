import GestureTraces

/// Follows a recording while it happens and controls it: the basis of a guided session with a person.
///
/// All calls come from one thread. Times are monotonic microseconds, except those of events, which count from the device's zero.
package protocol RecordingDirector: AnyObject {
  /// Reports which surfaces can be recorded; called once, at the start.
  ///
  /// - Parameter headers: The header of a trace of each surface, without labels and start time.
  /// - Throws: An error, which ends the recording.
  func introduce(_ headers: [TraceHeader]) throws
  /// Decides about a surface that is touched for the first time.
  ///
  /// - Parameters:
  ///   - header: The header of a trace of the surface.
  ///   - zero: The time from which the times of its events count.
  /// - Returns: Whether to record it; the question is asked only once per surface.
  /// - Throws: An error, which ends the recording.
  func choose(_ header: TraceHeader, zero: Int64) throws -> Bool
  /// Handles an event of the chosen surface.
  func store(_ event: TraceEvent) throws
  /// Called after all events that arrived together were stored.
  func flush() throws
  /// When to call `wake` even if nothing is touched; nil for never.
  var due: Int64? { get }
  /// A descriptor that triggers `wake` when it is readable; negative for none.
  var descriptor: Int32 { get }
  /// Called when `due` has passed or `descriptor` is readable.
  func wake(at now: Int64) throws
  /// True once the recording may end.
  var isComplete: Bool { get }
  /// Called when the recording ends.
  func finish(at now: Int64) throws
}
