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
    // The other rules of drags, each with another fling and return, at an end of its range.
    #""drag":{"rule":"exponential","share":0.001},"fling":{"rule":"power","friction":0.0001},"return":{"rule":"decay","frequency_per_s":0.05,"amplitude":10}"#,
    #""drag":{"rule":"exponential","share":1},"fling":{"rule":"power","friction":1},"return":{"rule":"decay","frequency_per_s":1000,"amplitude":0},"pixel":{"rule":"overscroll"}"#,
    #""drag":{"rule":"tangent","share":1,"greatest_pt":1},"fling":{"rule":"touchpad","gamma_per_s":0.01,"beta_pt_s":1},"return":{"rule":"bezier","longest_ms":1},"pixel":{"rule":"overscroll-cut"}"#,
    #""drag":{"rule":"tangent","share":0.001,"greatest_of_viewport":100},"fling":{"rule":"touchpad","gamma_per_s":1000,"beta_pt_s":1000000},"return":{"rule":"bezier","longest_ms":60000}"#,
    #""drag":{"rule":"share","divisor":1000},"fling":{"rule":"bezier","pixels_per_inch":1},"return":{"rule":"decay","frequency_per_s":12.5,"amplitude":0.31,"velocity":"last-event"},"pixel":{"rule":"overscroll"}"#,
    #""drag":{"rule":"share","divisor":1},"fling":{"rule":"bezier","pixels_per_inch":10000},"return":{"rule":"spring","stiffness":100,"damping_ratio":1,"share":10,"kick_per_s":1000,"direction":"to-start"},"pixel":{"rule":"drag","per_pt":0.1}"#,
    #""drag":{"rule":"band","coefficient":0.15,"dimension":"range"},"fling":{"rule":"braked-exponential","friction_per_s":0.01,"deceleration_pt_s2":0},"return":{"rule":"spring","stiffness":100,"damping_ratio":1,"share":0,"least_kick_per_s":1000,"greatest_at_edge_pt_s":1}"#,
    #""drag":{"rule":"hold"},"fling":{"rule":"braked-exponential","friction_per_s":1000,"deceleration_pt_s2":1000000,"least_travel_pt":18},"return":{"rule":"spring","stiffness":200,"damping_ratio":0.1,"snaps":true},"rest":{"distance_pt":100,"speed_pt_s":1000}"#,
    #""drag":{"rule":"rigid-band","gain":0.001},"fling":{"rule":"quintic","deceleration_pt_ms2":0.000001},"return":{"rule":"eased","curve":"quartic","duration_ms":800},"pixel":{"rule":"target","per_pt":100}"#,
    #""drag":{"rule":"flutter-increments","gain":1},"fling":{"rule":"quintic","deceleration_pt_ms2":1},"return":{"rule":"none"},"tracker":"better-scroll""#,
    #""drag":{"rule":"flutter-rigid-increments","gain":0.001},"fling":{"rule":"circular","deceleration_pt_ms2":0.000001},"return":{"rule":"eased","curve":"circular","duration_ms":600},"tracker":"iscroll""#,
    #""drag":{"rule":"gecko-increments","share":1},"fling":{"rule":"circular","deceleration_pt_ms2":1,"starts_at_pt_s":1000000},"return":{"rule":"spring","stiffness":200,"damping_ratio":1.1},"tracker":"lenis""#,
    #""drag":{"rule":"filtered-increments","share":0.001},"fling":{"rule":"exponential","rate_per_ms":0.998,"reach_s":100,"stop_pt_s":0.001},"return":{"rule":"spring","stiffness":200,"damping_ratio":1.1}"#,
    #""drag":{"rule":"band","coefficient":0.55},"fling":{"rule":"exponential","rate_per_ms":0.998,"reach_s":0.001,"stop_pt_s":1000000},"edge":"stop","return":{"rule":"decay","frequency_per_s":5},"pixel":{"rule":"drag","per_pt":100}"#,
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
