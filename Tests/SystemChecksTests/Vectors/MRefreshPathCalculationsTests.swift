import Testing

@testable import SystemChecks
@testable import TextFormats

/// Inputs other than the vectors'; results worked out by hand from `Paths.md`.
@Suite("Path calculations of MRefresh")
struct MRefreshPathCalculationsTests {
  private func outcome(_ inputs: String, _ expected: String, description: String = "") throws -> Bool {
    let text =
      #"{"schema":"overscroll-vectors/1","cases":[{"id":"a","model":"mrefresh_svg.formula","inputs":\#(inputs),"expected":\#(expected),"tolerance":{"abs":1e-9},"description":"\#(description)"}]}"#
    var verification = Verification()
    try verification.run(try VectorFile(Array(text.utf8), path: "f.json"))
    return verification.counts.isWhole
  }

  @Test("path data alone asks for the reader's nodes, or the simplifier's where the description says so")
  func stages() throws {
    let inputs = #"{"version":"0.2.1","svg":"M1 1h2"}"#
    #expect(try outcome(inputs, #"{"nodes":[["M",[[1,1]]],["h",[[2,0]]]]}"#))
    #expect(
      try outcome(
        inputs, #"{"nodes":[["M",[[1,1]]],["H",[[3,1]]]]}"#, description: "simplifier: relative -> absolute"))
  }

  @Test(
    "what else is given says which stages are asked for",
    arguments: [
      (#"{"version":"0.1.1","svg":"M0 0L8 0","times":0}"#, #"{"nodesIn":2,"nodesOut":3}"#),
      (
        #"{"version":"0.2.1","svg":"M10 0L30 0L30 10","size":[10,10],"depth":0}"#,
        #"{"scale":0.5,"offset":[0,2.5],"points":[[5,2.5],[15,2.5],[15,7.5]]}"#
      ),
      (
        #"{"version":"0.1.1","svg":"M2 2L6 2","drawableFrame":[1,1,8,8],"timesSmooth":0,"proportion":0.7}"#,
        #"{"elementCount":2,"lastPoint":[5,1],"elements":[["M",[1,1]],["L",[5,1]]]}"#
      ),
      (#"{"time":0.5,"proportion":0.75}"#, #"{"drawn":true,"relative":0.5}"#),
      (#"{"time":1,"proportion":1}"#, #"{"drawn":false,"relative":null}"#),
      (
        #"{"version":"0.1.1","paths":["M0 0L10 10","M5 5L6 6"],"frame":[0,0,5,5],"shouldScaleAsFirstElement":false,"timesSmooth":2}"#,
        #"{"firstScale":0.5,"firstOffset":[0,0],"secondScale":5,"secondOffset":[5,5],"secondPoints":[[0,0],[5,5]]}"#
      ),
    ])
  func shapes(_ inputs: String, _ expected: String) throws {
    #expect(try outcome(inputs, expected))
  }

  @Test(
    "what the original throws is the result",
    arguments: [
      (#"{"version":"0.2.1","svg":"M0 0L1"}"#, "invalidPoints"),
      (#"{"version":"0.2.1","svg":"M0 0x"}"#, "cannotRead"),
      (#"{"version":"0.1.1","svg":"m0 0l1 0","times":0,"proportion":1}"#, "noStartingPoint"),
      (#"{"version":"0.1.1","svg":"","times":0}"#, "crash"),
    ])
  func errors(_ inputs: String, _ name: String) throws {
    #expect(try outcome(inputs, #"{"error":"\#(name)"}"#))
  }

  @Test(
    "inputs it cannot take are named",
    arguments: [
      (#"{"version":"3","svg":"M0 0"}"#, "version '3' is neither 0.1.1 nor 0.2.1; use one of them"),
      (#"{"version":"0.1.1"}"#, "the inputs do not have 'svg'; add it"),
      (
        #"{"svg":"M0 0L1 1","times":1e300}"#,
        "'times' is not a whole number of at most nine digits; correct it"
      ),
    ])
  func problems(_ inputs: String, _ message: String) throws {
    let json = try JSONReader.value(of: Array(inputs.utf8))
    do {
      _ = try MRefreshPathCalculations.formula(json)
      Issue.record("no error")
    } catch { #expect("\(error)" == message) }
  }
}
