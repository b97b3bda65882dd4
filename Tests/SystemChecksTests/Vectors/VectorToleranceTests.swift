import Testing

@testable import SystemChecks
@testable import TextFormats

/// Whether `actual` is accepted for `expected`, all three as JSON texts.
private func accepts(_ actual: String, for expected: String, _ tolerance: String) throws -> Bool {
  let rule = try VectorTolerance(value(tolerance), location: "here")
  return rule.accepts(try value(actual), expected: try value(expected))
}

private func value(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

@Suite("Vector tolerance")
struct VectorToleranceTests {
  @Test("an absolute tolerance includes its bound, on both sides")
  func absolute() throws {
    #expect(try accepts("1.5", for: "1", #"{"abs":0.5}"#))
    #expect(try accepts("0.5", for: "1", #"{"abs":0.5}"#))
    #expect(try !accepts("1.5000001", for: "1", #"{"abs":0.5}"#))
  }

  @Test("a relative tolerance is a share of what is expected, also of negative numbers")
  func relative() throws {
    #expect(try accepts("-101", for: "-100", #"{"rel":0.01}"#))
    #expect(try !accepts("-101.1", for: "-100", #"{"rel":0.01}"#))
    #expect(try accepts("103", for: "100", #"{"rel":0.01,"abs":3}"#))
  }

  @Test("exact, floor and range do what their names say")
  func words() throws {
    #expect(try accepts("3", for: "3.0", #"{"exact":true}"#))
    #expect(try !accepts("3.0000000001", for: "3", #"{"exact":true}"#))
    #expect(try accepts("356.99", for: "356", #"{"floor":true}"#))
    #expect(try !accepts("357", for: "356", #"{"floor":true}"#))
    #expect(try accepts("0.07", for: #"{"min":0.065,"max":0.075}"#, #"{"range":true}"#))
    #expect(try !accepts("0.08", for: #"{"min":0.065,"max":0.075}"#, #"{"range":true}"#))
    #expect(try accepts("1e9", for: #"{"min":1100}"#, #"{"range":true}"#))
    #expect(try accepts("true", for: "true", #"{"bool":true}"#))
    #expect(try !accepts("false", for: "true", #"{"bool":true}"#))
    #expect(try accepts(#""inf""#, for: #""inf""#, #"{"exact":true}"#))
  }

  @Test("a number where bounds are expected lies between them, or as near as the tolerance says")
  func bounds() throws {
    let bounds = #"{"min":1,"max":20}"#
    #expect(try accepts("1", for: bounds, #"{"abs":0.5}"#) && accepts("20.5", for: bounds, #"{"abs":0.5}"#))
    #expect(
      try !accepts("0.4", for: bounds, #"{"abs":0.5}"#) && !accepts("20.6", for: bounds, #"{"abs":0.5}"#))
    #expect(try !accepts("0.9", for: bounds, #"{"range":true}"#))
    #expect(try accepts("-7", for: #"{"max":1}"#, #"{"exact":true}"#))
    #expect(try !accepts("3", for: #"{"a":3}"#, #"{"abs":1}"#))
  }

  @Test("keys that are not expected are ignored, missing ones are not")
  func objects() throws {
    #expect(try accepts(#"{"a":1,"b":2}"#, for: #"{"a":1}"#, #"{"abs":0}"#))
    #expect(try !accepts(#"{"b":2}"#, for: #"{"a":1}"#, #"{"abs":0}"#))
    #expect(try accepts(#"{"a":null}"#, for: #"{"a":null}"#, #"{"abs":0}"#))
    #expect(try !accepts(#"{"a":0}"#, for: #"{"a":null}"#, #"{"abs":0}"#))
  }

  @Test("lists must have equal length")
  func lists() throws {
    #expect(try accepts("[1,2]", for: "[1,2.1]", #"{"abs":0.2}"#))
    #expect(try !accepts("[1,2,3]", for: "[1,2]", #"{"abs":0.2}"#))
    #expect(try !accepts("[1]", for: "[1,2]", #"{"abs":0.2}"#))
  }

  @Test("a log's times go by time, its words exactly, its numbers by value or 1e-5 of themselves")
  func logs() throws {
    let rule = #"{"time":1e-6,"value":1e-6}"#
    #expect(try accepts(#"[[0.1000005,"draw=0.5"]]"#, for: #"[[0.1,"draw=0.5"]]"#, rule))
    #expect(try !accepts(#"[[0.100002,"draw=0.5"]]"#, for: #"[[0.1,"draw=0.5"]]"#, rule))
    #expect(try !accepts(#"[[0.1,"Draw=0.5"]]"#, for: #"[[0.1,"draw=0.5"]]"#, rule))
    #expect(try accepts(#"[[0,"h=53.33333px"]]"#, for: #"[[0,"h=53.3333333334px"]]"#, rule))
    #expect(try !accepts(#"[[0,"h=53.32px"]]"#, for: #"[[0,"h=53.33px"]]"#, rule))
    #expect(try !accepts(#"[[0,"to=60 animated=1"]]"#, for: #"[[0,"to=-60 animated=1"]]"#, rule))
  }

  @Test("a tolerance that is none is refused with the place")
  func refused() throws {
    #expect(throws: VectorError.self) { try VectorTolerance(nil, location: "f: c") }
    #expect {
      try VectorTolerance(try value(#"{"about":1}"#), location: "f: c")
    } throws: { "\($0)".hasPrefix(#"f: c: tolerance "about" is not understood; use abs"#) }
    #expect(throws: VectorError.self) {
      try VectorTolerance(try value(#"{"exact":false}"#), location: "f: c")
    }
  }
}
