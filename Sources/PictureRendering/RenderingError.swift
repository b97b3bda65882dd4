import FileAccess

/// Why no pixels could be made.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
  /// A library cannot be used.
  case library(LibraryError)
  /// Text cannot be drawn because no font is installed; the package contains some.
  case noFonts(package: String)
  /// A side of the picture in pixels, and the limit of the format.
  case tooLarge(Int, most: Int)
  /// The number of pixels of a picture, and the limit.
  case tooManyPixels(Int, most: Int)
  /// A library call failed: the call, and the library's reason.
  case refused(String, reason: String)

  /// The message: where, what was wrong, and what to do.
  package var description: String {
    switch self {
    case .library(let error): "\(error), or draw an SVG, which needs no library"
    case .noFonts(let package):
      "no font is installed to write text with; install the Debian package \(package), or draw an SVG"
    case .tooLarge(let side, let most):
      "the picture would be \(side) pixels long or wide; the limit is \(most). Make it smaller"
    case .tooManyPixels(let pixels, let most):
      "the picture would have \(pixels) pixels; the limit is \(most). Make it smaller"
    case .refused(let operation, let reason): "\(operation): \(reason)"
    }
  }
}

extension RenderingError {
  /// The result of `body`, with a library error turned into a rendering error.
  static func loading<Found>(_ body: () throws(LibraryError) -> Found) throws(RenderingError) -> Found {
    do throws(LibraryError) { return try body() } catch { throw .library(error) }
  }
}
