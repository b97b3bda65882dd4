import Testing

@Suite("AppKit calculations")
struct AppKitCalculationsTests {
  @Test("inputs reach the model: numbers by hand")
  func values() throws {
    // 100 · 2 · 0.5 / (100 + 0.5 · 200).
    #expect(try outcome(of: "appkit.rubberband", #"{"x":200,"dimension":100,"c":0.5}"#) == "50")
    #expect(try outcome(of: "appkit.rubberband.inverse", #"{"y":50,"dimension":100,"c":0.5}"#) == "200")
    #expect(try outcome(of: "appkit.snapback", #"{"x0":7,"v0":100,"t_s":0}"#) == "7")
    #expect(try outcome(of: "appkit.momentum.duration", #"{"v0":-4000}"#) == "1")
    #expect(try outcome(of: "appkit.momentum.displacement", #"{"v0":4000,"t_s":2}"#) == "1000")
  }

  @Test("what is missing, wild or impossible is said")
  func mistakes() throws {
    #expect(
      try outcome(of: "appkit.rubberband", #"{"x":1,"dimension":-1}"#)
        == #"input "dimension" is -1.0; give a number above 0"#)
    #expect(
      try outcome(of: "appkit.rubberband.inverse", #"{"y":150,"dimension":100}"#)
        == "the result is not a finite number; change the inputs")
    #expect(
      try outcome(of: "appkit.snapback", #"{"x0":1,"t_s":-1}"#)
        == #"input "t_s" is -1.0; give a number of at least 0"#)
    #expect(try outcome(of: "appkit.momentum.duration", "{}") == #"input "v0" is missing; give a number"#)
  }
}
