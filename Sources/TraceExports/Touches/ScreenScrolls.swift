import GestureTraces
import TraceReplay

/// The scrolls of a touchpad or wheel, as a page receives them: for formats that can turn a wheel.
///
/// Such a format has no release, no rest and no fling: it only says how far content moves.
package struct ScreenScrolls: Equatable, Sendable {
  /// One scroll of the page, as a wheel event reports it.
  package struct Scroll: Equatable, Sendable {
    /// Nanoseconds since the trace's zero, ≥ 0.
    package var time: Int64
    /// Growth of the content offset to the right, in points, as `WheelEvent.deltaX`.
    package var deltaX: Double
    /// Growth of the content offset downwards, in points, as `WheelEvent.deltaY`.
    package var deltaY: Double

    /// A scroll at a time, in nanoseconds.
    package init(time: Int64, deltaX: Double, deltaY: Double) {
      (self.time, self.deltaX, self.deltaY) = (time, deltaX, deltaY)
    }
  }

  /// The scrolls in time order; those of one time are merged.
  package private(set) var scrolls: [Scroll] = []

  /// The scrolls of a trace; empty if it has none.
  ///
  /// - Parameters:
  ///   - trace: Any trace.
  ///   - options: Points per unit and per click of a wheel; whether content moves against the fingers.
  package init(of trace: Trace, options: ExportOptions) {
    for event in trace.events where event.layer == .libinput {
      guard case .scroll(let scroll) = event.kind else { continue }
      let delta = Self.delta(of: scroll, options.replay)
      let time = event.timeMicroseconds * 1000
      if scrolls.last?.time == time {
        scrolls[scrolls.count - 1].deltaX += delta.x
        scrolls[scrolls.count - 1].deltaY += delta.y
      } else {
        scrolls.append(Scroll(time: time, deltaX: delta.x, deltaY: delta.y))
      }
    }
  }

  /// How much the content offset grows by a scroll. Fingers that move the content with them reverse the sign of the distance; a wheel keeps
  /// it.
  private static func delta(of scroll: TraceScroll, _ options: ReplayOptions) -> (x: Double, y: Double) {
    let (dx, dy) = (scroll.dx ?? 0, scroll.dy ?? 0)
    let unit = options.pointsPerUnit
    switch scroll.source {
    case .finger: return options.isTraditional ? (dx * unit, dy * unit) : (-dx * unit, -dy * unit)
    case .continuous: return (dx * unit, dy * unit)
    case .wheel:
      let clicksX = scroll.v120x.map { $0 / click } ?? dx / degreesPerClick
      let clicksY = scroll.v120y.map { $0 / click } ?? dy / degreesPerClick
      return (clicksX * options.wheelStep, clicksY * options.wheelStep)
    }
  }

  /// The value of `v120` for one click of a wheel.
  static let click = 120.0
  /// libinput's scroll value for one click, in degrees; used for wheels without `v120`.
  static let degreesPerClick = 15.0
}
