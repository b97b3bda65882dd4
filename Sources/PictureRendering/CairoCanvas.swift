/// A surface of pixels with the cairo context that draws on it; the canvas alone owns both and frees them.
struct CairoCanvas: ~Copyable {
  let cairo: CairoLibrary
  let pango: PangoLibrary
  let context: CairoLibrary.Handle
  private let surface: CairoLibrary.Handle
  private let width: Int
  private let height: Int

  /// A transparent surface of `width` × `height` pixels, with `scale` pixels per point.
  init(_ cairo: CairoLibrary, _ pango: PangoLibrary, width: Int, height: Int, scale: Double)
    throws(RenderingError)
  {
    guard let surface = cairo.createSurface(CairoLibrary.colourFormat, Int32(width), Int32(height)),
      let context = cairo.create(surface)
    else { throw .refused("cairo", reason: "out of memory") }
    self.cairo = cairo
    self.pango = pango
    self.surface = surface
    self.context = context
    self.width = width
    self.height = height
    // A failure is stored in the context, and thrown when the pixels are read.
    cairo.scale(context, scale, scale)
  }

  deinit {
    cairo.destroy(context)
    cairo.destroySurface(surface)
  }

  private func check(_ status: Int32) throws(RenderingError) {
    guard status != 0 else { return }
    let reason = cairo.statusText(status).map { String(cString: $0) } ?? "status \(status)"
    throw .refused("cairo", reason: reason)
  }

  /// The pixels as they are drawn so far.
  func raster() throws(RenderingError) -> Raster {
    try check(cairo.status(context))
    cairo.flush(surface)
    guard let data = cairo.data(surface) else { throw .refused("cairo", reason: "no pixels") }
    let stride = Int(cairo.stride(surface))
    let row = width * Raster.bytesPerPixel
    var bytes: [UInt8] = []
    bytes.reserveCapacity(row * height)
    for y in 0..<height {
      bytes += UnsafeBufferPointer(start: data + y * stride, count: row)
    }
    return Raster(width: width, height: height, bytes: bytes)
  }

  /// The pixels as they are drawn so far, as the bytes of a PNG file.
  func png() throws(RenderingError) -> [UInt8] {
    try check(cairo.status(context))
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { target in
      cairo.writePNG(
        surface,
        { target, data, count in
          target?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return 0
        }, target)
    }
    try check(status)
    return bytes
  }
}
