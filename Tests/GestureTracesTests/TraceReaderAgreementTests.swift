import Testing

@Suite("Quick and careful reading agree")
struct TraceReaderAgreementTests {
  private static let header =
    #"{"format":"overscroll-trace","version":1,"device":{"name":"Pad","kind":"touchpad","size_mm":[104.5,63.2]},"source":{"origin":"recorded"},"layers":["libinput","evdev"],"intent":"pull"}"#

  /// Every kind of line, with all that it may say.
  private static let lines = [
    header,
    #"{"type":"hold","t":0,"at":310,"fingers":2}"#,
    #"{"type":"down","t":0,"at":290,"layer":"evdev","slot":0,"x":51.2,"y":20.5}"#,
    #"{"type":"down","t":0,"layer":"evdev","slot":1,"x":7,"y":-0.125}"#,
    #"{"type":"move","t":8333,"at":8400,"layer":"evdev","slot":0,"x":56.65615751722809,"y":21.0625}"#,
    #"{"type":"move","t":16666,"layer":"evdev","slot":1,"x":7.001,"y":0.25}"#,
    #"{"type":"unhold","t":48000,"at":48210,"fingers":2,"cancelled":true}"#,
    #"{"type":"scroll","t":48000,"at":48212,"axis_source":"finger","dy":3.5}"#,
    #"{"type":"scroll","t":56000,"axis_source":"finger","dx":-2.629133858267717,"dy":1.7527559055118112}"#,
    #"{"type":"scroll","t":57000,"axis_source":"wheel","dy":15,"v120_y":120}"#,
    #"{"type":"scroll","t":58000,"axis_source":"continuous","dx":0.30000000000000004}"#,
    #"{"type":"stop","t":412000,"at":412190}"#,
    #"{"type":"up","t":412000,"layer":"evdev","slot":0}"#,
    #"{"type":"cancel","t":412000,"layer":"evdev","slot":1}"#,
    #"{"type":"gap","t":500000,"reason":"dropped"}"#,
    #"{"type":"hold","t":510000,"fingers":3}"#,
    #"{"type":"unhold","t":520000,"fingers":3,"cancelled":false}"#,
    #"{"type":"end","t":900000,"events":16,"grade":"A","reasons":[]}"#,
  ]

  @Test(
    "every kind of line is read as the careful reader reads it, in pieces of any length", arguments: 1...70)
  func whole(piece: Int) throws {
    let text = Array(Self.lines.map { $0 + "\n" }.joined().utf8)
    let cuts = Array(stride(from: piece, to: text.count, by: piece))
    let careful = ReadingOutcome.careful(text)
    guard case .trace(let trace, _) = careful else { return #expect(Bool(false), "the trace is sound") }
    #expect(trace.events.count == 16 && trace.end != nil)
    #expect(ReadingOutcome.quick(text, cutAt: cuts, known: nil) == careful)
  }
}
