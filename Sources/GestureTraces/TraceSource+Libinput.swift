extension TraceSource {
  /// The newest libinput whose events `tools/prove libinput` has compared with those of the others: release 1.31.
  package static let newestLibinput = [1, 31]

  /// The version of libinput, where it is newer than every one that this program was compared on; nil where it is not, or
  /// where nobody knows.
  ///
  /// Gestures are read by one rule whatever the version (`Replaying.md`), so nothing is left out of such a trace.
  package var newerLibinput: String? {
    guard let libinput else { return nil }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let dot = UInt8(ascii: ".")
    let text = libinput.utf8.prefix { $0 == dot || digits.contains($0) }
    // A number that no release has counts as later than all.
    let numbers = text.split(separator: dot).map { Int(String(decoding: $0, as: UTF8.self)) ?? .max }
    return Self.newestLibinput.lexicographicallyPrecedes(numbers.prefix(2)) ? libinput : nil
  }
}
