import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@testable import PolicyFiles

/// Replays on models of files at the ends of their ranges: they end, and leaving frames out changes nothing.
@Suite("Replays on model files")
struct ModelReplayTests {
  static let models = [
    #""drag":{"rule":"share","share":0},"fling":{"rule":"none"},"return":{"rule":"none"}"#,
    #""drag":{"rule":"share","share":0.001},"fling":{"rule":"braking","deceleration_pt_s2":1},"return":{"rule":"spring","stiffness":0.0025,"damping_ratio":0.01}"#,
    #""drag":{"rule":"clamp","limit_pt":0},"fling":{"rule":"exponential","friction_per_s":0.01,"gain":10},"return":{"rule":"spring","stiffness":1000000,"damping_ratio":100,"velocity":"all"}"#,
    #""drag":{"rule":"clamp","limit_pt":80},"fling":{"rule":"exponential","friction_per_s":1000},"return":{"rule":"eased","curve":"circular","duration_ms":600,"velocity":"none"}"#,
    #""drag":{"rule":"band","coefficient":1,"dimension":1},"fling":{"rule":"quartic","speed_of_1_s_pt_s":1},"return":{"rule":"spring","frequency_per_s":1000,"damping_ratio":0.01},"catch":"travel""#,
    #""drag":{"rule":"stop"},"fling":{"rule":"exponential","rate_per_ms":0.998,"gain":0},"return":{"rule":"eased","curve":"quartic","duration_ms":1},"rest":{"distance_pt":0.001,"speed_pt_s":0.001}"#,
    #""drag":{"rule":"band","coefficient":0.55},"fling":{"rule":"exponential","rate_per_ms":0.998},"edge":"stop","return":{"rule":"spring","stiffness":100,"damping_ratio":0.2},"rest":{"distance_pt":0.001,"speed_pt_s":0.001}"#,
  ]

  @Test("what is left out changes nothing, and every offset is a number", arguments: models)
  func frames(text: String) throws {
    let file = try ScrollModelFile(
      Array(#"{"schema":"overscroll-model/1",\#(text)}"#.utf8), path: "mine.json")
    for seed in UInt64(1)...12 {
      var sample = RandomReplay(seed: seed)
      let engine = sample.draw(engines: 1).engines[0]
      let replay = Replay(of: sample.trace, model: file.model, options: sample.options)
      let differences = replay.course(of: engine).differences(from: replay.courseByFrames(of: engine))
      #expect(differences.isEmpty, "seed \(seed), \(engine.name): \(differences)")
      #expect(!replay.work.isSpent, "seed \(seed)")
      for time in stride(from: 0.0, to: 4, by: 0.05) {
        #expect(replay.path.offset(at: time).isFinite, "seed \(seed) at \(time)")
      }
    }
  }
}
