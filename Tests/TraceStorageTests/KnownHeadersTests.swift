import GestureTraces
import Testing

@testable import TraceStorage

@Suite("Headers that were read lately")
struct KnownHeadersTests {
  private func header(_ name: String) -> TraceHeader {
    var device = TraceDevice(kind: .touchpad)
    device.name = name
    return TraceHeader(device: device, source: TraceSource(origin: .recorded))
  }

  private func line(_ name: String) -> ArraySlice<UInt8> { TraceWriter.headerLine(header(name)).dropLast() }

  @Test("a header is known by all bytes of its line, and by no others")
  func bytes() {
    let known = KnownHeaders()
    #expect(known.header(of: line("a")) == nil)
    known.add(header("a"), of: line("a"))
    #expect(known.header(of: line("a")) == header("a"))
    #expect(known.header(of: line("b")) == nil && known.header(of: line("a").dropLast()) == nil)
  }

  @Test("of many headers some are kept, each under its own line")
  func many() {
    let known = KnownHeaders()
    for number in 0..<5000 { known.add(header("\(number)"), of: line("\(number)")) }
    let found = (0..<5000).filter { known.header(of: line("\($0)")) != nil }
    #expect(found.contains(4999) && found.count <= 256)
    #expect(found.allSatisfy { known.header(of: line("\($0)")) == header("\($0)") })
  }

  @Test("a very long line is not kept")
  func long() {
    let known = KnownHeaders()
    let name = String(repeating: "n", count: 5000)
    known.add(header(name), of: line(name))
    #expect(known.header(of: line(name)) == nil)
  }
}
