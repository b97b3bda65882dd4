import RefreshIndicators
import Testing

@Suite("MRefresh's frames")
struct MRefreshSizingTests {
  private func part(_ svg: String, _ frame: PathRectangle) -> MRefreshPaths.Part {
    MRefreshPaths.Part(svg: svg, timesSmooth: 0, frame: frame)
  }

  @Test("0.1.1: the README's icon has the scale and offset that Paths.md states")
  func readme() throws {
    let paths = try MRefreshPaths(documented: [.init(svg: readmePath, timesSmooth: 3)])
    #expect(abs(paths.paths[0].sizing.scale - 0.040_281_973_816_717_02) < 1e-17)
    #expect(paths.paths[0].sizing.offset == PathPoint(256, 128))
    #expect(paths.paths[0].path.nodes.count == 289)
  }

  @Test("0.1.1: a path goes to the frame's upper left corner, not to its middle")
  func corner() throws {
    let path = part("M10 10L110 10L110 60", PathRectangle(x: 5, y: 7, width: 50, height: 50))
    let bounds = try MRefreshPaths(documented: [path]).path(at: 1).bounds
    #expect(bounds == PathRectangle(x: 5, y: 7, width: 50, height: 25))
  }

  @Test("0.1.1: control points count, and so do the points of z and of arcs")
  func controlPoints() throws {
    let frame = PathRectangle(width: 10, height: 10)
    #expect(try MRefreshPaths(documented: [part("M0 0Q50 100 100 0", frame)]).paths[0].sizing.scale == 0.1)
    #expect(
      try MRefreshPaths(documented: [part("M0 0L1 1zm5 5l1 1", frame)]).paths[0].sizing.scale == 10.0 / 6)
    #expect(
      try MRefreshPaths(documented: [part("M0 0L1 1A20 20 0 0 1 2 2", frame)]).paths[0].sizing.scale == 0.5)
  }

  @Test("0.1.1: as first, the first path's scale and offset hold for the others")
  func asFirst() throws {
    let frame = PathRectangle(x: 5, y: 7, width: 50, height: 50)
    let parts = [part("M10 10L110 10L110 60", frame), part("M30 20L50 40", frame)]
    let paths = try MRefreshPaths(documented: parts, shouldScaleAsFirstElement: true).paths
    #expect(paths[1].sizing == MRefreshSizing(offset: PathPoint(10, 10), scale: 0.5))
    #expect(paths[1].path.nodes[0].points == [PathPoint(15, 12)])
    let each = try MRefreshPaths(documented: parts).paths
    #expect(each[1].sizing == MRefreshSizing(offset: PathPoint(30, 20), scale: 2.5))
  }

  @Test("0.1.1: an offset of exactly (0, 0) counts as not set, so the second finds its own")
  func sentinel() throws {
    let frame = PathRectangle(width: 50, height: 50)
    let parts = [part("M0 0L100 0L100 50", frame), part("M20 10L40 30", frame)]
    let paths = try MRefreshPaths(documented: parts, shouldScaleAsFirstElement: true).paths
    #expect(paths[1].sizing == MRefreshSizing(offset: PathPoint(20, 10), scale: 0.5))
  }

  @Test("0.2.1: all paths share a scale, centred, but displaced by their least coordinates")
  func together() throws {
    let frame = PathRectangle(width: 50, height: 50)
    let one = try MRefreshPaths(rewrite: [part("M0 0L100 0L100 50", frame)], width: 50, height: 50)
    #expect(one.paths[0].sizing == MRefreshSizing(offset: PathPoint(0, 12.5), scale: 0.5))
    let away = try MRefreshPaths(rewrite: [part("M100 10L200 10L200 60", frame)], width: 50, height: 50)
    #expect(try away.path(at: 1).svg == "M50 17.5L100 17.5L100 42.5")
    let two = try MRefreshPaths(
      rewrite: [part("M0 0H10", frame), part("M0 0H20", frame)], width: 10, height: 10)
    #expect(try two.path(at: 1).svg == "M0 5L5 5M0 5L10 5")
  }

  @Test("0.1.1: no path at all is refused")
  func none() throws {
    #expect(throws: MRefreshPathError.cannotInstantiatePathManager) { try MRefreshPaths(documented: []) }
    #expect(try MRefreshPaths(rewrite: [], width: 1, height: 1).path(at: 1) == VectorPath())
  }
}
