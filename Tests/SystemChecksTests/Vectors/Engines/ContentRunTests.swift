import Testing

@testable import PullToRefresh
@testable import SystemChecks

/// Cases that only a whole list can decide: what is expected follows from the originals' rules, by hand.
@Suite("Engines over content")
struct ContentRunTests {
  /// A vector file of one calculation's cases, run as `verify` runs it: what did not come out as expected.
  private func failures(of model: String, _ cases: KeyValuePairs<String, String>) throws -> [String] {
    let list = cases.enumerated().map { index, one in
      #"{"id":"\#(index)","model":"\#(model)","inputs":\#(one.key),"expected":\#(one.value),"tolerance":{"abs":1e-6}}"#
    }
    let text = #"{"schema":"overscroll-vectors/1","cases":[\#(list.joined(separator: ","))]}"#
    var verification = Verification()
    try verification.run(try VectorFile(Array(text.utf8), path: "content.json"))
    #expect(verification.counts.cases == cases.count)
    #expect(verification.counts.unsupported == 0)
    return verification.failures.map { "\(cases[Int($0.id) ?? 0].key): \($0.actual)" }
  }

  /// `canChildScrollUp` is asked at ACTION_DOWN: such a touch is the list's to its end.
  @Test("SwipeRefreshLayout leaves a touch on a list that is scrolled down, however far past the top it goes")
  func swipeRefreshScrolled() throws {
    #expect(
      try failures(
        of: "android.swipeRefresh.fires.touch",
        [
          #"{"finger_after_slop_px":400}"#: "1",
          #"{"finger_after_slop_px":400,"scrolled":20}"#: "0",
          #"{"finger_after_slop_px":4000,"density":2.5,"scrolled":300}"#: "0",
        ]) == [])
  }

  @Test("what a list takes for itself is no pull of a nested system")
  func leftOver() throws {
    #expect(
      try failures(
        of: "android.swipeRefresh.fires.nested",
        [
          #"{"unconsumed_px":64,"scrolled":300}"#: "0", #"{"unconsumed_px":65,"scrolled":300}"#: "1",
          #"{"unconsumed_px":-1,"scrolled":300}"#: "0",
        ]) == [])
    #expect(
      try failures(
        of: "compose.pullRefresh",
        [#"{"pulled":1200,"threshold":400,"scrolled":250}"#: #"{"progress":1.5,"position":575}"#]) == [])
    #expect(
      try failures(
        of: "compose.pullRefresh.fires",
        [
          #"{"pulled_after_slop":800,"threshold":400,"scrolled":250}"#: "0",
          #"{"pulled_after_slop":801,"threshold":400,"scrolled":250}"#: "1",
        ]) == [])
  }

  /// 150 in one move is taken whole, as the content was in bounds before it. In two the second counts by 0.52·(1 − 50/600)² of
  /// itself: 50 + 43.7 < 100.
  @Test("Cupertino's content resists the finger, and the room that grows under it stays open after the lift")
  func cupertino() throws {
    #expect(
      try failures(
        of: "flutter.cupertinoRefresh.drag",
        [
          #"{"dragPath":[150],"viewport":600}"#: #"{"state":"refresh","triggers":1,"extent":60}"#,
          #"{"dragPath":[50,150],"viewport":600}"#: #"{"state":"inactive","triggers":0,"extent":0}"#,
          #"{"dragPath":[150],"viewport":600,"scrolled":51}"#:
            #"{"state":"inactive","triggers":0,"extent":0}"#,
          #"{"dragPath":[150],"viewport":600,"scrolled":50}"#:
            #"{"state":"refresh","triggers":1,"extent":60}"#,
        ]) == [])
  }

  @Test("Material's indicator takes no drag that begins on a list that is scrolled down")
  func material() throws {
    #expect(
      try failures(
        of: "flutter.materialRefresh.fires",
        [
          #"{"dragPath":[400],"viewport":600}"#: "true",
          #"{"dragPath":[400],"viewport":600,"scrolled":10}"#: "false",
        ]) == [])
  }

  @Test("BetterScroll's content goes a third of a finger's way past its top, from wherever it came")
  func betterScroll() throws {
    #expect(
      try failures(
        of: "betterscroll.pulldown.fires",
        [
          #"{"releaseY":89,"scrolled":300}"#: "0", #"{"releaseY":90,"scrolled":300}"#: "1",
          #"{"releaseY":-100,"scrolled":300}"#: "0",
        ]) == [])
  }

  @Test("comparators over a page that is scrolled down at the touch")
  func comparators() throws {
    #expect(
      try failures(
        of: "comparator.formula",
        [
          #"{"system":"SwipeRefreshLayout","fingerTravelDp":600,"scrolled":20}"#:
            #"{"overscroll":0,"circleOffset":-40,"refreshAtRelease":false}"#,
          #"{"system":"pulltorefresh.js","fingerTravelPx":150,"scrolled":50}"#:
            #"{"distResisted":0,"refreshAtRelease":false}"#,
          #"{"system":"Flutter RefreshIndicator","viewport":800,"drag":134,"scrolled":20}"#:
            #"{"value":0,"armedIdeal":false}"#,
          #"{"system":"android-Ultra-Pull-To-Refresh","headerPx":100,"singleMovePx":304,"scrolled":100}"#:
            #"{"pos":0,"offsetToRefresh":120,"over":false}"#,
          #"{"system":"ionic ion-refresher","deltaY":121,"scrolled":50}"#:
            #"{"state":"inactive","progress":0}"#,
        ]) == [])
  }

  @Test("a list scrolled to above its top is none")
  func mistakes() {
    for (model, inputs) in [
      ("android.swipeRefresh.fires.touch", #"{"finger_after_slop_px":1,"scrolled":-1}"#),
      ("comparator.formula", #"{"system":"pulltorefresh.js","fingerTravelPx":1,"scrolled":-1}"#),
    ] {
      #expect(throws: (any Error).self) { try failures(of: model, [inputs: "0"]) }
    }
  }

  @Test("the engine's room goes back onto the content, and a touch finds the content where it is")
  func loop() {
    var run = ContentRun(FlutterCupertinoRefresh(originalTopInset: 0), on: .flutterCupertino, viewport: 600)
    run.touch()
    run.move(to: 120)
    #expect((run.triggers, run.frame.topInset, run.frame.offset) == (1, 60, -120))
    run.lift()
    #expect(run.stateName == "refresh")
    #expect((run.frame.offset + 60).magnitude < 0.5)
  }
}
