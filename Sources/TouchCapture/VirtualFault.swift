/// A simulated fault of a device while its recording is played, for tests of the recorder.
package enum VirtualFault: Equatable, Sendable {
  /// Opening the node fails with this error number, after `afterOpens` successful attempts.
  case openFails(errno: Int32, afterOpens: Int32 = 0)
  /// After `afterOpens` successful attempts the node belongs to another device, given by its index, so that properties read from the path
  /// no longer apply.
  case nodeTaken(by: Int, afterOpens: Int32 = 0)
  /// The device is unplugged at this time of the recording, in microseconds.
  case unplugged(atMicroseconds: Int64)
  /// Another program has grabbed the device: opening succeeds, but no event arrives.
  case silent
  /// These events of the device are lost; the reader sees `SYN_DROPPED`.
  case lost(events: Range<Int>)
  /// The machine is suspended at this time of the recording, for this duration, both in microseconds; only the last such fault counts.
  case suspended(atMicroseconds: Int64, forMicroseconds: Int64)
  /// The device is on this seat instead of the default one.
  case seat(String)
}
