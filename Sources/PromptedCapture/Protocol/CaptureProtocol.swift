import GestureTraces
import TakeChecks
import TextFormats

/// The takes that a person is asked for, one after another: schema `overscroll-protocol/1`.
package struct CaptureProtocol: Equatable, Sendable {
  /// Its name, as in the manifest.
  package var name: String
  /// True if the seed shuffles the order.
  package var isShuffled: Bool
  /// The prompts in the file's order, products multiplied out.
  package var prompts: [Prompt]
  /// The file's content, as a manifest keeps it.
  package let content: JSONValue

  /// The prompts a surface can show, in the order of a session.
  ///
  /// The same seed gives the same order on every machine (Fisher–Yates on SplitMix64).
  ///
  /// - Parameters:
  ///   - kind: The surface.
  ///   - seed: Decides the order of a protocol that is shuffled.
  /// - Returns: What to ask for.
  package func plan(on kind: TraceDevice.Kind, seed: UInt64) -> [Prompt] {
    let shown = prompts.filter { $0.intent.isShown(on: kind) }
    guard isShuffled else { return shown }
    var random = SeededRandom(seed: seed)
    var order = shown
    // Written out: the standard library does not promise the same order for ever.
    for last in order.indices.dropFirst().reversed() {
      order.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    return order
  }

  /// The seed of a person's order where none is given: each subject gets an order of their own, the same every time.
  ///
  /// FNV-1a of the name, kept below a million so that people can type it.
  ///
  /// - Parameter subject: The pseudonym; nil for nobody in particular.
  /// - Returns: From 0 to 999,999.
  package static func seed(for subject: String?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (subject ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash % 1_000_000
  }
}

extension [Prompt] {
  /// Seconds a person needs for all of them.
  package var expectedSeconds: Double { reduce(0) { $0 + $1.expectedSeconds } }
}
