import ReplayReport
import Testing
import TraceReplay

@Suite("Why an engine fired or not")
struct TriggerReasonTests {
  private func result(
    threshold: Double = 60, peak: Double? = nil, lift: Double? = nil, gesture: Int? = 1
  ) -> ReplayResult {
    var result = ReplayResult()
    result.gesture = gesture
    result.threshold = threshold
    result.peakMargin = peak.map { $0 - threshold }
    result.margin = lift.map { $0 - threshold }
    return result
  }

  @Test("fired: under the finger, by the lift, by itself")
  func fired() {
    var fired = result(threshold: 90, peak: 128, lift: 14.8)
    fired.triggerPhase = .contact
    #expect(TriggerReason.words(fired) == "past 90.0 pt under the finger")
    fired.triggerPhase = .settling
    #expect(TriggerReason.words(fired) == "past 90.0 pt without a finger")
    fired.triggerPhase = .released
    #expect(TriggerReason.words(fired) == "past 90.0 pt before the lift")
    fired.margin = 10
    #expect(TriggerReason.words(fired) == "let go at 100.0, past 90.0 pt")
    fired.margin = nil
    #expect(TriggerReason.words(fired) == "past 90.0 pt")
  }

  @Test("not fired: too short, back again, not let go, refused, not pulled")
  func notFired() {
    #expect(TriggerReason.words(result(peak: 50, lift: 40)) == "50.0 of 60.0 pt at most")
    #expect(TriggerReason.words(result(peak: 128, lift: 14.8)) == "let go at 14.8 of 60.0 pt")
    #expect(TriggerReason.words(result(peak: 70)) == "past 60.0 pt, and never let go")
    #expect(
      TriggerReason.words(result(peak: 90, lift: 70))
        == "let go at 70.0 of 60.0 pt; another of its rules forbids it")
    for (change, words) in [
      (GestureChange.alone, "by itself it would fire"), (.touchscreen, "on a touchscreen it would fire"),
      (.straight, "straight down it would fire"), (.oneFinger, "with one finger it would fire"),
      (.fromTop, "from the top it would fire"), (.neverBack, "without a move back it would fire"),
      (.restBeforeLift, "with a rest before the lift it would fire"),
      (.slower, "done more slowly it would fire"),
      (.coarser, "with fewer reports it would fire"), (.several, "several of its rules forbid it"),
    ] {
      var forbidden = result(peak: 90, lift: 70)
      forbidden.change = change
      #expect(TriggerReason.words(forbidden) == "let go at 70.0 of 60.0 pt; \(words)")
    }
    var busy = result(peak: 90, lift: 70)
    busy.isBusy = true
    #expect(TriggerReason.words(busy) == "let go at 70.0 of 60.0 pt; a refresh was going on")
    var unseen = result(peak: 90, lift: 70)
    unseen.isDueUnseen = true
    #expect(
      TriggerReason.words(unseen) == "let go at 70.0 of 60.0 pt; passed after the last frame before the lift")
    #expect(TriggerReason.words(result(peak: 0, lift: 0)) == "not pulled")
    #expect(TriggerReason.words(result(peak: nil)) == "not pulled")
    #expect(TriggerReason.words(result(gesture: nil)) == "no finger")
  }
}
