import TextFormats

/// A 64-bit hash of bytes, XXH64 with seed 0 (Collet, "xxHash fast digest algorithm", version 0.1.1, 2018).
///
/// It distinguishes contents reliably unless someone forges a collision; `xxhsum -H64` prints the same value for a file. It does not depend
/// on how the bytes are split into chunks.
public struct ContentHash: Sendable {
  private static let primes: InlineArray<5, UInt64> = [
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
    0x27D4_EB2F_1656_67C5,
  ]
  /// The number of words that are processed at once; together they are called a stripe.
  private static let lanesCount = 4
  private static let stripe = 32

  private var lanes: InlineArray<4, UInt64> = [
    primes[0] &+ primes[1], primes[1], 0, 0 &- primes[0],
  ]
  private var count = 0
  /// The bytes left over from earlier chunks: less than one stripe of 32 bytes.
  private var rest: [UInt8] = []

  /// The hash of no bytes.
  public init() {}

  /// Adds the next bytes.
  ///
  /// - Parameter chunk: Any number of bytes.
  public mutating func add(_ chunk: [UInt8]) {
    count += chunk.count
    var start = 0
    if !rest.isEmpty {
      start = min(Self.stripe - rest.count, chunk.count)
      rest += chunk[..<start]
      guard rest.count == Self.stripe else { return }
      let whole = rest
      rest = []
      _ = Self.take(whole.span.bytes, from: 0, into: &lanes)
    }
    start = Self.take(chunk.span.bytes, from: start, into: &lanes)
    rest += chunk[start...]
  }

  /// Adds words as eight bytes each, lowest byte first; no bytes may be left over from earlier calls.
  ///
  /// - Parameter words: The next words; only complete groups of four are added.
  mutating func add(wordsOf words: Span<UInt64>) {
    precondition(rest.isEmpty, "words come before bytes, or after whole stripes of them")
    var own = lanes
    var start = 0
    while start + Self.lanesCount <= words.count {
      for index in own.indices { own[index] = Self.round(own[index], words[unchecked: start + index]) }
      start += Self.lanesCount
    }
    lanes = own
    count += 8 * start
  }

  /// A hash as text: 16 digits, as `xxhsum` prints it.
  ///
  /// - Parameter value: The hash.
  /// - Returns: Hexadecimal digits, lower case.
  public static func text(of value: UInt64) -> String {
    PaddedText.right(String(value, radix: 16), to: 16, with: "0")
  }

  /// The hash of contiguous bytes.
  ///
  /// - Parameter bytes: All bytes.
  /// - Returns: The same value as ``add(_:)`` and ``value``.
  package static func value(of bytes: RawSpan) -> UInt64 {
    var hash = ContentHash()
    let start = take(bytes, from: 0, into: &hash.lanes)
    hash.count = bytes.byteCount
    return hash.value(endingWith: bytes.extracting(start..<bytes.byteCount))
  }

  /// The hash of all bytes so far.
  public var value: UInt64 { value(endingWith: rest.span.bytes) }

  /// The hash of everything added, ending with `bytes`, which do not fill a stripe.
  private func value(endingWith bytes: RawSpan) -> UInt64 {
    var hash = count < Self.stripe ? Self.primes[4] : joined
    hash &+= UInt64(count)
    var index = 0
    while index + 8 <= bytes.byteCount {
      hash ^= Self.round(0, Self.word(bytes, at: index))
      hash = Self.turned(hash, 27) &* Self.primes[0] &+ Self.primes[3]
      index += 8
    }
    if index + 4 <= bytes.byteCount {
      let word = UInt64(
        UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self)))
      hash = Self.turned(hash ^ word &* Self.primes[0], 23) &* Self.primes[1] &+ Self.primes[2]
      index += 4
    }
    while index < bytes.byteCount {
      let byte = bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
      hash = Self.turned(hash ^ UInt64(byte) &* Self.primes[4], 11) &* Self.primes[0]
      index += 1
    }
    return Self.mixed(hash)
  }

  /// The four parallel hash values combined into one.
  private var joined: UInt64 {
    var hash =
      Self.turned(lanes[0], 1) &+ Self.turned(lanes[1], 7) &+ Self.turned(lanes[2], 12)
      &+ Self.turned(lanes[3], 18)
    for index in lanes.indices {
      hash = (hash ^ Self.round(0, lanes[index])) &* Self.primes[0] &+ Self.primes[3]
    }
    return hash
  }

  /// Processes all whole stripes of 32 bytes from `start` on, and returns the position after them.
  private static func take(
    _ bytes: RawSpan, from start: Int, into lanes: inout InlineArray<4, UInt64>
  ) -> Int {
    // Copied to local variables, so that the loop keeps them in registers.
    var (own, position) = (lanes, start)
    while position + stripe <= bytes.byteCount {
      for index in own.indices { own[index] = round(own[index], word(bytes, at: position + 8 * index)) }
      position += stripe
    }
    lanes = own
    return position
  }

  /// The eight bytes at `start`, lowest byte first on every machine; the caller must check that they exist.
  private static func word(_ bytes: RawSpan, at start: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self))
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    turned(lane &+ word &* primes[1], 31) &* primes[0]
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    var hash = (hash ^ hash >> 33) &* primes[1]
    hash = (hash ^ hash >> 29) &* primes[2]
    return hash ^ hash >> 32
  }

  private static func turned(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
}
