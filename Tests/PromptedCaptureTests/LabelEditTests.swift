import GestureTraces
import Testing
import TraceReplay

@testable import PromptedCapture

@Suite("Labelling a trace")
struct LabelEditTests {
  /// Three drags on a touchscreen, 100 to 200, 300 to 400 and 500 to 600 µs; it ends at 1000.
  private static func trace(_ intent: Intent? = nil, _ labels: [LabelledSpan]? = nil) -> Trace {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    (header.intent, header.labels) = (intent, labels)
    var events: [TraceEvent] = []
    for begin in [100, 300, 500] as [Int64] {
      events.append(TraceEvent(timeMicroseconds: begin, kind: .down(slot: 0, x: 1, y: 1)))
      events.append(TraceEvent(timeMicroseconds: begin + 50, kind: .move(slot: 0, x: 1, y: 20)))
      events.append(TraceEvent(timeMicroseconds: begin + 100, kind: .up(slot: 0)))
    }
    let end = TraceEnd(timeMicroseconds: 1000, events: events.count, grade: nil, reasons: nil)
    return Trace(path: "a", header: header, events: events, end: end)
  }

  private func edit(_ trace: Trace, again: Bool = false) -> LabelEdit {
    LabelEdit(of: trace, GestureStretches(of: trace, options: ReplayOptions()), again: again)
  }

  /// The message of what cannot be; nothing where it can.
  private func fault(_ edit: LabelEdit, _ change: (inout LabelEdit) throws(LabelFault) -> Void) -> String? {
    var edit = edit
    do throws(LabelFault) { try change(&edit) } catch { return "\(error)" }
    return nil
  }

  private func span(_ from: Int64, _ to: Int64, _ intent: Intent) -> LabelledSpan {
    LabelledSpan(from: from, to: to, intent: intent)
  }

  @Test("a gesture's label runs from its begin to its end; labels stand in order of time")
  func gestures() throws {
    var edit = edit(Self.trace())
    try edit.label(gesture: 3, as: .fling)
    try edit.label(gesture: 1, as: .pull)
    #expect(edit.labels == [span(100, 200, .pull), span(500, 600, .fling)])
    #expect((1...3).map { edit.intent(ofGesture: $0) } == [.pull, nil, .fling])
    #expect(edit.isChanged)
  }

  @Test("gestures that touch in time have labels that do not overlap")
  func touching() {
    let layers = ([100, 200] as [Int64]).map { begin in
      var gesture = FingerTrack(of: Self.trace(), options: ReplayOptions(), viewport: 600).gestures[0]
      (gesture.beganMicroseconds, gesture.endedMicroseconds) = (begin, begin + 100)
      return gesture
    }
    #expect(GestureStretches(layers).spans == [100...199, 200...300])
  }

