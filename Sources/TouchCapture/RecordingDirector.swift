import GestureTraces

/// Follows a recording as it happens and decides about it: what a session with a person is made from.
///
/// One thread calls. Times are microseconds of the monotonic clock, but for those of events, which count from the device's
/// zero.
package protocol RecordingDirector: AnyObject {
  /// The surfaces that can be recorded; called once, before anything happens.
  ///
  /// - Parameter headers: What a trace of each would say, without labels and start.
  /// - Throws: What ends the recording.
  func introduce(_ headers: [TraceHeader]) throws
  /// A surface is touched for the first time.
  ///
  /// - Parameters:
  ///   - header: What a trace of it would say.
  ///   - zero: When the event happened that its times count from.
  /// - Returns: Whether it is wanted; one that is not is never asked about again.
  /// - Throws: What ends the recording.
  func choose(_ header: TraceHeader, zero: Int64) throws -> Bool
  /// An event of the wanted surface.
  func store(_ event: TraceEvent) throws
  /// Everything that came together was stored.
  func flush() throws
  /// When `wake` has something to do though nothing is touched; nil for never.
  var due: Int64? { get }
  /// A descriptor that makes `wake` worth a call when it is readable; negative for none.
  var descriptor: Int32 { get }
  /// Time has passed, or `descriptor` is readable.
  func wake(at now: Int64) throws
  /// Whether the recording may end.
  var isComplete: Bool { get }
  /// The recording ends.
  func finish(at now: Int64) throws
}
