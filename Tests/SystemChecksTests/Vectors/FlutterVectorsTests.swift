import Testing

@testable import FileAccess
@testable import ScrollPhysics
@testable import SystemChecks
import TestSamples
@testable import TextFormats

@Suite("Flutter's vectors")
struct FlutterVectorsTests {
  private static let path = ConformanceCases.path("flutter.json")

  @Test("the numbers of Flutter's own tests all come out")
  func upstream() throws {
    var verification = Verification()
    try verification.run(try VectorFile(try FileIO.contents(of: Self.path), path: Self.path))
    #expect(verification.failures.map(\.id) == [])
    #expect(verification.counts.isWhole)
  }

  @Test(
    "inputs that Flutter's formulas cannot take are said by name",
    arguments: [
      (
        "flutter.friction.x", #"{"drag":0,"x0":0,"v0":1,"t":0}"#,
        #"input "drag" is 0.0; give a number above 0 and at most 1"#
      ),
      (
        "flutter.friction.x", #"{"drag":1,"x0":0,"v0":1,"t":1}"#,
        "the result is not a finite number; change the inputs"
      ),
      (
        "flutter.spring", #"{"m":-1,"k":1,"zeta":1,"start":0,"end":1,"t":0}"#,
        #"input "m" is -1.0; give a number above 0"#
      ),
      (
        "flutter.spring", #"{"m":1,"k":1,"zeta":0,"start":0,"end":1,"t":0}"#,
        #"input "zeta" is 0.0; give a number above 0"#
      ),
      (
        "flutter.bouncing", #"{"leading":2,"trailing":1,"position":0,"velocity":0,"t":0}"#,
        #"input "leading" is 2.0, above "trailing", 1.0; swap them"#
      ),
      (
        "flutter.userOffset", #"{"pixels":0,"min":0,"max":1,"viewport":0,"offset":1}"#,
        #"input "viewport" is 0.0; give a number above 0"#
      ),
      // Found by tools/fuzz: both ended the program.
      (
        "flutter.userOffset", #"{"pixels":0,"min":0.5,"max":1,"viewport":10,"offset":1}"#,
        #"input "min" is 0.5; an inset is negative here, give at most 0"#
      ),
      (
        "flutter.userOffset", #"{"pixels":0,"min":-50,"max":-20,"viewport":10,"offset":1}"#,
        #"input "max" is -20.0; content cannot be shorter than that, give at least -10.0"#
      ),
      (
        "velocity.ios3", #"{"samples_s_y":[[1,0],[0,0]]}"#,
        #"input "samples_s_y" has times out of order, from 1.0 to 0.0; sort it"#
      ),
      (
        "velocity.ios3", #"{"samples_s_y":[[1]]}"#,
        #"input "samples_s_y" is not a list of rows of 2 numbers; give those"#
      ),
      ("lsq", #"{"x":[1,2],"y":[1],"degree":2}"#, #"input "y" holds 1 numbers, "x" 2; give as many"#),
      (
        "lsq", #"{"x":[1,1,1],"y":[1,2,3],"degree":2}"#,
        #"input "x" holds too few different numbers; give more than the degree"#
      ),
      (
        "flutter.boundedFriction.x", #"{"drag":0.3,"x0":9,"v0":1,"min":0,"max":5,"t":0}"#,
        #"input "x0" is 9.0; it must be in 0.0…5.0, "min" and "max""#
      ),
      (
        "spring.fromDurationBounce", #"{"duration":1,"bounce":-1}"#,
        #"input "bounce" is -1.0; give a number above -1 and at most 1"#
      ),
      (
        "flutter.clamping.restart_invariance", #"{"velocity":100,"restart_every_s":1e-9}"#,
        #"input "restart_every_s" is 1e-09, less than a millionth of the fling; give a longer one"#
      ),
    ])
  func mistakes(name: String, inputs: String, message: String) throws {
    let calculation = try #require(Calculations.all[name])
    let json = try JSONReader.value(of: Array(inputs.utf8))
    #expect {
      try calculation(json)
    } throws: { "\($0)" == message }
  }
}
