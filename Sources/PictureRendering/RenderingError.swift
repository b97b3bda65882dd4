import FileAccess

/// The reason why a picture could not be rendered.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
  /// A library that draws or encodes is missing or unsuitable.
  case library(LibraryError)
  /// Text cannot be drawn because no font is installed; `package` is a Debian package with fonts.
  case noFonts(package: String)
  /// A side of the picture is too long: its length in pixels, and the longest possible one.
  case tooLarge(Int, most: Int)
  /// The picture has too many pixels: their number, and the largest possible one.
  case tooManyPixels(Int, most: Int)
  /// A call of a library failed: the name of the call, and the library's reason.
  case refused(String, reason: String)

  /// The message: what is wrong, and what to do.
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
  /// Calls `body`, and throws an error about a library as a rendering error.
  static func loading<Found>(_ body: () throws(LibraryError) -> Found) throws(RenderingError) -> Found {
    do throws(LibraryError) { return try body() } catch { throw .library(error) }
  }
}
