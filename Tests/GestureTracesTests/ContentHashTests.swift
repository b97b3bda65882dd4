import GestureTraces
import Testing

@Suite("Content hash")
struct ContentHashTests {
  /// What `xxhash.xxh64(bytes).hexdigest()` of python-xxhash 3 says of the first bytes of 3, 10, 17, … modulo 256; the first
  /// is the published hash of nothing.
  private static let known: [(count: Int, digits: String)] = [
    (0, "ef46db3751d8e999"), (1, "1f25c8d0bc1f4bb6"), (3, "31d2363f52e564c9"), (4, "9bb64b7d66ee9fda"),
    (7, "9a7b149959ce60d8"), (8, "dab99d95c6f90092"), (31, "a2aa5f33cc4a6119"), (32, "23c3c17ef790fd97"),
    (33, "50a7cfc7ba588784"), (63, "5e3e54b431c7493c"), (64, "0eb64b3ef6eeb01f"), (100, "a61f8d4c170fe531"),
    (999, "c373150be8d9af9c"), (1000, "5f235fa033f1a3fb"),
  ]

  private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) } }

  @Test("it is XXH64, however the bytes are cut", arguments: [1, 5, 31, 32, 33, 64, 1000])
  func published(chunk: Int) {
    for (count, digits) in Self.known {
      var hash = ContentHash()
      let bytes = bytes(count)
      for start in stride(from: 0, to: count, by: chunk) {
        hash.add(Array(bytes[start..<min(start + chunk, count)]))
      }
      #expect(ContentHash.text(of: hash.value) == digits)
    }
  }

  // d24ec4f1a98c6e5b is XXH64 of "a" in the specification's own test program.
  @Test("its text is what xxhsum prints, leading zeros and all")
  func text() {
    var hash = ContentHash()
    hash.add(Array("a".utf8))
    #expect(ContentHash.text(of: hash.value) == "d24ec4f1a98c6e5b")
    #expect(ContentHash.text(of: 0xAB) == "00000000000000ab")
  }
}
