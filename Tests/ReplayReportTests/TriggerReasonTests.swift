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
    #expect(TriggerReason.words(fired) == "passed 90.0 pt under the finger")
    fired.triggerPhase = .settling
    #expect(TriggerReason.words(fired) == "passed 90.0 pt without a finger")
    fired.triggerPhase = .released
    #expect(TriggerReason.words(fired) == "passed 90.0 pt before the release")
    fired.margin = 10
    #expect(TriggerReason.words(fired) == "released at 100.0 pt; threshold 90.0 pt")
    fired.margin = nil
    #expect(TriggerReason.words(fired) == "passed 90.0 pt")
  }

  @Test("not fired: too short, back again, not let go, refused, not pulled")
  func notFired() {
    #expect(
      TriggerReason.words(result(peak: 50, lift: 40)) == "peaked at 50.0 pt; threshold 60.0 pt")
    #expect(TriggerReason.words(result(peak: 128, lift: 14.8)) == "released at 14.8 pt; threshold 60.0 pt")
    #expect(TriggerReason.words(result(peak: 70)) == "passed 60.0 pt and was never released")
    #expect(
      TriggerReason.words(result(peak: 90, lift: 70))
        == "released at 70.0 pt (threshold 60.0 pt); another rule of this engine forbids a refresh")
    for (changes, words) in [
      ([GestureChange.alone], "as the only gesture"),
      ([.undisturbed], "if nothing touched the content afterwards"),
      ([.touchscreen], "on a touchscreen"),
      ([.straight], "with a straight movement"),
      ([.oneFinger], "with one finger"), ([.fromTop], "starting at the top"),
      ([.neverBack], "without moving back"),
      ([.restBeforeLift], "with a rest before the release"), ([.slower], "more slowly"),
      ([.coarser], "with fewer reports"),
      ([.touchscreen, .straight], "on a touchscreen and with a straight movement"),
      ([.alone, .straight, .slower], "as the only gesture, with a straight movement and more slowly"),
    ] {
      var forbidden = result(peak: 90, lift: 70)
      forbidden.changes = changes
      #expect(
        TriggerReason.words(forbidden) == "released at 70.0 pt (threshold 60.0 pt); it would fire \(words)")
    }
    var busy = result(peak: 90, lift: 70)
    busy.isBusy = true
    for changes in [[], [GestureChange.alone]] {
      busy.changes = changes
      #expect(
        TriggerReason.words(busy) == "released at 70.0 pt (threshold 60.0 pt), but a refresh was in progress")
    }
    // One that a refresh holds back, and that could have fired once it was over.
    var held = result(peak: 90, lift: 70)
    held.isInRefresh = true
    #expect(
      TriggerReason.words(held) == "released at 70.0 pt (threshold 60.0 pt), but a refresh was in progress")
    busy.changes = [.straight]
    #expect(
      TriggerReason.words(busy)
        == "released at 70.0 pt (threshold 60.0 pt); it would fire with a straight movement")
    var unseen = result(peak: 90, lift: 70)
    unseen.isDueUnseen = true
    #expect(
      TriggerReason.words(unseen)
        == "released at 70.0 pt (threshold 60.0 pt), which it passed after the last frame before the release")
    #expect(TriggerReason.words(result(peak: 0, lift: 0)) == "the content was not pulled")
    #expect(TriggerReason.words(result(peak: nil)) == "the content was not pulled")
    #expect(TriggerReason.words(result(gesture: nil)) == "no finger touched")
  }
}
