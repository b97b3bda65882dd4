import PictureRendering
import Testing

@Suite("Animated WebP files")
struct WebPAnimationTests {
  private func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The chunks of a RIFF file after its head, by name.
  private func chunks(_ file: [UInt8]) -> [(name: String, content: [UInt8])] {
    var (chunks, position): ([(String, [UInt8])], Int) = ([], 12)
    while position + 8 <= file.count {
      let size = number(file[position + 4..<position + 8])
      chunks.append(
        (
          String(decoding: file[position..<position + 4], as: UTF8.self),
          Array(file[position + 8..<position + 8 + size])
        ))
      position += 8 + size + size % 2
    }
    return chunks
  }

  @Test("a container holds its size, for-ever loops, and each frame with place, size and duration")
  func container() {
    // A still file with a chunk of three bytes and its padding.
    let still = Array("RIFF".utf8) + [16, 0, 0, 0] + Array("WEBPVP8L".utf8) + [3, 0, 0, 0, 7, 8, 9, 0]
    var animation = WebPAnimation(width: 300, height: 20)
    animation.add(still, in: PixelBox(x: 0, y: 0, width: 300, height: 20), for: 33)
    animation.add(still, in: PixelBox(x: 258, y: 4, width: 5, height: 6), for: 70_000)
    let file = animation.bytes
    #expect(file.starts(with: Array("RIFF".utf8)) && Array(file[8..<12]) == Array("WEBP".utf8))
    #expect(number(file[4..<8]) == file.count - 8)
    let chunks = chunks(file)
    #expect(chunks.map(\.name) == ["VP8X", "ANIM", "ANMF", "ANMF"])
    // 299 = 0x12B, 19; 258 / 2 = 129; 70,000 = 0x11170. The fields as the WebP container specification lists them.
    #expect(chunks[0].content == [2, 0, 0, 0, 0x2B, 1, 0, 19, 0, 0])
    #expect(chunks[1].content == [0, 0, 0, 0, 0, 0])
    let pixels = Array(still.dropFirst(12))
    #expect(chunks[2].content == [0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 19, 0, 0, 33, 0, 0, 2] + pixels)
    #expect(chunks[3].content == [129, 0, 0, 2, 0, 0, 4, 0, 0, 5, 0, 0, 0x70, 0x11, 1, 2] + pixels)
  }

  @Test("pixels are packed without loss into a still file of their size")
  func still() throws {
    let bytes = (0..<18).flatMap { (index: Int) -> [UInt8] in [UInt8(index * 14), 10, 200, 255] }
    let file = try WebPEncoder().file(Raster(width: 6, height: 3, bytes: bytes))
    let chunks = chunks(file)
    #expect(chunks.map(\.name) == ["VP8L"])
    // After the signature 0x2F: 14 bits width less one, 14 bits height less one.
    let head = number(chunks[0].content[1..<5])
    #expect(chunks[0].content[0] == 0x2F)
    #expect(head & 0x3FFF == 5 && head >> 14 & 0x3FFF == 2)
  }

  @Test("a picture longer than the format takes is refused")
  func tooLarge() throws {
    let encoder = try WebPEncoder()
    let long = Raster(width: 16_384, height: 1, bytes: Array(repeating: 255, count: 16_384 * 4))
    #expect(throws: RenderingError.tooLarge(16_384, most: 16_383)) { try encoder.file(long) }
  }
}
