/// A fault of a device while its recording plays, for tests of the recorder.
package enum VirtualFault: Equatable, Sendable {
  /// Opening the node fails with this error number, once it has succeeded so many times.
  case openFails(errno: Int32, afterOpens: Int32 = 0)
  /// Another device, by its number in the recording, has the node once it was opened so many times: what a path says of a node is
  /// true no longer when it is opened.
  case nodeTaken(by: Int, afterOpens: Int32 = 0)
  /// The device is pulled out at this time of the recording, in microseconds.
  case unplugged(atMicroseconds: Int64)
  /// Another program has grabbed the device: it opens, and nothing comes.
  case silent
  /// These events of the device are lost on the way; the reader sees `SYN_DROPPED`.
  case lost(events: Range<Int>)
  /// The machine sleeps at this time of the recording, for so long, both in microseconds; the last one given counts.
  case suspended(atMicroseconds: Int64, forMicroseconds: Int64)
  /// The device belongs to this seat.
  case seat(String)
}
