import Testing

@testable import FileAccess
@testable import SystemChecks
import TestSamples

@Suite("Verification")
struct VerificationTests {
  /// By hand: a band of c = 0.5 and 100 pt shows 200 pt as 100 / (1 + 1) = 50 pt.
  private static let cases = """
    {"schema":"overscroll-vectors/1","cases":[
    {"id":"right","model":"uikit.rubberband","inputs":{"x":200,"dimension":100,"c":0.5},"expected":50,"tolerance":{"abs":1e-9}},
    {"id":"wrong","model":"uikit.rubberband","inputs":{"x":200,"dimension":100,"c":0.5},"expected":51,"tolerance":{"abs":0.5}},
    {"id":"other","model":"nobody.knows","inputs":{},"expected":1,"tolerance":{"exact":true}}]}
    """

  private func verification(of text: String) throws -> Verification {
    var verification = Verification()
    try verification.run(try VectorFile(Array(text.utf8), path: "f.json"))
    return verification
  }

  @Test("cases are counted, in all and by calculation, and failures kept")
  func counting() throws {
    let counts = try verification(of: Self.cases).counts
    #expect((counts.cases, counts.passed, counts.failed, counts.unsupported) == (3, 1, 1, 1))
    #expect(!counts.isWhole)
    #expect(
      try Verification.format.json(verification(of: Self.cases)) == """
        {"schema":"overscroll-verify/1","cases":3,"passed":1,"failed":1,"unsupported":1,"by_model":\
        {"uikit.rubberband":{"cases":2,"passed":1,"failed":1,"unsupported":0},\
        "nobody.knows":{"cases":1,"passed":0,"failed":0,"unsupported":1}},\
        "failures":[{"id":"wrong","expected":51,"actual":50,"tolerance":{"abs":0.5}}]}
        """)
  }

  @Test("two verifications are equal where their counts, by calculation too, and their failures are")
  func equal() throws {
    let own = try verification(of: Self.cases)
    #expect(try own == verification(of: Self.cases))
    for (old, new) in [
      ("\"expected\":51", "\"expected\":52"), ("\"id\":\"wrong\"", "\"id\":\"false\""),
      ("nobody", "somebody"),
      ("\"expected\":50,", "\"expected\":53,"),
    ] { #expect(try own != verification(of: Self.cases.replacing(old, with: new)), "\(new)") }
  }

  @Test(
    "inputs a calculation cannot take are said with file and case, and never trap",
    arguments: [
      (#"{"dimension":100}"#, #"input "x" is missing; give a number"#),
      (#"{"x":"far","dimension":100}"#, #"input "x" is not a number; give one"#),
      (#"{"x":1,"dimension":0}"#, #"input "dimension" is 0.0; give a number above 0"#),
      (#"{"x":1,"dimension":1,"c":-1}"#, #"input "c" is -1.0; give a number above 0"#),
    ])
  func mistakes(inputs: String, message: String) {
    let text =
      #"{"schema":"overscroll-vectors/1","cases":[{"id":"a","model":"uikit.rubberband","inputs":\#(inputs),"expected":1,"tolerance":{"abs":1}}]}"#
    #expect {
      try verification(of: text)
    } throws: { "\($0)" == "f.json: a: \(message)" }
  }

  @Test("no calculation traps on empty inputs", arguments: Calculations.names)
  func emptyInputs(name: String) throws {
    let text =
      #"{"schema":"overscroll-vectors/1","cases":[{"id":"a","model":"\#(name)","inputs":{},"expected":"no such","tolerance":{"abs":1}}]}"#
    do {
      #expect(try verification(of: text).counts.passed == 0)
    } catch {
      #expect("\(error)".hasPrefix("f.json: a: "))
    }
  }

  @Test("the measured and published numbers of UIScrollView all come out")
  func uikit() throws {
    let counts = try verification(ofFile: "uiscrollview.json").counts
    #expect((counts.cases, counts.passed) == (72, 72))
  }

  @Test("of the seed systems nothing fails, and only those left for later are unsupported")
  func seeds() throws {
    let verification = try verification(ofFile: "seeds.json")
    #expect(verification.failures.map(\.id) == [])
    let supported = [
      "jackrabbit", "isalternative", "mrefresh", "j4n0", "uirefreshcontrol", "musicfav_onpu",
      "isrefreshcontrol", "svpulltorefresh", "ego", "mjrefresh", "espulltorefresh", "yalantis",
      "odrefreshcontrol",
    ]
    for (model, counts) in verification.byModel where supported.contains(where: { model.hasPrefix("\($0).") })
    {
      #expect(counts.isWhole, "\(model)")
    }
  }

  private func verification(ofFile name: String) throws -> Verification {
    let path = ConformanceCases.path(name)
    var verification = Verification()
    try verification.run(try VectorFile(try FileIO.contents(of: path), path: path))
    return verification
  }
}
