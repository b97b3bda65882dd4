import PictureRendering
import Testing

@Suite("What changes between two pictures")
struct PixelBoxTests {
  private func raster(_ changed: [(x: Int, y: Int)]) -> Raster {
    var bytes = [UInt8](repeating: 0, count: 10 * 8 * 4)
    for (x, y) in changed { bytes[(y * 10 + x) * 4 + 1] = 200 }
    return Raster(width: 10, height: 8, bytes: bytes)
  }

  @Test("is nothing for two of the same")
  func same() {
    #expect(PixelBox.change(from: raster([(1, 1)]), to: raster([(1, 1)])) == nil)
  }

  @Test("is the smallest box with an even corner around every pixel that differs")
  func box() {
    #expect(
      PixelBox.change(from: raster([]), to: raster([(5, 3), (3, 6)]))
        == PixelBox(x: 2, y: 2, width: 4, height: 5))
    #expect(
      PixelBox.change(from: raster([(9, 7)]), to: raster([(9, 7), (0, 0)]))
        == PixelBox(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("a part has the pixels of its box")
  func part() {
    let part = raster([(5, 3)]).part(PixelBox(x: 4, y: 2, width: 3, height: 2))
    #expect(part.width == 3 && part.height == 2)
    #expect(part[1, 1].green == 200)
    #expect(part.bytes.filter { $0 != 0 }.count == 1)
  }
}
