import RefreshIndicators

/// Draws display lists (shapes and text) on a canvas.
extension CairoCanvas {
  /// The font family used for text: fontconfig's name for its preferred sans-serif font.
  private static var family: String { "sans-serif" }

  /// Draws the items in order, so that later ones cover earlier ones.
  func draw(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .fill(let path, let color):
        trace(path)
        set(color)
        cairo.fill(context)
      case .stroke(let path, let color, let style):
        trace(path)
        set(color)
        set(style)
        cairo.stroke(context)
      case .text(let text): write(text)
      case .group(let group): draw(group)
      }
    }
  }

  private func draw(_ group: DisplayGroup) {
    cairo.save(context)
    let map = group.transform
    // `cairo_matrix_t` is six doubles: xx, yx, xy, yy, x0, y0.
    cairo.transform(context, [map.a, map.b, map.c, map.d, map.tx, map.ty])
    if let clip = group.clip {
      trace(clip)
      cairo.clip(context)
    }
    if group.opacity < 1 { cairo.pushGroup(context) }
    draw(group.items)
    if group.opacity < 1 {
      cairo.popGroup(context)
      cairo.paint(context, group.opacity)
    }
    cairo.restore(context)
  }

  private func trace(_ path: VectorPath) {
    cairo.newPath(context)
    var current = PathPoint(0, 0)
    var start = current
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo.moveTo(context, to.x, to.y)
        (current, start) = (to, to)
      case .line(let to):
        cairo.lineTo(context, to.x, to.y)
        current = to
      case .quadratic(let control, let to):
        // The same curve as a cubic, whose control points are two thirds of the way to the quadratic's control point.
        let first = current + (control - current) * (2.0 / 3)
        let second = to + (control - to) * (2.0 / 3)
        cairo.curveTo(context, first.x, first.y, second.x, second.y, to.x, to.y)
        current = to
      case .cubic(let first, let second, let to):
        cairo.curveTo(context, first.x, first.y, second.x, second.y, to.x, to.y)
        current = to
      case .close:
        cairo.closePath(context)
        current = start
      }
    }
  }

  private func set(_ color: DisplayColor) {
    cairo.setSource(context, color.red, color.green, color.blue, color.opacity)
  }

  private func set(_ style: StrokeStyle) {
    cairo.setLineWidth(context, style.width)
    // The values of `cairo_line_cap_t` and `cairo_line_join_t`.
    let cap: Int32 =
      switch style.cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join: Int32 =
      switch style.join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    cairo.setLineCap(context, cap)
    cairo.setLineJoin(context, join)
    cairo.setDash(context, style.dash, Int32(style.dash.count), 0)
  }

  private func write(_ text: DisplayText) {
    let layout = pango.createLayout(context)
    let font = pango.createFont()
    pango.setFamily(font, Self.family)
    pango.setSize(font, text.size * PangoLibrary.unitsPerPixel)
    pango.setWeight(font, Int32(text.weight))
    pango.setFont(layout, font)
    pango.setText(layout, text.content, -1)
    var width: Int32 = 0
    pango.size(layout, &width, nil)
    let share =
      switch text.anchor {
      case .start: 0.0
      case .middle: 0.5
      case .end: 1.0
      }
    let left = text.position.x - share * Double(width) / PangoLibrary.unitsPerPixel
    let top = text.position.y - Double(pango.baseline(layout)) / PangoLibrary.unitsPerPixel
    cairo.newPath(context)
    cairo.moveTo(context, left, top)
    set(text.color)
    pango.showLayout(context, layout)
    pango.destroyFont(font)
    pango.release(layout)
  }
}
