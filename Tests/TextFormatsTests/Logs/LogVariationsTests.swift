import TestOutcomes
import TestSamples
import Testing

@testable import TextFormats

/// Logs of offsets as tables and as lines, whole, in other layouts and damaged: every row with its clock, or the whole error. The texts are
/// those of the other tests of logs, which know their rows.
@Suite("Logs of offsets, whole and damaged")
struct LogVariationsTests {
  private static let logs: [(name: String, text: String)] = [
    (
      "table",
      """
      # a log
      time_ms,offset_pt,finger_pt,event
      0,0,10,touchstart
      8.5,-5,15,
      17,-9.25,20,lift+trigger
      25,-9,,callback
      33,0,,done

      """
    ),
    ("semicolons", "Time (ms);scrollTop;event\n0,0;-1,5;down\n16,5;-2,5;\n33;-3;up\n"),
    (
      "bars",
      "| time_s | contentOffset.y | event |\n|---|---:|---|\n| 0.1 | -1 | touch |\n| 0.2 | -2.5 | refresh |\n| 0.3 | 0 | end |\n"
    ),
    (
      "dates",
      "timestamp\toffset\tevent\n2026-11-30 12:00:00.000\t1\tcontact\n2026-11-30 12:00:00.020\t2\t\n2026-11-30 12:00:00.040\t3\tcancel\n"
    ),
    (
      "owners",
      "time_us,offset_pt,trace,engine,model,event\n0,0,a,uikit,uikit,\n8000,-4,a,uikit,uikit,trigger\n16000,-6,a,uikit,uikit,callback\n"
    ),
    (
      "lines",
      """
      12:00:01.250 list.js:42 scrollTop: -1 touchstart
      12:00:01.267 list.js:42 scrollTop: -2.5
      12:00:01.283 refreshing true
      12:00:01.300 list.js:42 scrollTop: -12 didEndDragging
      12:00:01.317 onRefresh
      12:00:01.333 refreshing false
      12:00:01.350 list.js:42 scrollTop: 0

      """
    ),
    (
      "logcat",
      "11-29 12:00:00.100  123  456 D Feed: contentOffset = {0, -1.0} ACTION_DOWN\n11-29 12:00:00.117  123  456 D Feed: contentOffset = {0, -2.5}\n11-29 12:00:00.134  123  456 D Feed: contentOffset = {0, -4} ACTION_UP\n"
    ),
    (
      "named times",
      "t=1234.5 scrollY=-1 pointerdown\nt=1251.5 scrollY=--2.5\nt=1268 scrollY=-7\nt=1285 pointerup\n"
    ),
    (
      "steps",
      "[        ] offset: 1\n[+17 ms] offset: 2\n[+1,017 ms] offset: 4 triggered\n[+16 ms] offset: 3\n"
    ),
    ("counts", "[1] offset: 1\n[2] offset: 2\n[3] offset: 4 beginRefreshing\n[5] offset: 3\n"),
    ("bare", "offset 1\noffset 2 touchesBegan\noffset 4\noffset 3 endRefreshing\n"),
    (
      "first number",
      "1764078000000 pixels: 1\n1764078000017 pixels: 2.5\n1764078000034 pixels: 4 handleRefresh\n"
    ),
    (
      "midnight",
      "23:59:59.980 offset -1\n23:59:59.997 offset -2\n00:00:00.013 offset -3 setRefreshing\n00:00:00.030 offset -4\n"
    ),
    ("whole seconds", "12:00:00 t: 5 offset 1\n12:00:00 t: 22 offset 2\n12:00:01 t: 1039 offset 3\n"),
    (
      "states",
      "{\"time\":1000,\"scrollTop\":-1,\"isRefreshing\":false}\n{\"time\":1017,\"scrollTop\":-20,\"isRefreshing\":true}\n{\"time\":1034,\"scrollTop\":-10,\"isRefreshing\":true}\n{\"time\":1051,\"scrollTop\":0,\"isRefreshing\":false}\n"
    ),
    (
      "runs",
      "0.001s offset 1\n0.017s offset 5 refreshing\n0.033s offset 6 refreshing\n0.050s offset 4 refreshing\n0.067s offset 2\n0.083s offset 1\n0.100s offset 0\n0.117s offset 0\n0.133s offset 0\n"
    ),
    ("other names", "a=1 b=2\na=3 b=4\na=5 c=1\n"),
    ("units change", "time_ms,offset\n0,0\n10,1\n20,2\n30,3\n40,4\n10040,5\n20040,6\n30040,7\n40040,8\n"),
  ]

  private static func columns(_ change: (inout OffsetLogColumns) -> Void = { _ in }) -> OffsetLogColumns {
    var columns = OffsetLogColumns(times: OffsetLogColumns.usualTimes)
    (columns.event, columns.words) = ("event", EventWords([("loading", .trigger)]))
    change(&columns)
    return columns
  }

