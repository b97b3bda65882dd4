import GestureTraces

/// Follows a recording as it happens and decides about it: the basis of a session with a person.
///
/// One thread calls. Times are microseconds of the monotonic clock, but for those of events, which count from the device's
/// zero.
package protocol RecordingDirector: AnyObject {
  /// Tells which surfaces can be recorded; called once, before anything happens.
  ///
  /// - Parameter headers: The header of a trace of each, without labels and start.
  /// - Throws: An error, which ends the recording.
  func introduce(_ headers: [TraceHeader]) throws
  /// Asks about a surface that is touched for the first time.
  ///
  /// - Parameters:
  ///   - header: The header of a trace of it.
  ///   - zero: The time of the event that its times count from.
  /// - Returns: Whether it is wanted; one that is not is never asked about again.
  /// - Throws: An error, which ends the recording.
  func choose(_ header: TraceHeader, zero: Int64) throws -> Bool
  /// Takes in an event of the wanted surface.
  func store(_ event: TraceEvent) throws
  /// Called once everything that came together was stored.
  func flush() throws
  /// The time at which `wake` has something to do though nothing is touched; nil for never.
  var due: Int64? { get }
  /// A descriptor that makes `wake` worth a call when it is readable; negative for none.
  var descriptor: Int32 { get }
  /// Called when time has passed, or `descriptor` is readable.
  func wake(at now: Int64) throws
  /// True once the recording may end.
  var isComplete: Bool { get }
  /// Called when the recording ends.
  func finish(at now: Int64) throws
}
