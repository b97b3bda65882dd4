import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The path that draws itself")
struct DrawnPathTests {
  private func count(_ pull: Double, _ system: RefreshSystem = .mrefresh) -> Int {
    var pulled = PulledEngine(system)
    pulled.pull(to: pull)
    return pulled.display.strokes.first?.path.elements.count ?? 0
  }

  @Test("the plane can be read by both versions")
  func readable() {
    #expect(DrawnPath.documented != nil && DrawnPath.rewrite != nil)
  }

  @Test("nothing up to 30 pt, then more with every point, all at 110")
  func grows() throws {
    #expect(count(30) == 0)
    let counts = [40, 60, 80, 100, 110].map { count($0) }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
    let whole = try #require(DrawnPath.documented).path(at: 1).elements.count
    #expect(counts.last == whole)
    // Half way: 70 pt. The count is cut to whole commands.
    #expect(abs(count(70) - whole / 2) <= 1)
  }

  @Test("the later version draws from 40 pt to 140")
  func rewrite() throws {
    #expect(count(40, .mrefreshRewrite) == 0)
    let whole = try #require(DrawnPath.rewrite).path(at: 1).elements.count
    #expect(count(140, .mrefreshRewrite) == whole && count(139, .mrefreshRewrite) < whole)
  }

  private func opacity(_ display: DisplayList) -> Double { display.flat.first?.opacity ?? 0 }

  @Test("while it loads it blinks down to 0.3 and up, 0.4 s a way")
  func blinks() {
    var pulled = PulledEngine(.mrefresh)
    // 110 is not beyond; 111 is, and the animation begins there.
    pulled.pull(to: 111)
    for (time, expected) in [(0.0, 1.0), (0.2, 0.65), (0.4, 0.3), (0.6, 0.65), (0.8, 1), (1.2, 0.3)] {
      #expect(abs(opacity(pulled.display(after: time)) - expected) < 1e-9, "\(time)")
    }
  }

  @Test("at the end it shrinks to nothing in 0.1 s and fades in the second half")
  func ends() {
    var pulled = PulledEngine(.mrefresh)
    pulled.release(at: 111)
    pulled.move(to: 80)
    pulled.end()
    func size(_ time: Double) -> Double? { pulled.display(after: time).flat.first?.place.a }
    #expect(size(0) == 1 && abs((size(0.05) ?? 0) - 0.5) < 1e-9)
    #expect(opacity(pulled.display(after: 0.05)) == 1)
    #expect(abs(opacity(pulled.display(after: 0.075)) - 0.5) < 1e-9)
    #expect(pulled.display(after: 0.1).items.isEmpty)
  }

  /// The length of what is drawn along a line of 40 pt.
  private func length(_ pull: Double, _ system: RefreshSystem) throws -> Double {
    var pulled = PulledEngine(system)
    pulled.pull(to: pull)
    let path = IndicatorPath([try VectorPath(svg: "M0 0h8")])
    let display = RefreshIndicator.display(
      engine: pulled.engine, view: pulled.view, width: PulledEngine.width, path: path)
    return display.strokes.first?.path.length ?? 0
  }

  @Test(
    "a path of one's own is drawn by its length: of both versions over their own way, of a policy up to the threshold",
    arguments: [
      (RefreshSystem.mrefresh, 70.0, 20.0), (.mrefresh, 30, 0), (.mrefresh, 110, 40),
      (.mrefreshRewrite, 90, 20),
      (.mrefresh.fixed, 55, 20), (.mrefresh.fixed, 110, 40),
    ])
  func own(_ system: RefreshSystem, _ pull: Double, _ expected: Double) throws {
    #expect(abs(try length(pull, system) - expected) < 1e-6)
  }

  @Test("a policy's path is whole while it refreshes, and blinks")
  func policy() throws {
    var pulled = PulledEngine(.mrefresh.fixed)
    pulled.release(at: 111)
    pulled.move(to: 80)
    let path = IndicatorPath([try VectorPath(svg: "M0 0h8")])
    let opacities = [0.0, 0.2, 0.4].map { later in
      var view = pulled.view
      view.time += later
      return opacity(
        RefreshIndicator.display(engine: pulled.engine, view: view, width: PulledEngine.width, path: path))
    }
    #expect(Set(opacities).count > 1 && opacities.allSatisfy { $0 >= 0.3 && $0 <= 1 })
    #expect(
      RefreshIndicator.display(engine: pulled.engine, view: pulled.view, width: 320, path: path).strokes
        .first?
        .path.length == 40)
  }

  @Test("only MRefresh and policies draw a path, whatever is given")
  func others() throws {
    let drawing = Set(PulledEngine.systems.filter { RefreshIndicator.drawsPath(PulledEngine($0).engine) })
    #expect(drawing == [.mrefresh, .mrefreshRewrite])
    #expect(RefreshIndicator.drawsPath(PulledEngine(.mrefresh.fixed).engine))
    var pulled = PulledEngine(.pullview)
    pulled.pull(to: 50)
    let path = IndicatorPath([try VectorPath(svg: "M0 0h8")])
    #expect(
      RefreshIndicator.display(
        engine: pulled.engine, view: pulled.view, width: PulledEngine.width, path: path)
        == pulled.display)
  }
}
