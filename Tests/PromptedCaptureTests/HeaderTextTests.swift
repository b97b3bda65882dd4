import GestureTraces
import Testing

@testable import PromptedCapture

@Suite("One member of a trace's header")
struct HeaderTextTests {
  private func set(_ line: String, _ intent: Intent?, _ labels: [LabelledSpan]) -> String {
    var text = HeaderText(Array(line.utf8))
    text.set(intent, labels)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private let pull = [LabelledSpan(from: 1, to: 5, intent: .pull)]
  private static let canonical =
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchpad"},"source":{"origin":"recorded"},"settings":{"natural_scroll":true},"subject":"s","later":[1,{"intent":"x"}]}"#

  @Test("a canonical header stays canonical: it is what the writer makes of the changed header")
  func canonical() throws {
    var header = try TraceReader.trace(of: Array(Self.canonical.utf8), path: "a").header
    let steps: [(Intent?, [LabelledSpan])] = [(.scroll, []), (.scroll, pull), (.tap, pull), (.tap, [])]
    var line = Self.canonical
    for (intent, labels) in steps {
      line = set(line, intent, labels)
      (header.intent, header.labels) = (intent, labels.isEmpty ? nil : labels)
      #expect(line + "\n" == String(decoding: TraceWriter.headerLine(header), as: UTF8.self))
    }
    #expect(set(set(Self.canonical, nil, pull), nil, []) == Self.canonical)
  }

  @Test("in any other spelling every other byte stays")
  func spelling() {
    let start =
      #"  { "zz" : "a,}\"]" , "format":"overscroll-trace" ,"version":1.0, "device":{"kind":"wheel"} ,"#
    let end = #""note":null,"source":{ "origin":"recorded" }  }"#
    #expect(
      set(start + #" "intent" : null ,"# + end, .pull, [])
        == start + #" "intent" : "pull" ,"# + end)
    #expect(
      set(start + end, nil, pull)
        == start
        + #""note":null,"source":{ "origin":"recorded" },"labels":[{"from":1,"to":5,"intent":"pull"}]  }"#)
    let first = #"{"labels":[{"from":1,"to":5,"intent":"pull"}], "format":"overscroll-trace"}"#
    #expect(set(first, nil, []) == #"{"format":"overscroll-trace"}"#)
  }

  @Test("a key is known however it is spelled, and one inside another value is none")
  func keys() {
    #expect(set(#"{"format":1,"\u0069ntent":"tap"}"#, .pull, []) == #"{"format":1,"\u0069ntent":"pull"}"#)
    #expect(
      set(#"{"format":{"intent":"tap"}}"#, .pull, []) == #"{"format":{"intent":"tap"},"intent":"pull"}"#)
  }
}
