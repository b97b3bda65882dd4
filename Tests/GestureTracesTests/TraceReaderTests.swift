import GestureTraces
import Testing

@Suite("Trace reader")
struct TraceReaderTests {
  static let header =
    #"{"format":"overscroll-trace","version":1,"device":{"name":"é\n","kind":"touchscreen","size_mm":null,"zz":[1,{"b":2,"a":null}]},"units":"normalised","source":{"origin":"synthetic","generator":"x","seed":18446744073709551615},"intent":"pull","scenario":{"start_offset":0.5},"later":12345678901234567890}"#
  static let body = [
    #"{"type":"down","t":0,"slot":0,"x":0.25,"y":0.1}"#,
    #"{"type":"move","t":8333,"at":8400,"slot":0,"x":0.25,"y":1e-7,"pressure":3}"#,
    #"{"type":"wink","t":9000,"eye":"left"}"#,
    #"{"type":"scroll","t":9000,"axis_source":"finger","dy":-0.30000000000000004}"#,
    #"{"type":"down","t":8333,"layer":"evdev","slot":0,"x":1,"y":2}"#,
    #"{"type":"gap","t":9001,"reason":"dropped"}"#,
    #"{"type":"up","t":9001,"slot":0}"#,
    #"{"type":"end","t":20000,"events":7,"grade":"B","reasons":["dropped events"]}"#,
  ]
  static let canonical = ([header] + body).map { $0 + "\n" }.joined()

  private func read(_ text: String) throws(TraceError) -> Trace {
    try TraceReader.trace(of: Array(text.utf8), path: "a.trace")
  }

  private func message(_ text: String) -> String {
    do throws(TraceError) {
      _ = try read(text)
      return "read"
    } catch {
      return error.description
    }
  }

  @Test("reading and writing a canonical trace gives the same bytes")
  func roundTrip() throws {
    let trace = try read(Self.canonical)
    #expect(String(decoding: TraceWriter.bytes(of: trace), as: UTF8.self) == Self.canonical)
    #expect(trace.events.count == 7)
    #expect(trace.warnings.count == 1)
    #expect(!trace.isTruncated)
  }

  @Test("a trace cut at any byte gives its whole lines or one error, never more")
  func truncation() throws {
    let bytes = Array(Self.canonical.utf8)
    let headerEnd = Self.header.utf8.count
    for length in 0..<bytes.count - 1 {
      let prefix = Array(bytes[..<length])
      let lines = prefix.count { $0 == UInt8(ascii: "\n") }
      do throws(TraceError) {
        let trace = try TraceReader.trace(of: prefix, path: "a.trace")
        #expect(length >= headerEnd)
        #expect(trace.isTruncated || length == bytes.count - 1)
        let cutAtBrace = prefix.last == UInt8(ascii: "}") && length > headerEnd
        let isWhole =
          cutAtBrace
          && Self.canonical.utf8[Self.canonical.utf8.index(Self.canonical.utf8.startIndex, offsetBy: length)]
            == UInt8(ascii: "\n")
        #expect(trace.events.count == max(0, lines - 1 + (isWhole ? 1 : 0)))
      } catch {
        #expect(length < headerEnd, "cut at \(length): \(error)")
      }
    }
  }

  @Test("time order is checked in each layer by itself")
  func order() {
    let late = Self.canonical.replacing(#""t":9001,"slot""#, with: #""t":8999,"slot""#)
    #expect(
      message(late)
        == "a.trace:8: time 8999 µs is before the previous event (9001 µs); events of a layer must be in time order"
    )
  }

