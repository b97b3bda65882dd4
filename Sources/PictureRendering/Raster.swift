/// A picture as pixels, rows from the top: blue, green, red and opacity, one byte each, colours premultiplied by opacity.
package struct Raster: Equatable, Sendable {
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// The pixels, four bytes each, without gaps between rows.
  package let bytes: [UInt8]

  /// Bytes per pixel.
  package static let bytesPerPixel = 4

  /// A picture from its bytes, four per pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * Self.bytesPerPixel, "a pixel is four bytes")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A pixel's red, green, blue and opacity, 0…255, colours premultiplied by opacity.
  ///
  /// - Parameters:
  ///   - x: Column from the left, from 0.
  ///   - y: Row from the top, from 0.
  /// - Returns: The four components.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    let start = (y * width + x) * Self.bytesPerPixel
    return (bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
  }

  /// A rectangular part of the picture.
  ///
  /// - Parameter box: A box inside the picture.
  /// - Returns: Its pixels.
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

/// A rectangle of whole pixels.
package struct PixelBox: Equatable, Sendable {
  /// The left column, from 0.
  package var x: Int
  /// The upper row, from 0.
  package var y: Int
  /// Width in pixels.
  package var width: Int
  /// Height in pixels.
  package var height: Int

  /// The rectangle with this corner and size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest box with an even corner that contains every pixel in which two pictures of the same size differ; nil if they are equal.
  ///
  /// Even, because the WebP container stores half of a frame's position.
  ///
  /// - Parameters:
  ///   - old: One picture.
  ///   - new: The other.
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
