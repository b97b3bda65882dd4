import FileAccess

/// Encodes pixels losslessly with libwebp, which is loaded when the encoder is created.
package struct WebPEncoder: Sendable {
  private typealias Encode =
    @convention(c) (
      UnsafePointer<UInt8>?, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
    ) ->
    Int
  private let encode: Encode
  private let free: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The file name of libwebp, whose functions are declared in `webp/encode.h`, and its Debian package.
  static let library = (name: "libwebp.so.7", package: "libwebp7")
  /// The longest side of a picture that WebP can have, in pixels (`WEBP_MAX_DIMENSION`).
  static let longestSide = 16_383

  /// Loads libwebp from the system.
  ///
  /// - Throws: ``RenderingError`` if libwebp is missing.
  package init() throws(RenderingError) {
    (encode, free) = try RenderingError.loading { () throws(LibraryError) in
      let library = try SharedLibrary(Self.library.name, package: Self.library.package)
      return (try library.function("WebPEncodeLosslessBGRA"), try library.function("WebPFree"))
    }
  }

  /// Encodes an opaque picture as a WebP file, without loss.
  ///
  /// - Parameter raster: Pixels of full opacity; others would be stored with premultiplied colours.
  /// - Returns: The file's bytes.
  /// - Throws: ``RenderingError`` if the picture is too large.
  package func file(_ raster: Raster) throws(RenderingError) -> [UInt8] {
    let side = max(raster.width, raster.height)
    guard side <= Self.longestSide else { throw .tooLarge(side, most: Self.longestSide) }
    var output: UnsafeMutablePointer<UInt8>?
    let count = encode(
      raster.bytes, Int32(raster.width), Int32(raster.height), Int32(raster.width * Raster.bytesPerPixel),
      &output)
    defer { free(output) }
    guard count > 0, let output else { throw .refused("libwebp", reason: "could not pack the picture") }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
