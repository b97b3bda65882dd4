/// A picture as pixels, row by row from the top.
///
/// Each pixel has four bytes: blue, green, red and opacity, the colours premultiplied by opacity.
package struct Raster: Equatable, Sendable {
  /// The width of the picture in pixels.
  package let width: Int
  /// The height of the picture in pixels.
  package let height: Int
  /// The pixels row by row from the top, four bytes each, without gaps between rows.
  package let bytes: [UInt8]

  /// The number of bytes of a pixel: blue, green, red and opacity.
  package static let bytesPerPixel = 4

  /// A picture made of bytes, four per pixel, row by row from the top.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * Self.bytesPerPixel, "a pixel is four bytes")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The red, green, blue and opacity of one pixel, 0…255 each, the colours premultiplied by opacity.
  ///
  /// - Parameters:
  ///   - x: Column from the left, from 0.
  ///   - y: Row from the top, from 0.
  /// - Returns: The four components.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    let start = (y * width + x) * Self.bytesPerPixel
    return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
  }

  /// Cuts a rectangle out of the picture.
  ///
  /// - Parameter box: A box inside the picture.
  /// - Returns: The pixels in the box.
  package func part(_ box: PixelBox) -> Raster {
    var part: [UInt8] = []
    part.reserveCapacity(box.width * box.height * Self.bytesPerPixel)
    for row in box.y..<box.y + box.height {
      let start = (row * width + box.x) * Self.bytesPerPixel
      part += bytes[start..<start + box.width * Self.bytesPerPixel]
    }
    return Raster(width: box.width, height: box.height, bytes: part)
  }
}

/// A rectangle of whole pixels in a picture.
package struct PixelBox: Equatable, Sendable {
  /// The leftmost column of the rectangle, from 0.
  package var x: Int
  /// The uppermost row of the rectangle, from 0.
  package var y: Int
  /// The width of the rectangle in pixels.
  package var width: Int
  /// The height of the rectangle in pixels.
  package var height: Int

  /// A rectangle with the given upper left corner and size, in pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest box that contains every pixel in which two pictures of the same size differ; nil if they are equal.
  ///
  /// Its corner has even coordinates, because the WebP container stores half of a part's position.
  ///
  /// - Parameters:
  ///   - old: One picture.
  ///   - new: The other picture.
  /// - Returns: A box inside both.
  package static func change(from old: Raster, to new: Raster) -> PixelBox? {
    let row = new.width * Raster.bytesPerPixel
    func differs(_ y: Int) -> Bool {
      old.bytes[y * row..<(y + 1) * row] != new.bytes[y * row..<(y + 1) * row]
    }
    guard let top = (0..<new.height).first(where: differs),
      let bottom = (top..<new.height).last(where: differs)
    else { return nil }
    var (left, right) = (new.width, -1)
    for y in top...bottom {
      let pixels = y * row..<(y + 1) * row
      if let first = pixels.first(where: { old.bytes[$0] != new.bytes[$0] }),
        let last = pixels.last(where: { old.bytes[$0] != new.bytes[$0] })
      {
        left = min(left, (first - y * row) / Raster.bytesPerPixel)
        right = max(right, (last - y * row) / Raster.bytesPerPixel)
      }
    }
    let (x, y) = (left & ~1, top & ~1)
    return PixelBox(x: x, y: y, width: right + 1 - x, height: bottom + 1 - y)
  }
}
