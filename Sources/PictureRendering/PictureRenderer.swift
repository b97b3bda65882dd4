import FileAccess
import RefreshIndicators

/// Renders display lists to pixels with cairo and pango, which are loaded when the renderer is created.
package struct PictureRenderer: Sendable {
  private let cairo: CairoLibrary
  private let pango: PangoLibrary

  /// The file name of pangocairo, which depends on cairo and pango, and the Debian package that contains it.
  static let library = (name: "libpangocairo-1.0.so.0", package: "libpangocairo-1.0-0")
  /// The smallest Debian package with a sans-serif font that has every character in the program's pictures.
  static let fontPackage = "fonts-dejavu-core"

  /// Loads cairo and pango from the system.
  ///
  /// - Throws: ``RenderingError`` if a library is missing, or if no font is installed.
  package init() throws(RenderingError) {
    (cairo, pango) = try RenderingError.loading { () throws(LibraryError) in
      let library = try SharedLibrary(Self.library.name, package: Self.library.package)
      return (try CairoLibrary(library), try PangoLibrary(library))
    }
    // Pango ends the program if it finds no font at all.
    guard pango.familyCount > 0 else { throw .noFonts(package: Self.fontPackage) }
  }

  /// Renders a picture to pixels.
  ///
  /// - Parameters:
  ///   - list: What to draw, on a transparent background.
  ///   - width: Width in points, > 0.
  ///   - height: Height in points, > 0.
  ///   - scale: Pixels per point, > 0.
  /// - Returns: As many pixels as cover the picture.
  /// - Throws: ``RenderingError`` if the picture is too large.
  package func raster(of list: DisplayList, width: Double, height: Double, scale: Double = 1)
    throws(RenderingError) -> Raster
  {
    try canvas(list, width: width, height: height, scale: scale).raster()
  }

  /// Renders a picture to a PNG file.
  ///
  /// - Parameters:
  ///   - list: What to draw, on a transparent background.
  ///   - width: Width in points, > 0.
  ///   - height: Height in points, > 0.
  ///   - scale: Pixels per point, > 0.
  /// - Returns: The file's bytes.
  /// - Throws: ``RenderingError`` if the picture is too large.
  package func png(of list: DisplayList, width: Double, height: Double, scale: Double = 1)
    throws(RenderingError) -> [UInt8]
  {
    try canvas(list, width: width, height: height, scale: scale).png()
  }

  /// The largest number of pixels in a picture: 8192 × 8192, which take a quarter of a gigabyte.
  static let mostPixels = 1 << 26

  /// The size in pixels that a picture of the given size would have.
  ///
  /// - Parameters:
  ///   - width: Width in points, > 0.
  ///   - height: Height in points, > 0.
  ///   - scale: Pixels per point, > 0.
  /// - Returns: The number of columns and of rows.
  /// - Throws: ``RenderingError`` if the picture is too large to be drawn.
  package static func pixels(width: Double, height: Double, scale: Double)
    throws(RenderingError) -> (columns: Int, rows: Int)
  {
    let sides = [width, height].map { max(1, ($0 * scale).rounded(.up)) }
    for side in sides where !(side <= Double(CairoLibrary.longestSide)) {
      throw .tooLarge(side < 1e15 ? Int(side) : .max, most: CairoLibrary.longestSide)
    }
    let (columns, rows) = (Int(sides[0]), Int(sides[1]))
    guard columns * rows <= mostPixels else { throw .tooManyPixels(columns * rows, most: mostPixels) }
    return (columns, rows)
  }

  private func canvas(_ list: DisplayList, width: Double, height: Double, scale: Double)
    throws(RenderingError) -> CairoCanvas
  {
    let (columns, rows) = try Self.pixels(width: width, height: height, scale: scale)
    let canvas = try CairoCanvas(cairo, pango, width: columns, height: rows, scale: scale)
    canvas.draw(list.items)
    return canvas
  }
}
