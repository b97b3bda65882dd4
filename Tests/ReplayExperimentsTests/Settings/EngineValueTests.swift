import Testing
import TextFormats

@testable import ReplayExperiments

@Suite("The value of an engine's option")
struct EngineValueTests {
  private func json(_ value: EngineValue) -> String {
    var writer = JSONWriter()
    writer.value(value.json)
    return writer.text
  }

  @Test("in an options file a number is a number and a word a text; several items are a list")
  func inFiles() {
    #expect(json(EngineValue(90.5)) == "90.5")
    #expect(json(EngineValue("10:00")) == #""10:00""#)
    #expect(json(EngineValue([.number(0), .number(0.3)])) == "[0,0.3]")
    #expect(json(EngineValue([.word("#ff0000"), .number(2)])) == ##"["#ff0000",2]"##)
  }

  @Test("on the command line its items are joined by plus signs")
  func onTheCommandLine() {
    #expect(EngineValue(90.5).text == "90.5" && EngineValue("each").text == "each")
    #expect(EngineValue([.number(0), .word("x"), .number(0.3)]).text == "0+x+0.3")
  }
}
