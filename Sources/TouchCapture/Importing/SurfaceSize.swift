import GestureTraces

/// The size of a surface as the user gives it: `768x1024`, `68x136mm`, `1080x2160px`.
package struct SurfaceSize: Equatable, Sendable {
  /// The horizontal size, above 0, in ``unit``.
  package let width: Double
  /// The vertical size, above 0, in ``unit``.
  package let height: Double
  /// The unit of width and height: points, pixels or millimetres.
  package let unit: TableUnit

  /// The range of widths and heights that are accepted, in the given unit.
  private static let sides = 1.0...100_000

  /// Reads a size: two numbers separated by `x`, followed by the unit unless it is points; nil for any other text.
  ///
  /// - Parameter text: A text such as `768x1024`.
  package init?(_ text: String) {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "x" || $0 == "X" || $0 == "×" }
    let sides = digits.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
      .compactMap { Double($0) }
    let rest = text.dropFirst(digits.count)
    guard sides.count == 2, digits.count(where: { !$0.isNumber && $0 != "." }) == 1,
      sides.allSatisfy({ Self.sides.contains($0) }),
      let unit = rest.isEmpty ? .point : TableUnit(String(rest))
    else { return nil }
    switch unit {
    case .point, .devicePixel: (width, height) = (sides[0], sides[1])
    case .millimetres(let length): (width, height) = (sides[0] * length, sides[1] * length)
    default: return nil
    }
    self.unit = if case .millimetres = unit { .millimetres(1) } else { unit }
  }

  /// The size in the units of a trace: pixels are converted to points.
  ///
  /// - Parameter pointsPerPixel: Points per pixel of the screen; nil if not given.
  /// - Returns: Width, height and the unit of both.
  /// - Throws: An error if the size is in pixels and `pointsPerPixel` is nil.
  func measured(_ pointsPerPixel: Double?) throws(RowProblem) -> (
    width: Double, height: Double, units: TraceUnits
  ) {
    switch try unit.resolved(pointsPerPixel) {
    case .millimetres: (width, height, .millimetres)
    case let unit: (width * unit.points, height * unit.points, .points)
    }
  }
}

extension Trace {
  /// The size that libinput assumes for a touchpad without a resolution, in millimetres (`evdev-mt-touchpad.c`,
  /// `tp_init_default_resolution`).
  private static let assumedTouchpad = (width: 69.0, height: 50.0)

  /// Converts positions that are fractions of the surface to lengths, using the given size.
  ///
  /// A touchpad's scrolls are converted too, because libinput measured them on a surface of its assumed size.
  ///
  /// - Parameters:
  ///   - size: The size that the user gave.
  ///   - pointsPerPixel: Points per pixel of the screen; nil if not given.
  /// - Throws: An error if the size's unit does not apply to this device.
  mutating func measure(_ size: SurfaceSize, _ pointsPerPixel: Double?) throws(RowProblem) {
    let (width, height, units) = try size.measured(pointsPerPixel)
    let isTouchpad = header.device.kind == .touchpad
    guard !isTouchpad || units == .millimetres else {
      throw RowProblem("a touchpad does not have points; give --surface in millimetres, such as 104x63mm")
    }
    let scroll = (x: width / Self.assumedTouchpad.width, y: height / Self.assumedTouchpad.height)
    for index in events.indices {
      switch events[index].kind {
      case .down(let slot, let x, let y):
        events[index].kind = .down(slot: slot, x: x * width, y: y * height)
      case .move(let slot, let x, let y):
        events[index].kind = .move(slot: slot, x: x * width, y: y * height)
      case .scroll(var moved) where isTouchpad && moved.source == .finger:
        (moved.dx, moved.dy) = (moved.dx.map { $0 * scroll.x }, moved.dy.map { $0 * scroll.y })
        events[index].kind = .scroll(moved)
      default: break
      }
    }
    header.statedUnits = units == .millimetres ? nil : units
    header.device.size = units == .millimetres ? .millimetres(width, height) : nil
    header.note(scale: .told)
  }
}
