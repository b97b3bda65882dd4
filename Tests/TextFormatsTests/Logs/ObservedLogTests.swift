import Testing

@testable import TextFormats

@Suite("A log of an app")
struct ObservedLogTests {
  private func log(_ lines: [String], _ words: EventWords = EventWords()) throws(CurveLogError)
    -> ObservedLog
  {
    var columns = OffsetLogColumns(times: OffsetLogColumns.usualTimes)
    columns.event = "event"
    return try ObservedLog(
      of: Array(lines.map { $0 + "\n" }.joined().utf8), path: "app.csv", columns, words)
  }

  private func fault(_ lines: [String]) -> String? {
    do throws(CurveLogError) {
      _ = try log(lines)
      return nil
    } catch { return error.description }
  }

  private static let head = ["time_ms,offset_pt,event", "0,0,touchstart", "10,-5,"]

  @Test("words of browsers and of replay --curve are known, several with + between")
  func words() throws {
    let log = try log(Self.head + ["20,-9,lift+trigger", "30,0,callback", "40,0,touchmove"])
    #expect(log.events.map(\.mark) == [.touch, .lift, .trigger, .callback])
    #expect(log.events.map(\.location).last == "app.csv:5")
    #expect(log.samples.count == 5 && !log.knowsCallbacksAlone)
  }

  @Test("an app's own words count beside them")
  func own() throws {
    let log = try log(Self.head + ["20,-9,Refreshing"], EventWords([("refreshing", .callback)]))
    #expect(log.events.map(\.mark) == [.touch, .callback] && log.knowsCallbacksAlone)
  }

  @Test("words that nobody knows are refused with the words")
  func unknown() {
    #expect(
      fault(["time_ms,offset_pt,event", "0,0,", "10,-5,loading", "20,0,idle"])
        == "app.csv: no word of its column 'event' is known ('loading', 'idle'); give their meaning, for example --trigger-word refreshing"
    )
    #expect(fault(Self.head + ["20,0,idle"]) == nil)
  }

  @Test("one offset is no path")
  func short() {
    #expect(
      fault(["time_ms,offset_pt,event", "0,0,trigger"])
        == "app.csv: 1 offset is not a path; log one per frame")
  }
}
