import FileAccess

/// The functions that the program uses from pango 1.50 and GLib.
///
/// They are declared in `pango/pango-layout.h`, `pango/pango-font.h` and `pango/pangocairo.h`.
struct PangoLibrary: Sendable {
  /// A pointer to any of pango's objects, such as a layout.
  typealias Handle = OpaquePointer
  typealias Plain = @convention(c) (Handle?) -> Void
  /// A pointer to 32-bit integers into which a function of pango writes its result.
  typealias Out = UnsafeMutablePointer<Int32>

  let createLayout: @convention(c) (CairoLibrary.Handle?) -> Handle?
  let showLayout: @convention(c) (CairoLibrary.Handle?, Handle?) -> Void
  let setText: @convention(c) (Handle?, UnsafePointer<CChar>?, Int32) -> Void
  let setFont: @convention(c) (Handle?, Handle?) -> Void
  let size: @convention(c) (Handle?, Out?, Out?) -> Void
  let baseline: @convention(c) (Handle?) -> Int32
  let createFont: @convention(c) () -> Handle?
  let setFamily: @convention(c) (Handle?, UnsafePointer<CChar>?) -> Void
  let setSize: @convention(c) (Handle?, Double) -> Void
  let setWeight: @convention(c) (Handle?, Int32) -> Void
  let destroyFont: Plain
  let release: Plain
  private let defaultFonts: @convention(c) () -> Handle?
  private let families:
    @convention(c) (Handle?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Out?) -> Void
  private let free: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The number of pango's units of length per pixel (`PANGO_SCALE`).
  static let unitsPerPixel = 1024.0

  /// Looks up the functions of pango and GLib in the library pangocairo, which depends on both.
  init(_ library: SharedLibrary) throws(LibraryError) {
    createLayout = try library.function("pango_cairo_create_layout")
    showLayout = try library.function("pango_cairo_show_layout")
    setText = try library.function("pango_layout_set_text")
    setFont = try library.function("pango_layout_set_font_description")
    size = try library.function("pango_layout_get_size")
    baseline = try library.function("pango_layout_get_baseline")
    createFont = try library.function("pango_font_description_new")
    setFamily = try library.function("pango_font_description_set_family")
    setSize = try library.function("pango_font_description_set_absolute_size")
    setWeight = try library.function("pango_font_description_set_weight")
    destroyFont = try library.function("pango_font_description_free")
    release = try library.function("g_object_unref")
    defaultFonts = try library.function("pango_cairo_font_map_get_default")
    families = try library.function("pango_font_map_list_families")
    free = try library.function("g_free")
  }

  /// The number of font families that are installed.
  var familyCount: Int {
    var list: UnsafeMutableRawPointer?
    var count: Int32 = 0
    families(defaultFonts(), &list, &count)
    free(list)
    return Int(count)
  }
}
