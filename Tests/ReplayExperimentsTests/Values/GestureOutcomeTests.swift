import GestureTraces
import ReplayExperiments
import Testing
import TraceReplay

@Suite("Gesture outcome")
struct GestureOutcomeTests {
  private func scored(
    _ intent: Intent?, triggers: Int, busy: Bool = false, _ change: (inout TraceLabel) -> Void = { _ in }
  ) -> ScoredGesture {
    var (label, result) = (TraceLabel(), ReplayResult())
    label.intent = intent
    (result.triggers, result.isBusy) = (triggers, busy)
    change(&label)
    return ScoredGesture(label, result)
  }

  @Test("with an intent it is a word of signal detection, a pull alone wanting a refresh")
  func labelled() {
    #expect(scored(.pull, triggers: 1).outcome == .hit && scored(.pull, triggers: 0).outcome == .miss)
    for intent in Intent.allCases where intent != .pull {
      #expect(scored(intent, triggers: 2).outcome == .falseAlarm)
      #expect(scored(intent, triggers: 0).outcome == .correctRejection)
    }
  }

  @Test("without an intent it fired or kept still, and nobody was right")
  func unlabelled() {
    #expect(scored(nil, triggers: 1).outcome == .fired && scored(nil, triggers: 0).outcome == .quiet)
  }

  @Test("begun during a refresh it is busy and out of rates, but for free use, in which every trigger counts")
  func busy() {
    for intent in Intent.allCases where intent != .free {
      let scored = scored(intent, triggers: 0, busy: true)
      #expect(scored.outcome == .busy && scored.isOutOfRates)
    }
    #expect(scored(nil, triggers: 1, busy: true).outcome == .busy)
    let free = scored(.free, triggers: 1, busy: true)
    #expect(free.outcome == .falseAlarm && !free.isOutOfRates)
  }

  @Test("a trace without a gesture is no miss, and one that says nothing is left out before all else")
  func nothing() {
    let noDrag = scored(.pull, triggers: 0) { ($0.gesture, $0.gestures) = (0, 0) }
    #expect(noDrag.outcome == .noDrag && noDrag.label.reasonToExclude == "no drag in it")
    #expect(scored(.pull, triggers: 1) { $0.grade = "F" }.outcome == .leftOut)
    #expect(scored(nil, triggers: 1, busy: true) { $0.isUnfinished = true }.outcome == .leftOut)
  }

  @Test("the words are those of the rows' documentation")
  func words() {
    let outcomes: [GestureOutcome] = [
      .hit, .miss, .falseAlarm, .correctRejection, .fired, .quiet, .busy, .noDrag, .leftOut,
    ]
    #expect(
      outcomes.map(\.rawValue) == [
        "hit", "miss", "false-alarm", "correct-rejection", "fired", "quiet", "busy", "no-drag", "left-out",
      ])
  }
}
