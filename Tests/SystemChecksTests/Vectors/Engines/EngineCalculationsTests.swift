import Testing

@testable import ScrollPhysics
@testable import SystemChecks
@testable import TextFormats

/// Cases beside the vectors', by the formulas of `TravelSystems.md` and `IOSClones.md`, worked out by hand.
@Suite("Calculations of engines")
struct EngineCalculationsTests {
  private func result(_ model: String, _ inputs: String) throws -> JSONValue {
    let calculation = try #require(Calculations.all[model] ?? SeedCalculations.all[model])
    return try calculation(try JSONReader.value(of: Array(inputs.utf8)))
  }

  @Test(
    "whether it fires",
    arguments: [
      ("android.swipeRefresh.fires.touch", #"{"finger_after_slop_px":128,"density":1}"#, 0.0),
      ("android.swipeRefresh.fires.touch", #"{"finger_after_slop_px":321,"density":2.5}"#, 1),
      ("android.swipeRefresh.fires.nested", #"{"unconsumed_px":160,"density":2.5}"#, 0),
      ("compose.pullRefresh.fires", #"{"pulled_after_slop":801,"threshold":400}"#, 1),
      ("betterscroll.pulldown.fires", #"{"releaseY":50,"threshold":50}"#, 1),
    ])
  func fires(model: String, inputs: String, expected: Double) throws {
    #expect(try result(model, inputs) == JSONValue(expected))
  }

  @Test("the circle stops at two thresholds: −40 + 64 + 64, in other densities in whole pixels")
  func circle() throws {
    #expect(try result("android.swipeRefresh.spinnerY", #"{"overscrollTop":5000}"#) == JSONValue(88.0))
    // 63·1.3 → 83 and −52.
    #expect(
      try result("android.swipeRefresh.spinnerY", #"{"overscrollTop":83,"density":1.3}"#) == JSONValue(31.0))
  }

  @Test(
    "Cupertino's states from each other",
    arguments: [
      ("drag", 0.0, "inactive"), ("drag", 80, "armed"), ("armed", 61, "armed"), ("armed", 60, "refresh"),
      ("refresh", 200, "refresh"), ("done", 8.5, "done"), ("done", 8, "inactive"),
    ])
  func cupertino(from: String, extent: Double, state: String) throws {
    let inputs = #"{"pulledExtent":\#(extent),"trigger":80,"from":"\#(from)"}"#
    #expect(try result("flutter.cupertinoRefresh.state", inputs) == .string(state))
  }

  @Test("Cupertino's states are asked for by name")
  func unknownState() {
    #expect(throws: CalculationInputs.Problem.self) {
      try result("flutter.cupertinoRefresh.state", #"{"pulledExtent":1,"trigger":80,"from":"gone"}"#)
    }
  }

  @Test("a room that is held stops the spring, and the way of a drag decides where it ends")
  func flutter() throws {
    let held = #"{"overscroll0":150,"heldExtent":60,"v0":0,"t_ms":[0,5000]}"#
    #expect(try result("flutter.release.armed.ios", held).array?.map(\.double) == [150, 60])
    for (path, fires) in [("[175,150]", true), ("[99,150]", true), ("[200,149.9]", false)] {
      #expect(
        try result("flutter.materialRefresh.fires", #"{"dragPath":\#(path),"viewport":600}"#) == .bool(fires))
    }
  }

  @Test(
    "comparators with other inputs",
    arguments: [
      (#"{"system":"pulltorefresh.js","fingerTravelPx":112.5}"#, "refreshAtRelease", JSONValue.bool(false)),
      (#"{"system":"pulltorefresh.js","fingerTravelPx":300}"#, "distResisted", JSONValue(80.0)),
      (#"{"system":"Flutter RefreshIndicator","viewport":600,"drag":100}"#, "armedIdeal", .bool(true)),
      (#"{"system":"Flutter RefreshIndicator","viewport":600,"drag":300}"#, "value", JSONValue(1.0)),
      (
        #"{"system":"android-Ultra-Pull-To-Refresh","headerPx":51,"singleMovePx":104}"#, "offsetToRefresh",
        JSONValue(61.0)
      ),
      (
        #"{"system":"ionic ion-refresher","deltaY":59,"pullMin":60,"pullMax":120}"#, "state",
        .string("pulling")
      ),
      (
        #"{"system":"ionic ion-refresher","deltaY":-5,"pullMin":60,"pullMax":120}"#, "state",
        .string("inactive")
      ),
    ])
  func comparators(inputs: String, key: String, expected: JSONValue) throws {
    #expect(try result("comparator.formula", inputs)[key] == expected)
  }
}
