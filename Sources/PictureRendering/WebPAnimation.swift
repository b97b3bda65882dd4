/// An animated WebP file, assembled from pictures that are already encoded.
///
/// The container: `RIFF` with the chunks `VP8X` (size and the animation flag), `ANIM` (loops) and an `ANMF` for each frame,
/// with its position, size, duration and encoded pixels. Numbers are little-endian; sizes are stored minus one,
/// positions halved.
package struct WebPAnimation: Sendable {
  private let width: Int
  private let height: Int
  private var frames: [UInt8] = []

  /// The flag in the chunk `VP8X` that says that the file is an animation.
  private static let animates: UInt8 = 0x02
  /// The flag in the chunk `ANMF` that says that a frame replaces the pixels under it instead of blending with them.
  private static let replaces: UInt8 = 0x02
  /// The number of bytes before the first chunk of a still WebP file: `RIFF`, a size, `WEBP`.
  private static let fileHead = 12
  /// The longest time for which a frame can be shown, in milliseconds: 24 bits.
  private static let longestFrame = 0xFF_FFFF

  /// An animation of the given size, without frames yet.
  ///
  /// - Parameters:
  ///   - width: Width in pixels.
  ///   - height: Height in pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Adds a frame that replaces a part of the picture.
  ///
  /// - Parameters:
  ///   - file: The part, as a still WebP file.
  ///   - box: The position and size of the part; `x` and `y` are even.
  ///   - milliseconds: How long the frame is shown.
  package mutating func add(_ file: [UInt8], in box: PixelBox, for milliseconds: Int) {
    var content = Self.number(box.x / 2, 3) + Self.number(box.y / 2, 3)
    content += Self.number(box.width - 1, 3) + Self.number(box.height - 1, 3)
    content += Self.number(min(milliseconds, Self.longestFrame), 3) + [Self.replaces]
    frames += Self.chunk("ANMF", content + file.dropFirst(Self.fileHead))
  }

  /// The bytes of the WebP file; the animation repeats forever.
  package var bytes: [UInt8] {
    var content = Array("WEBP".utf8)
    content += Self.chunk(
      "VP8X", [Self.animates, 0, 0, 0] + Self.number(width - 1, 3) + Self.number(height - 1, 3))
    // Background: transparent. Loops: 0, which means forever.
    content += Self.chunk("ANIM", [0, 0, 0, 0, 0, 0])
    return Self.chunk("RIFF", content + frames)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let padding: [UInt8] = content.count % 2 == 0 ? [] : [0]
    return Array(name.utf8) + number(content.count, 4) + content + padding
  }

  private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