  @Test("nothing that was said is replaced unasked, and the same again is no change")
  func kept() throws {
    let labelled = edit(Self.trace(nil, [span(90, 250, .tap)]))
    #expect(
      fault(labelled) { (edit) throws(LabelFault) in try edit.label(gesture: 1, as: .pull) }
        == "gesture 1 is 'tap' already, and would become 'pull'; give --again to replace it")
    #expect(
      fault(labelled) { (edit) throws(LabelFault) in try edit.label(wholeAs: .pull) }
        == "it has 1 label; give --again to replace them by one intent")
    #expect(
      fault(labelled) { (edit) throws(LabelFault) in try edit.label(250...600, as: .pull) }
        == "it overlaps the label 'tap' from 0.09 to 0.25 ms; give --again to replace that")
    let whole = edit(Self.trace(.free))
    #expect(
      fault(whole) { (edit) throws(LabelFault) in try edit.label(wholeAs: .pull) }
        == "the whole trace is 'free' already, and would become 'pull'; give --again to replace it")
    #expect(
      fault(whole) { (edit) throws(LabelFault) in try edit.label(gesture: 2, as: .pull) }
        == "gesture 2 is 'free' already, and would become 'pull'; give --again to replace it")
    var same = labelled
    try same.label(gesture: 1, as: .tap)
    #expect(!same.isChanged)
  }

  @Test(
    "asked again, a gesture is taken out of a label of several, which keeps the others and what else it says")
  func cut() throws {
    var all = span(0, 1000, .scroll)
    all.others["by"] = .string("me")
    var edit = edit(Self.trace(nil, [all]), again: true)
    try edit.label(gesture: 2, as: .pull)
    var (first, last) = (span(0, 299, .scroll), span(401, 1000, .scroll))
    (first.others, last.others) = (all.others, all.others)
    #expect(edit.labels == [first, span(300, 400, .pull), last])
    try edit.label(gesture: 3, as: .fling)
    var own = span(500, 600, .fling)
    own.others = all.others
    #expect(
      edit.labels == [first, span(300, 400, .pull), own], "no gesture begins in what was left around it")
  }

  @Test("a gesture's label ends before one that begins within it, which is another layer's")
  func within() throws {
    var edit = edit(Self.trace(nil, [span(150, 250, .tap)]))
    try edit.label(gesture: 1, as: .pull)
    #expect(edit.labels == [span(100, 149, .pull), span(150, 250, .tap)])
  }

  @Test("one intent for the whole takes the labels' place when asked again; labels said beside it stay")
  func whole() throws {
    var edit = edit(Self.trace(.free, [span(0, 1000, .tap)]), again: true)
    try edit.label(wholeAs: .scroll)
    try edit.label(gesture: 2, as: .pull)
    #expect(edit.intent == .scroll && edit.labels == [span(300, 400, .pull)])
    var fresh = self.edit(Self.trace())
    try fresh.label(wholeAs: .scroll)
    try fresh.label(gesture: 2, as: .pull)
    #expect(fresh.intent == .scroll && fresh.labels == [span(300, 400, .pull)])
  }

  @Test("what is said twice at once, is no gesture's or lies outside, is refused")
  func mistakes() throws {
    var edit = edit(Self.trace(), again: true)
    #expect(
      fault(edit) { (edit) throws(LabelFault) in try edit.label(gesture: 4, as: .pull) }
        == "gesture 4 does not exist: the trace has 3 gestures, counted from 1 (overscroll inspect)")
    #expect(
      fault(edit) { (edit) throws(LabelFault) in try edit.label(900...1001, as: .pull) }
        == "it is outside the recording, which ends at 1 ms; give times in it")
    try edit.label(gesture: 1, as: .pull)
    let twice = fault(edit) { (edit) throws(LabelFault) in try edit.label(gesture: 1, as: .tap) }
    #expect(twice == "gesture 1 is labelled twice in this call; label it once")
    #expect(fault(edit) { (edit) throws(LabelFault) in try edit.label(0...150, as: .tap) } != nil)
  }

  @Test("labels made in any order are such that a reader takes them, whatever was there before")
  func readable() throws {
    var random = SeededRandom(seed: 5)
    for round in 0..<300 {
      var labels: [LabelledSpan] = []
      var time: Int64 = 0
      for _ in 0..<Int(random.next() % 4) {
        let from = time + Int64(random.next() % 200)
        time = from + Int64(random.next() % 250)
        labels.append(span(from, time, .tap))
        time += 1
      }
      guard time <= 1000 else { continue }
      let trace = Self.trace(.free, labels)
      var edit = edit(trace, again: true)
      for number in [2, 1, 3].prefix(1 + Int(random.next() % 3)) {
        try edit.label(gesture: number, as: .pull)
        #expect(edit.intent(ofGesture: number) == .pull, "round \(round)")
      }
      var changed = trace
      changed.header.labels = edit.labels
      #expect(throws: Never.self, "round \(round), seed 5") {
        try TraceReader.trace(of: TraceWriter.bytes(of: changed), path: "a")
      }
    }
  }
}
