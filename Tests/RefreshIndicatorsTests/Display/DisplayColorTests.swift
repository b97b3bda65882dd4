import RefreshIndicators
import Testing

@Suite("Colours")
struct DisplayColorTests {
  @Test("six digits and back are the same", arguments: [0x000000, 0xFFFFFF, 0x1668C7, 0xFF8001] as [UInt32])
  func roundTrip(_ hex: UInt32) {
    let digits = String(hex, radix: 16)
    #expect(DisplayColor(hex).hex == "#" + String(repeating: "0", count: 6 - digits.count) + digits)
  }

  @Test("parts out of range are written as the nearest there is")
  func range() {
    #expect(DisplayColor(red: 1.5, green: -1, blue: 0.5).hex == "#ff0080")
  }

  @Test("fading multiplies the opacity alone")
  func fading() {
    #expect(DisplayColor(0x102030, opacity: 0.5).faded(0.5) == DisplayColor(0x102030, opacity: 0.25))
  }
}
