extension TraceSource {
  /// The newest libinput release whose events `tools/prove libinput` has compared with those of other releases.
  package static let newestLibinput = [1, 31]

  /// The version of libinput if it is newer than every version that this program was tested with; nil if it is not, or if it is unknown.
  ///
  /// Gestures are read by one rule whatever the version (`Replaying.md`), so nothing of such a trace is left out.
  package var newerLibinput: String? {
    guard let libinput else { return nil }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let dot = UInt8(ascii: ".")
    let text = libinput.utf8.prefix { $0 == dot || digits.contains($0) }
    // A part that is not a number counts as later than all releases.
    let numbers = text.split(separator: dot).map { Int(String(decoding: $0, as: UTF8.self)) ?? .max }
    return Self.newestLibinput.lexicographicallyPrecedes(numbers.prefix(2)) ? libinput : nil
  }
}
