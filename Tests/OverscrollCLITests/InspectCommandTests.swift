import Testing

@testable import TextFormats
@testable import ScrollPhysics
import TestSamples

/// What `inspect` prints, from outside; the figures are those of `DragTrace`: a report every 10 ms, 160.5 pt down at
/// 642 pt/s, lifted 5 ms after the last move.
@Suite("inspect")
struct InspectCommandTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace().text, to: "pull.trace")
  }

  private func json(_ words: String...) throws -> JSONValue {
    let ending = overscroll(["inspect", "--json", "pull.trace"] + words, in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    return try JSONReader.value(of: Array(ending.output.utf8))
  }

  @Test("the page of one trace, whole, and no line wider than the terminal", arguments: [80, 40])
  func page(columns: Int) {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["COLUMNS": "\(columns)"]
    let ending = binary.run(["inspect", "pull.trace"])
    #expect(ending.status == 0 && ending.messages == "")
    #expect(Golden.difference(of: ending.output, from: "inspect-\(columns).txt") == nil)
    for line in ending.output.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
  }

  @Test("as JSON, whole")
  func whole() {
    #expect(
      Golden.difference(
        of: overscroll(["inspect", "--json", "pull.trace"], in: folder).output, from: "inspect.json") == nil)
  }

  @Test("rate, jitter, travel and lift are the trace's own")
  func figures() throws {
    let json = try json()
    #expect(json["interval_ms"]?["p50"]?.double == 10 && json["interval_ms"]?["max"]?.double == 10)
    #expect(json["jitter_ms"]?.double == 0 && json["gaps"]?.integer == 0)
    let gesture = try #require(json["gestures"]?.array?.first)
    #expect(gesture["length_ms"]?.double == 255)
    #expect(abs((gesture["down_pt"]?.double ?? 0) - 160.5) < 1e-9)
    #expect(abs((gesture["lift_pt_s"]?.double ?? 0) - 642) < 1e-6)
    #expect(gesture["end"]?.string == "lift")
  }

  @Test(
    "each gesture has the intent of its label, else the trace's, and a column for it where there are labels")
  func labels() throws {
    #expect(try json()["gestures"]?.array?.first?["intent"]?.string == "pull", "the trace's own")
    let labels = #","labels":[{"from":0,"to":1000,"intent":"pull-cancel"}]}"#
    var lines = DragTrace().lines
    lines[0] = String(lines[0].dropLast()) + labels
    folder.write(lines.joined(separator: "\n") + "\n", to: "pull.trace")
    #expect(try json()["gestures"]?.array?.first?["intent"]?.string == "pull-cancel")
    let page = overscroll(["inspect", "pull.trace"], in: folder).output.split(separator: "\n")
    let heads = try #require(page.first { $0.hasPrefix("gesture") })
    #expect(heads.hasSuffix("intent  down pt  up pt   end  at pt/s") && heads.count <= 80)
    #expect(page.contains { $0.hasPrefix("1 ") && $0.contains("  pull-cancel  ") })
  }

  @Test("each layer has its figures, and a grade that the events do not give is told")
  func layers() throws {
    var lines = DragTrace(delay: 3).lines
    let contacts = lines.dropFirst().dropLast().map {
      $0.replacing(#","slot""#, with: #","layer":"evdev","slot""#)
    }
    // In libinput's layer three reports are missing, where a finger goes 100 mm/s. 21 intervals, by hand: p99 is
    // 10 + 0.8 × 30 ms, the mean distance from the median 30/21 ms.
    lines.removeSubrange(12...14)
    let header = lines[0].dropLast() + #","layers":["libinput","evdev"]}"#
    let end = #"{"type":"end","t":255000,"events":51,"grade":"A","reasons":[]}"#
    let text = [String(header)] + lines.dropFirst().dropLast() + contacts + [end]
    folder.write(text.joined(separator: "\n") + "\n", to: "both.trace")
    let page = overscroll(["inspect", "both.trace"], in: folder).output
    #expect(page.contains("grade A\n"))
    #expect(page.contains("its events by themselves give grade B: libinput: 1 gap in movements, 40 ms at\n"))
    #expect(page.contains("libinput       23  100.0    10.0    34.0    40.0     1.4     1        1    3.0\n"))
    #expect(page.contains("evdev          26  100.0    10.0    10.0    10.0     0.0     0        1    3.0\n"))
    let json = try JSONReader.value(
      of: Array(overscroll(["inspect", "--json", "both.trace"], in: folder).output.utf8))
    #expect(json["grade"]?.string == "A" && json["grade_of_events"]?.string == "B")
    #expect(json["reasons_of_events"]?.array?.count == 1)
    let layers = try #require(json["layers"]?.array)
    #expect(layers.map { $0["layer"]?.string } == ["libinput", "evdev"])
    #expect(layers.map { $0["gaps"]?.integer } == [1, 0])
    #expect(layers[0]["longest_gap_ms"]?.double == 40 && layers[0]["delay_ms"]?["max"]?.double == 3)
  }

  @Test("--slop and --points-per-mm change the travel by as much")
  func travel() throws {
    func down(_ option: String, _ value: String) throws -> Double {
      try json(option, value)["gestures"]?.array?.first?["down_pt"]?.double ?? 0
    }
    #expect(abs(try down("--slop", "20") - 140.5) < 1e-9)
    #expect(abs(try down("--points-per-mm", "2") - 50) < 1e-9)
  }

  @Test("a trace that was cut off is shown, with a warning")
  func cutOff() {
    let text = DragTrace().lines.prefix(10).joined(separator: "\n") + "\n{\"type\":\"mo"
    folder.write(text, to: "cut.trace")
    let ending = overscroll(["inspect", "cut.trace"], in: folder)
    #expect(ending.status == 0)
    #expect(ending.output.contains("grade C\n  grade because: cut off; no lift at the end\n"))
    #expect(ending.messages == "warning: cut.trace: cut off after line 10; using the 9 events before\n")
  }

  @Test("a trace without gestures has no plot and no table")
  func nothing() {
    let header = DragTrace().lines[0]
    folder.write(
      header + "\n" + #"{"type":"end","t":0,"events":0,"grade":"F","reasons":["no events"]}"# + "\n",
      to: "e.trace")
    let ending = overscroll(["inspect", "e.trace"], in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.contains("grade because: no events") && !ending.output.contains("gesture "))
  }

  @Test(
    "any width, also one beyond reason, is used as far as sense goes",
    arguments: ["1", "20", "99999999", "\(Int.max)"])
  func widths(columns: String) {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["COLUMNS": columns]
    let ending = binary.run(["inspect", "pull.trace"])
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.split(separator: "\n").allSatisfy { $0.count <= 1000 })
  }
}
