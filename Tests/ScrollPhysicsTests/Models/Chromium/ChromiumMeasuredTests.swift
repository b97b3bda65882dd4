import ScrollPhysics
import Testing

/// Chromium 156 (HeadlessChrome/156.0.8078.79 of Debian, Linux) under synthetic touches: ways of flings by `scrollTop`,
/// stretch by the pixels of each frame, with the feature ElasticOverscroll on. Whole pixels.
@Suite("Chromium as measured")
struct ChromiumMeasuredTests {
  private let extent = ScrollExtent(contentLength: 20_000, viewportLength: 800)

  /// The drag is counted to its last report, 4 ms of the finger's velocity short of what scrolled: the same for every
  /// velocity and both curves.
  private static let lateReport = 0.004
  /// Pixels are whole.
  private static let pixel = 0.75

  private func way(_ model: ScrollModel, _ velocity: Double) -> Double {
    model.trajectory(from: 5000, velocity: velocity, in: extent).limit - 5000 + velocity * Self.lateReport
  }

  @Test(
    "by default a fling goes as the physics-based one",
    arguments: [(300.0, 18.0), (500, 49), (1000, 193), (2000, 764), (2800, 1493)])
  func physics(velocity: Double, measured: Double) {
    #expect(abs(way(.chromium, velocity) - measured) <= Self.pixel)
    #expect(abs(way(.chromiumFixed, velocity) - measured) <= Self.pixel)
    #expect(abs(way(.chromiumBezier, velocity) - measured) <= Self.pixel)
    // The fixed curve goes another way: twice as far when slow, half as far when fast.
    if velocity != 1000 { #expect(abs(way(.chromiumExp, velocity) - measured) > measured / 4) }
  }

  @Test(
    "with ExperimentalFlingAnimation off it goes as the fixed curve",
    arguments: [(300.0, 35.0), (1000, 185), (2000, 431), (2800, 636)])
  func curve(velocity: Double, measured: Double) {
    #expect(abs(way(.chromiumExp, velocity) - measured) <= Self.pixel)
  }

  /// Chromium waits for 15 px before it scrolls.
  private static let slop = 15.0
  /// A frame of 60 Hz.
  private static let frame = 1.0 / 60

  @Test(
    "a pull shows and comes back as the exponential stretch",
    arguments: [(200.0, 9.0, 0.379), (600, 30, 0.496)])
  func stretch(pull: Double, peak: Double, rest: Double) {
    let shown = -ScrollModel.chromium.offset(forRaw: Self.slop - pull, in: extent)
    // 400 ms of drag, then held without another report: the velocity is the last report's.
    let back = ScrollModel.chromium.trajectory(from: -shown, velocity: -pull / 0.4, in: extent)
    let course = (0...1000).map { -back.offset(at: Double($0) / 1000) }
    #expect(course.max() == peak)
    #expect(abs(Double(course.lastIndex { $0 > 0.5 } ?? 0) / 1000 - rest) <= Self.frame)
    // The stretch of Windows is not it: 59 and 80 px.
    #expect(-ScrollModel.chromiumBezier.offset(forRaw: Self.slop - pull, in: extent) > 2 * peak)
  }
}
