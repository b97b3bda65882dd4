import TextFormats
import TraceReplay
import Testing

@testable import ReplayReport

@Suite("changes of state as JSON")
struct StateFormTests {
  @Test("an entry is its time, then its name")
  func order() {
    var json = JSONWriter()
    StateForm().write(StateEntry(time: 12.5, name: "Loading"), to: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"[12.5,"Loading"]"#)
  }
}
