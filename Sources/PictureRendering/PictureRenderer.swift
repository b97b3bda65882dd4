import FileAccess
import RefreshIndicators

/// Makes pixels of display lists, through cairo and pango, which it loads when it is made.
package struct PictureRenderer: Sendable {
  private let cairo: CairoLibrary
  private let pango: PangoLibrary

  /// The library that has the functions needed, or needs those that have them: pango on cairo, with its
  /// Debian package.
  static let library = (name: "libpangocairo-1.0.so.0", package: "libpangocairo-1.0-0")
  /// The smallest Debian package with a sans-serif face that knows every sign that is written here.
  static let fontPackage = "fonts-dejavu-core"

  /// Loads cairo and pango.
  ///
  /// - Throws: ``RenderingError`` where they or all fonts are missing.
  package init() throws(RenderingError) {
    (cairo, pango) = try RenderingError.loading { () throws(LibraryError) in
      let library = try SharedLibrary(Self.library.name, package: Self.library.package)
      return (try CairoLibrary(library), try PangoLibrary(library))
    }
    // Pango ends the program where it finds no font at all.
    guard pango.familyCount > 0 else { throw .noFonts(package: Self.fontPackage) }
  }

  /// The pixels of a picture.
  ///
  /// - Parameters:
  ///   - list: What to draw, on transparent ground.
  ///   - width: In points, > 0.
  ///   - height: In points, > 0.
  ///   - scale: Pixels to a point, > 0.
  /// - Returns: As many pixels as cover the picture.
  /// - Throws: ``RenderingError`` where it is too large.
  package func raster(of list: DisplayList, width: Double, height: Double, scale: Double = 1)
    throws(RenderingError) -> Raster
  {
    try canvas(list, width: width, height: height, scale: scale).raster()
  }

  /// A picture as a PNG file.
  ///
  /// - Parameters:
  ///   - list: What to draw, on transparent ground.
  ///   - width: In points, > 0.
  ///   - height: In points, > 0.
  ///   - scale: Pixels to a point, > 0.
  /// - Returns: The file's bytes.
  /// - Throws: ``RenderingError`` where it is too large.
  package func png(of list: DisplayList, width: Double, height: Double, scale: Double = 1)
    throws(RenderingError) -> [UInt8]
  {
    try canvas(list, width: width, height: height, scale: scale).png()
  }

  /// The most pixels of a picture: 8192 × 8192, a quarter of a gigabyte.
  static let mostPixels = 1 << 26

  /// The size that a picture would have, in pixels.
  ///
  /// - Parameters:
  ///   - width: In points, > 0.
  ///   - height: In points, > 0.
  ///   - scale: Pixels to a point, > 0.
  /// - Returns: Columns and rows.
  /// - Throws: ``RenderingError`` where it is too large to be drawn.
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
