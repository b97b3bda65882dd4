import Testing

@testable import ScrollPhysics
@testable import SystemChecks
@testable import TextFormats

/// Cases with other inputs than the recorded ones; what is expected follows from `RefreshSystems.md` and its pages by hand.
@Suite("Calculations of the seed systems")
struct SeedRunTests {
  static func log(_ name: String, _ inputs: String) throws -> [String] {
    let calculation = try #require(SeedCalculations.all[name])
    let result = try calculation(JSONReader.value(of: Array(inputs.utf8)))
    let entries = try #require(result["log"]?.array)
    return entries.map { "\($0.array?[0].double ?? .nan) \($0.array?[1].string ?? "")" }
  }

  @Test("an end inside ISAlternative's handler is accepted at once, and both completions come together")
  func endInside() throws {
    let log = try Self.log(
      "isalternative.trace",
      #"{"config":{"H":40,"threshold":-100,"endInsideHandler":true},"events":[{"t":0,"y":-101,"tracking":true}]}"#
    )
    #expect(
      log == [
        "0.0 will Refreshing", "0.0 inset=40", "0.0 valueChanged", "0.0 will Refreshed", "0.0 inset=0",
        "0.3 did (state=Refreshing)", "0.3 did (state=Refreshed)", "0.3 did (state=Refreshed)",
        "0.3 will Normal",
        "0.3 did (state=Normal)",
      ])
  }

  @Test("a call alone leaves the flags as the last sample set them")
  func flags() throws {
    let log = try Self.log(
      "uirefreshcontrol.trace",
      """
      {"config":{"scrollHeight":480},"events":[{"t":0,"y":-40,"tracking":true},
       {"t":0.1,"y":-96,"tracking":true},{"t":1,"call":"endRefreshing"}]}
      """)
    #expect(log.suffix(2) == ["1.0 inset=0", "1.0 state=endedWhileTracking"])
  }

  @Test("with its start at the threshold MRefresh draws nan, and still fires")
  func degenerate() throws {
    let log = try Self.log(
      "mrefresh.trace",
      """
      {"config":{"v":"0.1.1","start":110},"events":[{"t":0,"pan":"began"},{"t":0.1,"y":-50},{"t":0.2,"y":-111}]}
      """)
    #expect(
      log == ["0.1 draw=nan", "0.2 state=loading", "0.2 handler", "0.2 startAnimation", "0.2 draw=1"])
  }

  @Test("an inset from outside is logged, and ISAlternative overwrites it")
  func externalInset() throws {
    let log = try Self.log(
      "isalternative.trace",
      """
      {"config":{"H":50,"threshold":-90},"events":[{"t":0,"y":-100,"tracking":true},{"t":0.5,"externalInset":64},
       {"t":1,"call":"endRefreshing"}]}
      """)
    #expect(log.contains("0.5 inset=64"))
    #expect(log.contains("1.0 inset=0"))
  }

  @Test("graphics of widths 2 points apart never meet, so the flag never latches")
  func widths() throws {
    let log = try Self.log(
      "jackrabbit.trace",
      #"{"config":{"compassWidth":60,"spinnerWidth":62},"events":[{"t":0,"pull":100},{"t":1,"pull":150}]}"#)
    #expect(log == ["0.0 apart"])
  }

  @Test("a time no scroll view lives to is an error, not a wait")
  func latest() {
    #expect(throws: SeedError.time(1e17)) {
      try Self.log("jackrabbit.trace", #"{"events":[{"t":0,"refreshing":true,"pull":1},{"t":1e17}]}"#)
    }
  }

  @Test("missing inputs and unknown calls are named")
  func wrongInputs() {
    #expect(throws: SeedError.missing("contentOffsetY")) { try Self.log("isalternative.formula", "{}") }
    #expect(throws: SeedError.unknownCall("refresh")) {
      try Self.log("j4n0.trace", #"{"events":[{"t":0,"call":"refresh"}]}"#)
    }
    #expect(throws: SeedError.unknownVersion("1.0")) {
      try Self.log("mrefresh.formula", #"{"version":"1.0"}"#)
    }
  }
}
