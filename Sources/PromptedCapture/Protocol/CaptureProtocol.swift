import GestureTraces
import TakeChecks
import TextFormats

/// A protocol: the list of takes that a person is asked to make, in a file of schema `overscroll-protocol/1`.
package struct CaptureProtocol: Equatable, Sendable {
  /// The protocol's name, which a session's manifest repeats.
  package var name: String
  /// True if the order of prompts is shuffled, by a session's seed.
  package var isShuffled: Bool
  /// The prompts in the order of the file, one for each combination and repetition.
  package var prompts: [Prompt]
  /// The contents of the protocol's file, which a session's manifest repeats.
  package let content: JSONValue

  /// The prompts that a device can record, in the order of a session.
  ///
  /// The same seed gives the same order on every machine (Fisher–Yates on SplitMix64).
  ///
  /// - Parameters:
  ///   - kind: The kind of device.
  ///   - seed: Determines the order of a shuffled protocol.
  /// - Returns: The prompts of the session.
  package func plan(on kind: TraceDevice.Kind, seed: UInt64) -> [Prompt] {
    let shown = prompts.filter { $0.intent.isShown(on: kind) }
    guard isShuffled else { return shown }
    var random = SeededRandom(seed: seed)
    var order = shown
    // Written out, because the standard library's shuffle may change between versions.
    for last in order.indices.dropFirst().reversed() {
      order.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    return order
  }

  /// The default seed for a subject: each subject gets an order of their own, always the same.
  ///
  /// It is the FNV-1a hash of the name, reduced below a million so that people can type it.
  ///
  /// - Parameter subject: The pseudonym; nil if there is no subject.
  /// - Returns: From 0 to 999,999.
  package static func seed(for subject: String?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (subject ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash % 1_000_000
  }
}

extension [Prompt] {
  /// The number of seconds that a person needs for all prompts, as estimated.
  package var expectedSeconds: Double { reduce(0) { $0 + $1.expectedSeconds } }
}
