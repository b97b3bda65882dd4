import FileAccess

/// The reason that no pixels could be made.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
  /// A library cannot be used.
  case library(LibraryError)
  /// Text can't be drawn as no font is installed; the package is one that has some.
  case noFonts(package: String)
  /// A side of the picture, in pixels, and the most that the format takes.
  case tooLarge(Int, most: Int)
  /// Pixels of a picture, and the most that are drawn.
  case tooManyPixels(Int, most: Int)
  /// A library refused: what it was asked, and its own word.
  case refused(String, reason: String)

  /// The message: where, what was wrong, and what to do.
  package var description: String {
    switch self {
    case .library(let error): "\(error), or draw an SVG, which needs no library"
    case .noFonts(let package):
      "no font is installed to write text with; install the Debian package \(package), or draw an SVG"
    case .tooLarge(let side, let most):
      "the picture would be \(side) pixels long or wide, and \(most) are the most; make it smaller"
    case .tooManyPixels(let pixels, let most):
      "the picture would have \(pixels) pixels, and \(most) are the most; make it smaller"
    case .refused(let operation, let reason): "\(operation): \(reason)"
    }
  }
}

extension RenderingError {
  /// What `body` finds in libraries.
  static func loading<Found>(_ body: () throws(LibraryError) -> Found) throws(RenderingError) -> Found {
    do throws(LibraryError) { return try body() } catch { throw .library(error) }
  }
}
