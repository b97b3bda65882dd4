import Testing

@testable import ReplayPages
@testable import TextFormats

@Suite("Data in a script element")
struct ScriptDataTests {
  @Test(
    "nothing in it can end the element or be taken for markup, and a reader of JSON gets back what was written"
  )
  func hostile() throws {
    let words =
      "</script><script>alert(1)</script><!-- ]]> & \u{2028}\u{2029}\u{202A} \"quoted\" \\ é 漢 \u{1F600} \u{0}"
    var json = JSONWriter()
    json.object { $0.member("words", words) }
    let text = ScriptData.text(of: json.bytes)
    for mark in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!text.contains(mark), "\(mark)") }
    guard case .object(let object) = try JSONReader.value(of: Array(text.utf8)),
      case .string(let read)? = object["words"]
    else {
      Issue.record("not an object with the words")
      return
    }
    #expect(read == words)
  }
}
