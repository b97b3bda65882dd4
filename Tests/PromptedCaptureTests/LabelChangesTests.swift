import GestureTraces
import TestOutcomes
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import PromptedCapture

/// Labels by tables and by calls, at random and damaged, with what stands in the trace afterwards.
@Suite("Labels, one change after the other")
struct LabelChangesTests {
  private static func trace(_ intent: Intent?, _ labels: [LabelledSpan]?, ends: Bool) -> Trace {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    (header.intent, header.labels) = (intent, labels)
    var events: [TraceEvent] = []
    for begin in [100, 300, 500, 700] as [Int64] {
      events.append(TraceEvent(timeMicroseconds: begin, kind: .down(slot: 0, x: 1, y: 1)))
      events.append(TraceEvent(timeMicroseconds: begin + 50, kind: .move(slot: 0, x: 1, y: 20)))
      events.append(TraceEvent(timeMicroseconds: begin + 100, kind: .up(slot: 0)))
    }
    let end = ends ? TraceEnd(timeMicroseconds: 1000, events: events.count, grade: nil, reasons: nil) : nil
    return Trace(path: "a", header: header, events: events, end: end)
  }

  private static func text(_ edit: LabelEdit) -> String {
    let labels = edit.labels.map { label in
      "\(label.intent.rawValue) \(label.from)…\(label.to)\(label.others.isEmpty ? "" : "+")"
    }
    let gestures = (1...edit.gestures.spans.count).map { edit.intent(ofGesture: $0)?.rawValue ?? "-" }
    return
      "\(edit.intent?.rawValue ?? "-"): [\(labels.joined(separator: ", "))], gestures \(gestures.joined(separator: " "))\(edit.isChanged ? "" : ", unchanged")"
  }

  @Test("calls at random: what is labelled after each, or why it is refused")
  func calls() {
    var random = SeededRandom(seed: 45)
    func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let intents: [Intent] = [.pull, .fling, .tap]
    var text = ""
    for number in 0..<90 {
      var labels: [LabelledSpan] = []
      var from: Int64 = 0
      while below(3) > 0, from < 900 {
        let start = from + Int64(below(200))
        var label = LabelledSpan(from: start, to: start + Int64(below(350)), intent: intents[below(3)])
        if below(3) == 0 { label.others["by"] = .string("me") }
        labels.append(label)
        from = label.to + 1
      }
      let known = below(3) == 0 ? intents[below(3)] : nil
      let again = below(2) == 0
      let trace = Self.trace(known, labels.isEmpty ? nil : labels, ends: below(5) > 0)
      var edit = LabelEdit(of: trace, GestureStretches(of: trace, options: ReplayOptions()), again: again)
      text += "\(number)\(again ? " again" : ""): \(Self.text(edit))\n"
      for _ in 0..<(1 + below(4)) {
        let intent = intents[below(3)]
        do throws(LabelFault) {
          switch below(4) {
          case 0:
            text += "  whole \(intent)"
            try edit.label(wholeAs: intent)
          case 1, 2:
            let gesture = below(6)
            text += "  gesture \(gesture) \(intent)"
            try edit.label(gesture: gesture, as: intent)
          default:
            let start = Int64(below(1050)) - 20
            let span = start...(start + Int64(below(250)))
            text += "  \(span.lowerBound)…\(span.upperBound) \(intent)"
            try edit.label(span, as: intent)
          }
          text += "\n    \(Self.text(edit))\n"
        } catch { text += "\n    \(error)\n" }
      }
    }
    let difference = Golden.difference(of: text, from: "label-calls.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static let table = """
    # labels
    trace,gesture,from_ms,to_ms,intent,by
    a.trace,,,,pull,me
    b/a.trace,2,,,fling,me
    "c, d.trace",,0.5,12.25,tap,
    a.trace,3,,,,
    ./e.trace,,0,86400000,free,

    """

  @Test("tables whole and damaged: the rows, and the trace that each means")
  func tables() {
    var outcomes = Outcomes()
    let variations = TextVariations(Self.table)
    let words = ["0", "-1", "1.5", "x", "nan", "86400000", "86400000.1", "1e3", "99999999999999999999"]
    for (name, text) in variations.wholes + variations.lineChanges + variations.nameChanges
      + variations.numberChanges(words) + variations.numberChanges(words, turn: 4)
    {
      outcomes.add(
        name,
        Outcomes.result {
          let table = try LabelTable(Array(text.utf8), path: "l.csv")
          let rows = table.rows.map { "\($0.line) \($0.trace) \($0.part) \($0.intent)" }
          let paths = ["a.trace", "x/b/a.trace", "c, d.trace", "/tmp/none/e.trace", "e.trace"]
          let found = Outcomes.result {
            try table.rows(of: paths).map { rows in rows.map { "\($0.line)" }.joined(separator: "+") }.joined(
              separator: " | ")
          }
          return (rows + ["\(table.open) open", found]).joined(separator: "\n")
        })
    }
    let difference = Golden.difference(of: outcomes.text, from: "label-tables.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
