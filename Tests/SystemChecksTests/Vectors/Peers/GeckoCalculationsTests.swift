import ScrollPhysics
import Testing

@Suite("Gecko calculations")
struct GeckoCalculationsTests {
  /// Whether a calculation gives a number, but for the rounding of times such as 0.03 s.
  private func gives(_ number: Double, _ name: String, _ inputs: String) throws -> Bool {
    let result = try #require(Double(outcome(of: name, inputs)))
    return abs(result - number) < 1e-12
  }

  @Test("pans give their mean velocity in px/ms, whichever way")
  func pans() throws {
    // By hand: 10 px in 20 ms and 30 px in 10 ms.
    #expect(try gives(1.75, "gecko.release_velocity", #"{"y_deltas_per_10ms":[0,-10,-30]}"#))
    #expect(try gives(1.75, "gecko.release_velocity", #"{"y_deltas_per_10ms":[0,10,30]}"#))
    #expect(try gives(2, "gecko.tap_cancels_accel", #"{"final_y_deltas_per_10ms":[20]}"#))
    #expect(try gives(0, "gecko.release_velocity", #"{"y_deltas_per_10ms":[]}"#))
  }

  @Test("a second fling has the first's start velocity on top where it is accelerated")
  func acceleration() throws {
    let inputs = #""y_deltas_per_10ms":[-20],"previous_start_velocity_px_ms":5"#
    #expect(try outcome(of: "gecko.release_velocity_2", "{\(inputs),\"accelerates\":true}") == "7")
    #expect(try outcome(of: "gecko.release_velocity_2", "{\(inputs),\"accelerates\":false}") == "2")
  }

  @Test("a fling decays by whole frames, and is over below 0.01 px/ms")
  func decay() throws {
    let inputs = #""friction_per_ms":0.5,"v0_px_ms":8,"sample_ms":1"#
    #expect(try gives(2, "gecko.fling_decay", "{\(inputs),\"wait_ms\":2}"))
    #expect(try gives(1, "gecko.fling_decay", "{\(inputs),\"wait_ms\":2.5}"))
    #expect(try outcome(of: "gecko.fling_decay", "{\(inputs),\"wait_ms\":20}") == "0")
  }

  @Test("resistance and snap-back at their start, by hand")
  func overscroll() throws {
    #expect(try outcome(of: "gecko.resistance", #"{"delta":-900,"overscroll":0,"composition":200}"#) == "-8")
    #expect(try outcome(of: "gecko.snapback", #"{"x0":50,"v0":0,"k":200,"zeta":1.1,"t_s":0}"#) == "50")
  }

  @Test("what is missing, wild or impossible is said")
  func mistakes() throws {
    #expect(
      try outcome(of: "gecko.resistance", #"{"delta":1,"overscroll":0,"composition":0}"#)
        == #"input "composition" is 0.0; give a number above 0"#)
    #expect(
      try outcome(of: "gecko.fling_decay", #"{"friction_per_ms":1,"v0_px_ms":8,"sample_ms":1,"wait_ms":2}"#)
        == #"input "friction_per_ms" is 1.0; a rate per millisecond is above 0 and below 1"#)
    #expect(
      try outcome(of: "gecko.release_velocity_2", #"{"y_deltas_per_10ms":[1],"accelerates":"yes"}"#)
        == #"input "accelerates" is neither true nor false; give one"#)
  }
}
