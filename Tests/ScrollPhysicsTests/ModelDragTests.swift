import ScrollPhysics
import Testing

private let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
private let models = ScrollModel.all

extension ScrollModel {
  /// True where a finger takes content to an edge at most.
  func isClamped(in extent: ScrollExtent) -> Bool {
    switch curves(in: extent).drag {
    case .clampedIncrements, .heldIncrements: true
    default: false
    }
  }
}

@Suite("Every model's drag")
struct ModelDragTests {
  /// Content dragged from `start` by `way` points in `events` movements of 1 ms, by a scroller.
  private func dragged(_ model: ScrollModel, from start: Double, by way: Double, in events: Int) -> Double {
    var scroller = Scroller(model: model, extent: extent, offset: start)
    scroller.beginContact(at: 0)
    for event in 1...events {
      scroller.moveFinger(to: way * Double(event) / Double(events), at: Double(event) * 1e-3)
    }
    return scroller.offset(at: 1)
  }

  @Test("a model of positions shows the same however the drag is cut", arguments: models)
  func positions(model: ScrollModel) {
    guard model.mapping(in: extent) == .position else { return }
    for (start, way) in [(0.0, 200.0), (50, 300), (6003, -400), (30, -20)] {
      let whole = dragged(model, from: start, by: way, in: 1)
      for events in [2, 7, 100, 1000] {
        #expect(abs(dragged(model, from: start, by: way, in: events) - whole) < 1e-9, "\(model.name)")
      }
    }
  }

  @Test("inside the bounds content follows the finger", arguments: models)
  func inside(model: ScrollModel) {
    // Flutter's threshold swallows 3.5 pt at most, iScroll's slop 10.
    let shown = dragged(model, from: 3000, by: 100, in: 1)
    #expect(shown == 2900 || model == .flutterIOS || model == .flutterDesktop, "\(model.name)")
    #expect(abs(shown - 2900) < 11, "\(model.name)")
  }

  @Test("a raw position that shows an offset leads back to it", arguments: models)
  func inverse(model: ScrollModel) {
    for offset in [-9.0, -4, 0, 300, 6003, 6010] {
      let shown = model.offset(forRaw: model.raw(forOffset: offset, in: extent), in: extent)
      // Whole and third pixels lie between; Chromium's bezier cuts twice.
      do {
        #expect(abs(shown - offset) < (model == .chromiumBezier ? 1.01 : 0.51), "\(model.name) \(offset)")
      }
    }
  }

  @Test(
    "more finger is never less content, and both edges mirror each other for the fixed", arguments: models)
  func monotone(model: ScrollModel) {
    guard model.mapping(in: extent) == .position else { return }
    var last = 0.0
    for way in stride(from: 0.0, through: 3000, by: 7) {
      let (top, bottom) = (
        model.offset(forRaw: -way, in: extent), model.offset(forRaw: 6003 + way, in: extent)
      )
      #expect(top <= last, "\(model.name)")
      // UIKit's pixels of the screen are not mirrored by a range of 6003 pt.
      if model != .uikitMeasured { #expect(abs(top + (bottom - 6003)) < 1e-9, "\(model.name)") }
      last = top
    }
  }

  @Test("the slope outwards is that of a small movement", arguments: models)
  func slope(model: ScrollModel) {
    // Offsets are whole pixels.
    let whole: Set<ScrollModel> = [.chromium, .chromiumExp, .chromiumBezier, .uikitMeasured]
    guard !whole.contains(model) else { return }
    for raw in [-60.0, -9, 300, 6010] where !model.isClamped(in: extent) || extent.overscroll(at: raw) == 0 {
      let step = raw < 0 ? -1e-4 : 1e-4
      let shown = model.offset(forRaw: raw, in: extent)
      let moved =
        model.mapping(in: extent) == .position
        ? model.offset(forRaw: raw + step, in: extent) : model.offset(from: raw, movedBy: step, in: extent)
      // A finite difference over 1e-4 pt.
      #expect(
        abs((moved - shown) / step - model.slope(atRaw: raw, in: extent)) < 1e-4, "\(model.name) \(raw)")
    }
  }
}
