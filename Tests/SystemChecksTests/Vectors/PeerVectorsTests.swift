import Testing

@testable import FileAccess
@testable import SystemChecks
import TestSamples

@Suite("Vectors of GTK, Qt, Android and the web")
struct PeerVectorsTests {
  @Test("every case passes", arguments: ["gtk", "qt", "android", "web", "iscroll"])
  func vectors(peer: String) throws {
    let path = ConformanceCases.path(peer + ".json")
    var verification = Verification()
    try verification.run(try VectorFile(FileIO.contents(of: path), path: path))
    #expect(verification.counts.isWhole, "\(verification.failures)")
  }

  private func outcome(_ model: String, _ inputs: String, expected: String) throws -> Verification.Counts {
    let text =
      #"{"schema":"overscroll-vectors/1","cases":[{"id":"a","model":"\#(model)","inputs":\#(inputs),"expected":\#(expected),"tolerance":{"abs":1e-9}}]}"#
    var verification = Verification()
    try verification.run(try VectorFile(Array(text.utf8), path: "f.json"))
    return verification.counts
  }

  /// Worked out by hand: 20·e^0; 400/8·0.5; ⌊√(2·20/2000)·1000⌋; 10/(1 + 10·0.3·…); 3·e^(−…) and so on.
  @Test(
    "other inputs than the vectors' give what the formulas say",
    arguments: [
      ("gtk.decelerate", #"{"x0":5,"v0":-40,"t_s":0}"#, #"{"x":5,"v":-40}"#),
      ("gtk.overshoot", #"{"x0":7,"v0":3,"t_s":0}"#, "7"),
      ("adw.overshoot", #"{"amount_progress":1,"distance_px":90}"#, #"{"progress":0.1,"px":9}"#),
      ("adw.projection", #"{"velocity_progress_s":-1,"touchpad":false}"#, "-0.499"),
      ("qt.flickable.dragOver", #"{"excess":-8}"#, "-4"),
      ("qt.flickable.overshootDistance", #"{"velocity":30}"#, "10"),
      ("android.springback", #"{"over_px":20}"#, #"{"duration_ms":141}"#),
      ("android.splineFling", #"{"velocity":0}"#, #"{"duration_ms":0,"distance_px":0}"#),
      ("usegesture.rubberband", #"{"position":16,"max":0,"c":0.15}"#, "8"),
      ("usegesture.rubberband", #"{"position":16,"min":null,"max":9,"c":0}"#, "9"),
      ("betterscroll.damping", #"{"current":-5,"delta":4,"lower":-100,"factor":0.5}"#, "-1"),
      (
        "betterscroll.momentum",
        #"{"current":-500,"start":-380,"time_ms":100,"lower":-9000,"bounceWrapper":600}"#,
        #"{"destination":-1460,"duration":1600}"#
      ),
      (
        "iscroll.momentum", #"{"current":-500,"start":-380,"time_ms":100,"lower":-9000,"wrapper":600}"#,
        #"{"destination":-1700,"duration":2000}"#
      ),
      (
        "framer.inertia", #"{"origin":4,"velocity":0,"step_ms":10}"#, #"{"keyframes":[4],"duration":0}"#
      ),
      (
        "framer.inertia", #"{"origin":4,"velocity":1,"power":0.1,"modifyTarget":"x+0.2","step_ms":10}"#,
        #"{"keyframes":[4.3],"duration":0}"#
      ),
    ])
  func others(model: String, inputs: String, expected: String) throws {
    #expect(try outcome(model, inputs, expected: expected).passed == 1)
  }

  @Test(
    "inputs a calculation cannot take are told by name",
    arguments: [
      ("gtk.decelerate", #"{"x0":1,"v0":1,"t_s":-1}"#, "t_s"), ("gtk.overshoot", #"{"x0":1,"v0":1}"#, "t_s"),
      ("adw.overshoot", #"{"amount_progress":1,"distance_px":0}"#, "distance_px"),
      ("adw.projection", #"{"velocity_progress_s":1,"touchpad":3}"#, "touchpad"),
      ("qt.flickable.trackpadOver", #"{"excess":1,"velocity":1,"dpr":0}"#, "dpr"),
      ("android.splineFling", #"{"velocity":1,"density":-2}"#, "density"),
      ("usegesture.rubberband", #"{"position":1,"min":2,"max":1}"#, "min"),
      ("betterscroll.damping", #"{"current":1,"delta":1,"factor":2}"#, "factor"),
      (
        "betterscroll.momentum", #"{"current":1,"start":1,"time_ms":0,"lower":0,"bounceWrapper":0}"#,
        "time_ms"
      ),
      ("iscroll.momentum", #"{"current":1,"start":1,"time_ms":1,"lower":5,"wrapper":0}"#, "lower"),
      ("framer.inertia", #"{"origin":1,"step_ms":0}"#, "step_ms"),
      ("framer.inertia", #"{"origin":1,"step_ms":10,"modifyTarget":"y"}"#, "modifyTarget"),
      ("framer.inertia", #"{"origin":1,"step_ms":10,"modifyTarget":"x/0"}"#, "modifyTarget"),
      ("framer.inertia", #"{"origin":1,"step_ms":10,"timeConstant":0}"#, "timeConstant"),
    ])
  func mistakes(model: String, inputs: String, key: String) {
    #expect {
      try outcome(model, inputs, expected: "1")
    } throws: { "\($0)".hasPrefix("f.json: a: input \"\(key)\"") }
  }
}
