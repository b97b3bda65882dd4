import Testing

@testable import SystemChecks

/// Calculations with inputs that the published cases leave out; each result is worked out on paper.
@Suite("Calculations by hand")
struct HandCalculationsTests {
  // −1 / (1000 · ln 0.998) = 0.49949983 ms of way a point per second: 499.49983 pt at 1000 pt/s.
  @Test(
    "inputs that may be left out count where they are given",
    arguments: [
      ("uikit.decay.destination", #"{"d":0.998,"v0":1000}"#, "499.49983"),
      ("uikit.decay.destination", #"{"d":0.998,"v0":1000,"x0":10}"#, "509.49983"),
      ("uikit.decay.velocityForDestination", #"{"d":0.998,"x":499.49983}"#, "1000"),
      ("uikit.decay.velocityForDestination", #"{"d":0.998,"x":509.49983,"x0":10}"#, "1000"),
      // 499.49983 pt are 249.75 steps of 2.
      (
        "uikit.decay.roundedDestination", #"{"d":0.998,"v0":1000,"rounding":2}"#, #"{"x":500,"v":1001.00134}"#
      ),
      ("uikit.rubberband", #"{"x":200,"dimension":100,"c":0.5}"#, "50"),
      // 100 · (1 − 1 / (0.55 · 200 / 100 + 1)) = 52.38095; a third of a point is a pixel.
      ("uikit.rubberband", #"{"x":200,"dimension":100}"#, "52.38095"),
      ("uikit.rubberband.pixelRounded", #"{"x":200,"dimension":100,"scale":3}"#, "52.33333"),
    ])
  func inputs(name: String, inputs: String, expected: String) throws {
    let text =
      #"{"schema":"overscroll-vectors/1","cases":[{"id":"a","model":"\#(name)","inputs":\#(inputs),"expected":\#(expected),"tolerance":{"abs":0.0001}}]}"#
    var verification = Verification()
    try verification.run(try VectorFile(Array(text.utf8), path: "f.json"))
    #expect(verification.failures.map { "\($0)" } == [] && verification.counts.passed == 1)
  }
}
