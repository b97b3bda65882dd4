import Testing

@testable import TouchCapture

@Suite("evemu recordings")
struct EvemuReaderTests {
  private func read(_ text: String) throws -> EvdevDevice? {
    let content = try EvemuReader.read(Array(text.utf8), file: "pad.evemu")
    return content.isDescribed ? content.device : nil
  }

  private func message(_ text: String) -> String {
    do {
      _ = try read(text)
      return "no error"
    } catch { return "\(error)" }
  }

  private static let head = """
    # EVEMU 1.3
    N: A pad: with a colon
    I: 0018 04f3 30ba 0100
    P: 05 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 01 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 80 60 02
    A: 00 0 3000 8 0 30
    A: 35 -5 3000 0 0

    """

  @Test("every line of a description is taken as evemu writes it")
  func description() throws {
    let device = try #require(try read(Self.head))
    #expect(device.name == "A pad: with a colon")
    #expect([device.bus, device.vendor, device.product, device.version] == [0x18, 0x04f3, 0x30ba, 0x100])
    #expect(device.properties == [0, 2])
    // Lines of one type go on where the one before ended: bit 0 of the second line's first byte is code 64.
    #expect(device.codes[1] == [64])
    #expect(device.codes[3] == [0, 1, 47, 53, 54, 57])
    #expect(device.axes[0] == EvdevAxis(0, 3000, fuzz: 8, resolution: 30))
    // evemu 1.0 wrote no resolution.
    #expect(device.axes[0x35] == EvdevAxis(-5, 3000))
  }

  @Test("times start at the first event, codes are hexadecimal, values decimal whatever zeros lead")
  func events() throws {
    let text =
      Self.head
      + "E: 1338280591.999999 0003 0039 0012\t# comment\r\nE: 1338280592.000001 0003 0035 -003\n"
    let device = try #require(try read(text))
    #expect(
      device.events == [
        EvdevEvent(timeMicroseconds: 0, type: 3, code: 0x39, value: 12),
        EvdevEvent(timeMicroseconds: 2, type: 3, code: 0x35, value: -3),
      ])
  }

  @Test("a recording of events alone describes nothing")
  func eventsAlone() throws {
    let content = try EvemuReader.read(Array("# One finger\nE: 1.000000 0000 0000 0\n".utf8), file: "f")
    #expect(!content.isDescribed && content.device.events.count == 1)
  }

  @Test("errors say file, line, and what was expected")
  func errors() {
    #expect(message("hello\n").hasPrefix("pad.evemu:1: not a line of an evemu recording"))
    #expect(message("N: x\nE: 1.5 0003 0035 1\n").hasPrefix("pad.evemu:2: expected E: seconds.microseconds"))
    #expect(
      message("N: x\nE: 2.000000 0 0 0\nE: 1.999990 0 0 0\n")
        == "pad.evemu:3: time goes back by 10 µs; events must be in order of time")
    #expect(message("I: 1 2 3\n").hasPrefix("pad.evemu:1: expected four hexadecimal numbers"))
    #expect(message("B: 01 100\n").hasPrefix("pad.evemu:1: '100' is not a byte"))
    #expect(message("B: 20 00\n").hasPrefix("pad.evemu:1: expected an event type"))
    #expect(message("A: 40 0 1 0 0\n").hasPrefix("pad.evemu:1: expected a code"))
    #expect(message("E: 99999999999999999999.000000 0 0 0\n").hasPrefix("pad.evemu:1: expected E:"))
  }

  @Test("bytes changed at random are read or refused, never a crash")
  func noise() {
    let bytes = Array((Self.head + "E: 1.000000 0003 0035 0012\nE: 1.000000 0000 0000 0\n").utf8)
    var state: UInt64 = 0x5eed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var refused = 0
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0...next(4) { changed[next(changed.count)] = UInt8(next(256)) }
      if (try? EvemuReader.read(changed, file: "noise")) == nil { refused += 1 }
    }
    #expect(refused > 0 && refused < 2000)
  }
}
