import GestureTraces
import Testing

@testable import TouchCapture

/// Texts as the page of `lab` writes them (`record.js`): `tools/prove lab` imports real ones.
@Suite("Takes of the lab's page")
struct TakesFileTests {
  private static let trace = """
    {"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"points","source":{"origin":"recorded"},"intent":"pull"}
    {"type":"down","t":0,"at":900,"slot":0,"x":195,"y":296.375}
    {"type":"up","t":52000,"at":53000,"slot":0}
    {"type":"end","t":652000,"events":2,"grade":"A","reasons":[]}

    """

  private static func file(_ takes: [(name: String, text: String)], stated: Int? = nil, version: Int = 1)
    -> String
  {
    "{\"format\":\"overscroll-takes\",\"version\":\(version),\"takes\":\(stated ?? takes.count),\"protocol\":\"quick\"}\n"
      + takes.map { "{\"take\":\"\($0.name)\"}\n\($0.text)" }.joined()
  }

  private func imported(_ text: String) throws -> ImportedFile {
    try TakesFile.imported(Array(text.utf8), path: "x.takes")
  }

  private func complaint(_ text: String) -> String {
    do {
      _ = try imported(text)
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test("each becomes its trace, byte for byte, under its name")
  func each() throws {
    let file = try imported(Self.file([("01-pull", Self.trace), ("02-tap", Self.trace)]))
    #expect(file.names == ["01-pull", "02-tap"])
    for trace in file.traces { #expect(TraceWriter.bytes(of: trace) == Array(Self.trace.utf8)) }
    #expect(file.traces[0].header.intent == .pull)
  }

  @Test("with a trace for each gesture they are cut as any other recording")
  func split() throws {
    let two = Self.trace.replacing(
      #"{"type":"end","t":652000,"events":2,"#,
      with: """
        {"type":"down","t":600000,"at":600000,"slot":0,"x":195,"y":296}
        {"type":"up","t":652000,"at":652000,"slot":0}
        {"type":"end","t":652000,"events":4,
        """)
    var options = ImportOptions(tool: "test")
    options.splitsGestures = true
    let text = RecordingSource(Array(Self.file([("01-pull", two)]).utf8), shownPath: "x.takes")
    let file = try RecordingImport.traces(of: text, .takes, options)
    #expect(file.names == ["01-pull-001", "01-pull-002"] && file.traces.map(\.events.count) == [2, 2])
  }

  @Test("a file is known by its first line alone")
  func recognised() {
    #expect(RecordingImport.format(of: Array(Self.file([("01", Self.trace)]).utf8)) == .takes)
    #expect(TakesReader.recognises(Array(Self.file([("01", Self.trace)]).utf8)))
    #expect(!TakesReader.recognises(Array(Self.trace.utf8)))
  }

  @Test("what is wrong is told with its line")
  func wrong() {
    let broken = Self.trace.replacing("\"t\":52000", with: "\"t\":-1")
    #expect(complaint(Self.file([("01", Self.trace), ("02", broken)])).hasPrefix("x.takes:10: "))
    #expect(
      complaint(Self.file([("01", Self.trace)], stated: 3))
        == "x.takes:6: the first line says 3 takes, here are 1; download them again")
    #expect(
      complaint(Self.file([("01", Self.trace), ("01", Self.trace)]))
        == "x.takes:7: a second take '01'; rename one of them")
    #expect(
      complaint(Self.file([("01", Self.trace)], version: 2)).hasPrefix("x.takes:1: the takes' version is not")
    )
    #expect(complaint(Self.file([])).hasPrefix("x.takes:1: the number of takes is not above 0"))
  }

  @Test(
    "a name that is none of a file in the folder is refused",
    arguments: ["../x", "a/b", "", ".hidden", "a b"])
  func names(name: String) {
    #expect(complaint(Self.file([(name, Self.trace)])).hasPrefix("x.takes:2: the line with the take's name"))
  }
}
