import Testing

@testable import SystemChecks
@testable import TextFormats

/// Cases with other inputs than the recorded ones; what is expected follows from the tables of the engines by hand.
@Suite("Calculations of the comparators")
struct ComparatorTracesTests {
  private func log(_ name: String, _ events: String, config: String = "{}") throws -> [String] {
    try SeedRunTests.log(name, "{\"config\":\(config),\"events\":[\(events)]}")
  }

  @Test("an offset beside a lift says where it is, and is no scroll callback")
  func liftOffset() throws {
    let log = try log("ego.trace", #"{"t":0,"y":-66,"ev":"endDrag","dragging":true}"#)
    #expect(log == ["0.0 trigger", "0.0 state=Loading", "0.0 inset=60 dur=0.2"])
  }

  @Test("an inset that comes at once names no duration")
  func hostInset() throws {
    let log = try log("ego.trace", #"{"t":0,"y":-65,"dragging":true}"#, config: #"{"inset":64}"#)
    #expect(log == ["0.0 inset=0"])
  }

  @Test("a begin forces the content, and the end finds it there")
  func forced() throws {
    let log = try log("mjrefresh.trace", #"{"t":0,"call":"beginRefreshing"},{"t":1,"call":"endRefreshing"}"#)
    #expect(
      log == [
        "0.0 state=Refreshing", "0.0 inset=54 dur=0.25", "0.0 scrollTo=-54 animated=0", "0.25 handler",
        "1.0 state=Idle", "1.0 inset=0 dur=0.4", "1.4 endCompletion",
      ])
  }

  @Test("a cancelled pan makes no room")
  func cancelled() throws {
    let log = try log(
      "mjrefresh.trace",
      """
      {"t":0,"pan":"began"},{"t":0.1,"y":-70,"dragging":true},
      {"t":0.2,"pan":"cancelled","y":-65},{"t":1,"call":"endRefreshing"}
      """)
    #expect(
      log == [
        "0.1 state=Pulling", "0.2 state=Refreshing", "0.45 handler", "1.0 state=Idle",
        "1.0 inset=0 dur=0.4", "1.4 endCompletion",
      ])
  }

  @Test("Yalantis' words are those it gives its indicator, the ones it takes back at once included")
  func yalantis() throws {
    let log = try log("yalantis.trace", #"{"t":0,"y":-2,"dragging":true},{"t":1,"y":-2,"dragging":true}"#)
    #expect(log == ["0.0 state=initial", "1.0 state=releasing=0.05", "1.0 state=initial"])
  }

  @Test("ODRefreshControl takes the room of a refresh that began within its closing")
  func od() throws {
    let log = try log(
      "odrefreshcontrol.trace",
      """
      {"t":0,"y":-96},{"t":1,"call":"endRefreshing"},{"t":1.1,"call":"beginRefreshing"}
      """)
    #expect(
      log == [
        "0.0 refreshing", "0.0 valueChanged", "1.0 ended", "1.0 inset=0 dur=0.4", "1.1 inset=44",
        "1.1 scrollTo=-44 animated=0", "1.1 refreshing", "1.4 inset=0",
      ])
  }

  @Test("a formula of a system that is not there is unsupported, and no fault of the file")
  func unknown() throws {
    let nobody = try JSONReader.value(of: Array(#"{"system":"Nobody's"}"#.utf8))
    #expect(throws: SeedError.unknownSystem("Nobody's")) { try ComparatorCalculations.formula(nobody) }
    let empty = try JSONReader.value(of: Array("{}".utf8))
    #expect(throws: SeedError.missing("system")) { try ComparatorCalculations.formula(empty) }
    var verification = Verification()
    let file = """
      {"schema":"overscroll-vectors/1","peer":"seeds","cases":[{"id":"a","model":"comparator.formula",
       "inputs":{"system":"Nobody's"},"expected":{"fires":true},"tolerance":{"bool":true}}]}
      """
    try verification.run(try VectorFile(Array(file.utf8), path: "a.json"))
    #expect(verification.counts.unsupported == 1)
  }
}