  @Test("a newer version is refused with both versions")
  func version() {
    #expect(
      message(Self.canonical.replacing(#""version":1"#, with: #""version":2"#))
        == "a.trace:1: version 2, but this program reads version 1; use a newer overscroll")
  }

  @Test("a broken line in the middle is an error, the last one is not")
  func broken() throws {
    let middle = Self.canonical.replacing(#""eye":"left"}"#, with: #""eye":"#)
    #expect(message(middle).hasPrefix("a.trace:4: not JSON (column "))
    let last = Self.header + "\n" + Self.body[0] + "\n" + #"{"type":"mo"#
    #expect(try read(last).events.count == 1)
    #expect(try read(last).isTruncated)
  }

  @Test("an end line that counts other lines, or is not the last, is an error")
  func end() {
    let counted = message(Self.canonical.replacing(#""events":7"#, with: #""events":8"#))
    #expect(counted.hasPrefix("a.trace:9: the end line counts 8 events, but 7 lines are before it"))
    #expect(message(Self.canonical + Self.body[0] + "\n").hasPrefix("a.trace:10: a line after the end line"))
  }

  @Test("what is no trace is said in a line")
  func noTrace() {
    #expect(message("").hasPrefix("a.trace: the file is empty"))
    #expect(message("\u{0}\u{1}ELF").hasPrefix("a.trace:1: not a trace (column 1: "))
    #expect(message("[1]\n").hasPrefix("a.trace:1: not a trace (not an object)"))
    #expect(message(#"{"format":"overscroll-tr"#).hasPrefix("a.trace:1: cut off within its header"))
    #expect(message(String(repeating: "x", count: 70_000)).hasPrefix("a.trace:1: line longer than 64 KiB"))
  }

  @Test(
    "a layer or a type of a newer program is kept and skipped with one warning, in whatever order it comes")
  func unknown() throws {
    let lines = [
      Self.header, #"{"type":"down","t":500,"slot":0,"x":0,"y":0}"#,
      #"{"type":"move","t":2,"layer":"third","slot":0,"x":1,"y":1}"#,
      #"{"type":"move","t":1,"layer":"third","slot":0,"x":1,"y":1}"#, #"{"type":"wink\u001b","t":600}"#,
      #"{"type":"up","t":700,"slot":0}"#,
    ]
    let text = lines.map { $0 + "\n" }.joined()
    let trace = try read(text + #"{"type":"end","t":700,"events":5}"# + "\n")
    let warning =
      #"a.trace: skipped 3 events of unknown kinds: layer "third", "wink\u001b"; a newer overscroll may read them"#
    #expect(trace.warnings == [warning])
    #expect(String(decoding: TraceWriter.bytes(of: trace), as: UTF8.self).hasPrefix(text))
  }

  @Test("a hundred thousand kinds of unknown events are one short warning, soon")
  func manyUnknown() throws {
    let lines = (0..<100_000).map { #"{"type":"k\#($0)","t":\#($0)}"# + "\n" }.joined()
    let trace = try read(Self.header + "\n" + lines)
    #expect(trace.warnings[0].contains("skipped 100000 events") && trace.warnings[0].count < 200)
  }

  @Test("a carriage return before the line feed is read and not written")
  func carriageReturns() throws {
    let trace = try read(Self.canonical.replacing("\n", with: "\r\n"))
    #expect(String(decoding: TraceWriter.bytes(of: trace), as: UTF8.self) == Self.canonical)
  }

  @Test("a recording does not end before its newest event")
  func endBeforeEvents() {
    let early = message(Self.canonical.replacing(#""t":20000,"events""#, with: #""t":9000,"events""#))
    #expect(
      early
        == "a.trace:9: the recording ends at 9000 µs, before its newest event (9001 µs); the end's time must not be before its events"
    )
  }

  @Test("a whole last line that is wrong in its middle was not cut off")
  func wrongLastLine() throws {
    let start = Self.header + "\n" + Self.body[0] + "\n"
    let wrong = #"{"type":"move","t":9,"slot":0,"x":NaN,"y":1}"#
    #expect(message(start + wrong + "\n").hasPrefix("a.trace:3: not JSON (column 35: "))
    // Without its line feed the file ends there, whatever the crash left.
    #expect(try read(start + wrong).isTruncated)
  }

  @Test("positions of a device without a size, in units nobody stated, are read with a warning")
  func noUnits() throws {
    let silent = Self.canonical.replacing(#""units":"normalised","#, with: "")
    let warning = "size_mm is null and no units are stated"
    #expect(try read(silent).warnings.contains { $0.contains(warning) })
    #expect(try !read(Self.canonical).warnings.contains { $0.contains(warning) })
  }
}
