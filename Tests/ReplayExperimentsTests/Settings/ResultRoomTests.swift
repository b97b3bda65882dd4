import ExternalEngines
import Testing

@testable import ReplayExperiments
@testable import TraceReplay

/// Each limit at its border: the numbers are those of the page of limits, written out here.
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
    let most = 100_000
    #expect(fault(most, 1) == nil)
    #expect(
      fault(most + 1, 1)
        == "it has \(most + 1) gestures, and \(most) are the limit for one replay; split it")
  }

  @Test("as many results as the limit are kept, one more is refused")
  func results() {
    let most = 200_000
    #expect(fault(most / 2, 2) == nil && fault(1, most) == nil)
    #expect(
      fault(1, most + 1)
        == "1 gestures with \(most + 1) engines on models come to \(most + 1) results, and the limit is \(most); name fewer engines and models (--engine, --model), or split it"
    )
  }

  @Test("as many counts as the limit are kept, one more threshold is refused")
  func counts() {
    let most = 20_000_000
    #expect(fault(100, 1, most / 100) == nil && fault(50, 2, most / 100) == nil)
    #expect(
      fault(100, 1, most / 100 + 1)
        == "100 gestures with 1 engines on models and \(most / 100 + 1) thresholds come to \(most + 100) counts, and the limit is \(most); give a smaller COUNT to --threshold, or name fewer engines and models (--engine, --model)"
    )
  }

  @Test("as many samples as the limit are replayed, one engine more is refused")
  func samples() throws {
    let sample = FingerSample(
      timeMicroseconds: 0, arrivalMicroseconds: 0, travel: 0, across: 0, contacts: 1, carriesPosition: true)
    var gesture = FingerGesture(time: 0, arrival: 0)
    gesture.samples = [FingerSample](repeating: sample, count: 1000)
    let track = FingerTrack(gestures: [gesture], layer: .libinput, source: .touchscreen, lastEvent: 0)
    try ResultRoom.require(samplesOf: track, runs: 25_000)
    #expect(
      throws: EngineFault(
        tooMuch:
          "1000 samples in 25001 runs come to 25001000 samples, and the limit is 25000000; name fewer engines and models (--engine, --model) or thresholds, or split it"
      )
    ) { try ResultRoom.require(samplesOf: track, runs: 25_001) }
  }
}