  private static func number(_ value: Double) -> String { "\((value * 1e7).rounded() / 1e7)" }

  private static func rows(_ text: String, _ columns: OffsetLogColumns) -> String {
    Outcomes.result {
      let log = try OffsetLogReader.rows(of: Array(text.utf8), path: "a", columns)
      let rows = log.rows.map { row in
        "\(row.location.dropFirst()) \(number(row.time)) \(row.offset.map(number) ?? "-")\(row.finger.map { " finger \(number($0))" } ?? "")\(row.event.isEmpty ? "" : " \(row.event)")"
      }
      let head =
        "\(log.source), \(log.clock)\(log.knowsFinger ? ", finger" : "")\(log.knowsEvents ? ", events" : "")"
      return "\(head); \(rows.joined(separator: "; "))"
    }
  }

  private static func log(_ text: String, _ columns: OffsetLogColumns) -> String {
    Outcomes.result {
      let log = try ObservedLog(of: Array(text.utf8), path: "a", columns, columns.words ?? EventWords())
      let events = log.events.map { "\($0.mark) \(number($0.time))" }.joined(separator: ", ")
      return
        "\(log.samples.count) samples\(log.knowsRefreshes ? ", knows refreshes" : "")\(log.knowsCallbacksAlone ? ", callbacks alone" : ""); \(events)"
    }
  }

  @Test("each log with each of its lines, names and numbers changed")
  func variations() {
    var outcomes = Outcomes()
    for (name, text) in Self.logs {
      outcomes.begin(name)
      let variations = TextVariations(text)
      let words = ["-1", "x", "", "1e9", "5000000001", "1,5", "nan", "0"]
      for (name, text) in variations.wholes + variations.lineChanges + variations.nameChanges
        + variations.numberChanges(words)
      {
        outcomes.add(name, Self.rows(text, Self.columns()) + "\n" + Self.log(text, Self.columns()))
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "logs.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("each log with other columns asked for")
  func columns() {
    var outcomes = Outcomes()
    for (name, text) in Self.logs {
      outcomes.begin(name)
      outcomes.add("curve", Self.rows(text, .curve))
      outcomes.add("horizontal", Self.rows(text, Self.columns { $0.isHorizontal = true }))
      outcomes.add("a name", Self.rows(text, Self.columns { $0.offset = "b" }))
      outcomes.add("three points a unit", Self.rows(text, Self.columns { $0.pointsPerUnit = 3 }))
      outcomes.add("lines in seconds", Self.rows(text, Self.columns { $0.lineUnit = 1 }))
      outcomes.add("rows every 10 ms", Self.rows(text, Self.columns { $0.rowEvery = 0.01 }))
      outcomes.add("no finger", Self.rows(text, Self.columns { $0.finger = nil }))
      outcomes.add("no words", Self.rows(text, Self.columns { $0.words = nil }))
      outcomes.add(
        "otherwise", Self.rows(text, Self.columns { ($0.offset, $0.otherwise) = ("z", "; or else") }))
    }
    let difference = Golden.difference(of: outcomes.text, from: "log-columns.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("every word of an event and what it means, in a column and in a line")
  func words() {
    let words = [
      "touchstart", "pointerdown", "contact", "down", "touch", "touchend", "touchcancel", "pointerup",
      "pointercancel", "lift", "up",
      "cancel", "trigger", "callback", "end", "done", "touchesbegan", "action_down", "willbegindragging",
      "scrollviewwillbegindragging",
      "onscrollbegindrag", "scrollstartnotification", "touchesended", "action_up", "action_cancel",
      "didenddragging",
      "scrollviewdidenddragging", "willenddragging", "scrollviewwillenddragging", "onscrollenddrag",
      "triggered", "refreshing",
      "beginrefreshing", "refresh", "isrefreshing", "setrefreshing", "onrefresh", "handlerefresh",
      "didpulltorefresh", "endrefreshing",
      "refreshcompleted", "refreshdone", "finishrefresh", "refreshended", "mine", "other", "Mine+UP",
      "down+other+done",
    ]
    let known = EventWords([("Mine", .callback)])
    let text = words.map { word in
      let marks = known.marks(in: word).map { "\($0)" }.joined(separator: "+")
      let values = ["true", "yes", "1", "on", "false", "no", "0", "off", "2"].map { value in
        LineWord.all(in: Array("say \(word)=\(value)".utf8)[...], known).map {
          "\($0.text) \($0.value.map { $0 ? "yes" : "no" } ?? "-")"
        }.joined(separator: "+")
      }
      return "\(word): \(marks), opposite '\(known.opposite(of: word))', \(values.joined(separator: ", "))\n"
    }.joined()
    let difference = Golden.difference(of: text, from: "event-words.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
