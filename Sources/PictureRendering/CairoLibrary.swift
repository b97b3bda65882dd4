import FileAccess

/// The functions that the program uses from cairo 1.16, as the header `cairo.h` declares them.
struct CairoLibrary: Sendable {
  /// A pointer to an object of cairo: `cairo_t *` or `cairo_surface_t *`.
  typealias Handle = OpaquePointer
  typealias Plain = @convention(c) (Handle?) -> Void
  typealias Point = @convention(c) (Handle?, Double, Double) -> Void
  typealias Status = @convention(c) (Handle?) -> Int32
  /// A callback to which cairo writes bytes of a file: user pointer, bytes, number of bytes; it returns a status.
  typealias Writer = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

  let createSurface: @convention(c) (Int32, Int32, Int32) -> Handle?
  let destroySurface: Plain
  let flush: Plain
  let data: @convention(c) (Handle?) -> UnsafeMutablePointer<UInt8>?
  let stride: @convention(c) (Handle?) -> Int32
  let writePNG: @convention(c) (Handle?, Writer, UnsafeMutableRawPointer?) -> Int32
  let create: @convention(c) (Handle?) -> Handle?
  let status: Status
  let statusText: @convention(c) (Int32) -> UnsafePointer<CChar>?
  let destroy: Plain
  let save: Plain
  let restore: Plain
  let scale: Point
  let transform: @convention(c) (Handle?, UnsafePointer<Double>?) -> Void
  let newPath: Plain
  let moveTo: Point
  let lineTo: Point
  let curveTo: @convention(c) (Handle?, Double, Double, Double, Double, Double, Double) -> Void
  let closePath: Plain
  let fill: Plain
  let stroke: Plain
  let clip: Plain
  let setSource: @convention(c) (Handle?, Double, Double, Double, Double) -> Void
  let setLineWidth: @convention(c) (Handle?, Double) -> Void
  let setLineCap: @convention(c) (Handle?, Int32) -> Void
  let setLineJoin: @convention(c) (Handle?, Int32) -> Void
  let setDash: @convention(c) (Handle?, UnsafePointer<Double>?, Int32, Double) -> Void
  let pushGroup: Plain
  let popGroup: Plain
  let paint: @convention(c) (Handle?, Double) -> Void

  /// cairo's pixel format `CAIRO_FORMAT_ARGB32`.
  ///
  /// On a little-endian machine its bytes are blue, green, red, opacity; colours are premultiplied by opacity.
  static let colourFormat: Int32 = 0
  /// The longest side of a picture that cairo can draw, in pixels.
  static let longestSide = 32_767

  /// Looks up cairo's functions in a library that contains cairo or depends on it.
  init(_ library: SharedLibrary) throws(LibraryError) {
    createSurface = try library.function("cairo_image_surface_create")
    destroySurface = try library.function("cairo_surface_destroy")
    flush = try library.function("cairo_surface_flush")
    data = try library.function("cairo_image_surface_get_data")
    stride = try library.function("cairo_image_surface_get_stride")
    writePNG = try library.function("cairo_surface_write_to_png_stream")
    create = try library.function("cairo_create")
    status = try library.function("cairo_status")
    statusText = try library.function("cairo_status_to_string")
    destroy = try library.function("cairo_destroy")
    save = try library.function("cairo_save")
    restore = try library.function("cairo_restore")
    scale = try library.function("cairo_scale")
    transform = try library.function("cairo_transform")
    newPath = try library.function("cairo_new_path")
    moveTo = try library.function("cairo_move_to")
    lineTo = try library.function("cairo_line_to")
    curveTo = try library.function("cairo_curve_to")
    closePath = try library.function("cairo_close_path")
    fill = try library.function("cairo_fill")
    stroke = try library.function("cairo_stroke")
    clip = try library.function("cairo_clip")
    setSource = try library.function("cairo_set_source_rgba")
    setLineWidth = try library.function("cairo_set_line_width")
    setLineCap = try library.function("cairo_set_line_cap")
    setLineJoin = try library.function("cairo_set_line_join")
    setDash = try library.function("cairo_set_dash")
    pushGroup = try library.function("cairo_push_group")
    popGroup = try library.function("cairo_pop_group_to_source")
    paint = try library.function("cairo_paint_with_alpha")
  }
}
