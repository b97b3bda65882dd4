import Testing
import TextFormats

@testable import ReplayPages

@Suite("Base64")
struct Base64Tests {
  // RFC 4648, section 10.
  @Test(
    "the vectors of the standard",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(text: String, letters: String) { #expect(Base64.text(Array(text.utf8)) == letters) }

  /// `printf abc | openssl dgst -sha256 -binary | base64`.
  @Test("a policy's hash is what openssl and base64 say")
  func hash() {
    #expect(SHA256.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }
}
