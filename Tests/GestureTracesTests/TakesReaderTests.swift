import Testing

@testable import GestureTraces

/// A file of takes, whole and in two parts cut at any byte: the same takes, or the same error with its line.
@Suite("Files of takes")
struct TakesReaderTests {
  private static func head(_ takes: String = "2", version: String = "1") -> String {
    #"{"format":"overscroll-takes","version":\#(version),"takes":\#(takes),"protocol":"quick"}"#
  }

  private static func trace(_ x: String) -> [String] {
    [
      TraceErrorTests.header, #"{"type":"down","t":0,"slot":0,"x":\#(x),"y":2}"#,
      #"{"type":"up","t":9,"slot":0}"#, #"{"type":"end","t":9,"events":2}"#,
    ]
  }

  private static func take(_ name: String) -> String { #"{"take":"\#(name)"}"# }

  /// Reads parts one after the other, as a page does.
  private static func read(_ parts: [[UInt8]]) -> String {
    var reader = TakesReader()
    var said: [String] = []
    do throws(TakesReader.Fault) {
      for (index, part) in parts.enumerated() {
        reader.append(part, isLast: index == parts.count - 1)
        while let (name, trace) = try reader.next() {
          guard case .down(_, let x, _)? = trace.events.first?.kind else { return "no contact" }
          said.append("\(name): \(x), \(trace.events.count) events\(trace.isTruncated ? ", cut off" : "")")
        }
      }
    } catch { return "line \(error.line): \(error.message)" }
    return said.joined(separator: "; ")
  }

  /// What a reader says of these lines, whole and cut in two at every byte; more than one if they differ.
  private static func outcomes(_ lines: [String], end: String = "\n") -> Set<String> {
    let bytes = Array((lines.joined(separator: "\n") + end).utf8)
    var all: Set<String> = [read([bytes])]
    for cut in 0...bytes.count { all.insert(read([Array(bytes[..<cut]), Array(bytes[cut...])])) }
    return all
  }

  @Test("every take has its name and its trace, with or without a last line feed")
  func takes() {
    let lines =
      [Self.head(), Self.take("01-pull")] + Self.trace("1") + [Self.take("02_a.B")] + Self.trace("3")
    let expected: Set = ["01-pull: 1.0, 2 events; 02_a.B: 3.0, 2 events"]
    #expect(Self.outcomes(lines) == expected)
    #expect(Self.outcomes(lines, end: "") == expected)
  }

  @Test("an error has the line of the file, in the first take and in a later one")
  func lines() {
    let broken = Self.trace("1").map { $0.replacing(#""y":2"#, with: #""y":"2""#) }
    let message = #"y is "2"; it must be a number"#
    #expect(
      Self.outcomes([Self.head(), Self.take("a")] + broken + [Self.take("b")] + Self.trace("3"))
        == ["line 4: \(message)"])
    #expect(
      Self.outcomes([Self.head(), Self.take("a")] + Self.trace("3") + [Self.take("b")] + broken)
        == ["line 9: \(message)"])
  }

  @Test("the first line is needed, with its version and a count of takes")
  func heads() {
    let takes = [Self.take("a")] + Self.trace("1")
    let missing = "line 1: the first line of the takes is missing; download them again"
    #expect(Self.outcomes(takes) == [missing] && Self.outcomes(["{}"]) == [missing])
    #expect(
      Self.outcomes([Self.head(version: "2")] + takes)
        == ["line 1: the takes' version is not 1; use an overscroll as new as the page"])
    for count in ["0", "-1", "1.5", #""1""#] {
      #expect(
        Self.outcomes([Self.head(count)] + takes)
          == ["line 1: the number of takes is not above 0; download them again"])
    }
    #expect(
      Self.outcomes([Self.head()] + takes)
        == ["line 6: the first line says 2 takes, here are 1; download them again"])
    #expect(Self.outcomes([Self.head("1")] + takes) == ["a: 1.0, 2 events"])
  }

  @Test("a name is one of a file, up to a hundred characters, and each is there once")
  func names() {
    func said(_ name: String) -> Set<String> {
      Self.outcomes([Self.head("1"), Self.take(name)] + Self.trace("1"))
    }
    let missing =
      "line 2: the line with the take's name, {\"take\":\"01-pull\"}, is missing; download the takes again"
    let long = String(repeating: "x", count: 100)
    #expect(said(long) == ["\(long): 1.0, 2 events"])
    #expect(said("azAZ09-_.") == ["azAZ09-_.: 1.0, 2 events"])
    for name in [long + "y", "", ".hidden", "a b", "a/b", "ä"] {
      #expect(said(name) == [missing], "'\(name)'")
    }
    #expect(
      Self.outcomes(
        [Self.head(), Self.take("a")] + Self.trace("1") + [Self.take("a")] + Self.trace("3"))
        == ["line 7: a second take 'a'; rename one of them"])
  }

  @Test("only the first words of a file tell it")
  func recognised() {
    #expect(TakesReader.recognises(Array(Self.head().utf8)))
    #expect(!TakesReader.recognises(Array(TraceErrorTests.header.utf8)))
    #expect(!TakesReader.recognises([]))
  }
}
