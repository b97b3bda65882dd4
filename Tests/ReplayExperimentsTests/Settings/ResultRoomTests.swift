import ExternalEngines
import Testing

@testable import ReplayExperiments

/// Each limit at its border. `LimitsTests` compares the constants with the page of limits.
@Suite("Room for results")
struct ResultRoomTests {
  private func fault(_ gestures: Int, _ runs: Int, _ thresholds: Int = 0) -> String? {
    do throws(EngineFault) {
      try ResultRoom.require(gestures: gestures, runs: runs, thresholds: thresholds)
      return nil
    } catch { return error.description }
  }

  @Test("as many gestures as the limit are replayed, one more is refused")
  func gestures() {
    let most = ResultRoom.mostGestures
    #expect(fault(most, 1) == nil)
    #expect(
      fault(most + 1, 1)
        == "it has \(most + 1) gestures, and \(most) are the limit for one replay; split it")
  }

  @Test("as many results as the limit are kept, one more is refused")
  func results() {
    let most = ResultRoom.mostResults
    #expect(fault(most / 3, 3) == nil && fault(1, most) == nil)
    #expect(
      fault(1, most + 1)
        == "1 gestures with \(most + 1) engines on models come to \(most + 1) results, and the limit is \(most); name fewer engines and models (--engine, --model), or split it"
    )
  }

  @Test("as many counts as the limit are kept, one more threshold is refused")
  func counts() {
    let most = ResultRoom.mostCounts
    #expect(fault(100, 1, most / 100) == nil && fault(50, 2, most / 100) == nil)
    #expect(
      fault(100, 1, most / 100 + 1)
        == "100 gestures with 1 engines on models and \(most / 100 + 1) thresholds come to \(most + 100) counts, and the limit is \(most); give a smaller COUNT to --threshold, or name fewer engines and models (--engine, --model)"
    )
  }
}
