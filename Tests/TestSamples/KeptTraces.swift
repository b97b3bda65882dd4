import GestureTraces
import TraceStorage

/// The traces in `Tests/Libinput`: one recording of a touchpad as the libinput of several releases makes events of it.
///
/// Two fingers rest for so many milliseconds, go 40 mm down in 240 ms and lift in motion. `tools/prove libinput` makes the
/// traces in clean systems of these releases, and checks that they are still those.
package enum KeptTraces {
  /// The releases, the oldest first.
  package static let libinputs = ["1.22.1", "1.28.1", "1.31.3"]
  /// The rests before the scroll, in milliseconds.
  package static let rests = [0, 40, 100, 400]

  /// The trace of a rest as one release makes it.
  package static func trace(rest: Int, libinput: String) throws -> Trace {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return try TraceReader.trace(
      at: parts.joined(separator: "/") + "/Libinput/\(libinput)/rest-\(rest).trace")
  }
}
