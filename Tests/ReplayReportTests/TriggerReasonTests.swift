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
    for (changes, words) in [
      ([GestureChange.alone], "by itself"), ([.undisturbed], "left to settle"),
      ([.touchscreen], "on a touchscreen"),
      ([.straight], "straight down"),
      ([.oneFinger], "with one finger"), ([.fromTop], "from the top"), ([.neverBack], "without a move back"),
      ([.restBeforeLift], "with a rest before the lift"), ([.slower], "more slowly"),
      ([.coarser], "with fewer reports"), ([.touchscreen, .straight], "on a touchscreen and straight down"),
      ([.alone, .straight, .slower], "by itself, straight down and more slowly"),
    ] {
      var forbidden = result(peak: 90, lift: 70)
      forbidden.changes = changes
      #expect(TriggerReason.words(forbidden) == "let go at 70.0 of 60.0 pt; \(words) it would fire")
    }
    var busy = result(peak: 90, lift: 70)
    busy.isBusy = true
    for changes in [[], [GestureChange.alone]] {
      busy.changes = changes
      #expect(TriggerReason.words(busy) == "let go at 70.0 of 60.0 pt; a refresh was going on")
    }
    // One that a refresh holds back, and that could have fired once it was over.
    var held = result(peak: 90, lift: 70)
    held.isInRefresh = true
    #expect(TriggerReason.words(held) == "let go at 70.0 of 60.0 pt; a refresh was going on")
    busy.changes = [.straight]
    #expect(TriggerReason.words(busy) == "let go at 70.0 of 60.0 pt; straight down it would fire")
    var unseen = result(peak: 90, lift: 70)
    unseen.isDueUnseen = true
    #expect(
      TriggerReason.words(unseen) == "let go at 70.0 of 60.0 pt; passed after the last frame before the lift")
    #expect(TriggerReason.words(result(peak: 0, lift: 0)) == "not pulled")
    #expect(TriggerReason.words(result(peak: nil)) == "not pulled")
    #expect(TriggerReason.words(result(gesture: nil)) == "no finger")
  }
}
