import ScrollPhysics
import Testing

@Suite("Chromium fling calculations")
struct ChromiumFlingCalculationsTests {
  private static let surface = #""ppi":96,"viewport":[1920,1080]"#

  @Test("the way from the start, and since the sample before")
  func deltas() throws {
    let inputs = #"\#(Self.surface),"velocity":[0,-5000],"t_s":5"#
    #expect(try outcome(of: "chromium.physicsFling.delta", "{\(inputs)}") == "[0,-3240]")
    let whole = try #require(Double(outcome(of: "chromium.flingCurve.delta", #"{"velocity":5000,"t_s":9}"#)))
    let parts = try ["0.02", "0.25", "9"].map { time in
      try #require(
        Double(
          outcome(
            of: "chromium.flingCurve.delta", #"{"velocity":5000,"t_s":\#(time),"since_previous_sample":true}"#
          )))
    }
    #expect(abs(parts.reduce(0, +) - whole) < 1e-9)
  }

  @Test("what is missing, wild or impossible is said")
  func mistakes() throws {
    #expect(
      try outcome(of: "chromium.physicsFling.controlPoint", #"{\#(Self.surface),"velocity":[0,0]}"#)
        == #"input "velocity" is 0; a fling needs one"#)
    #expect(
      try outcome(of: "chromium.physicsFling.controlPoint", #"{"ppi":96,"viewport":[1,-1],"velocity":[0,1]}"#)
        == #"input "viewport" is [1.0, -1.0]; give two numbers above 0"#)
    #expect(
      try outcome(of: "chromium.flingCurve.delta", #"{"velocity":5000}"#)
        == #"input "t_s" is missing; give a number"#)
  }
}
