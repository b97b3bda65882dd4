import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("Looks that a user chose")
struct IndicatorLookTests {
  private func pulled(_ system: RefreshSystem, to pull: Double) -> PulledEngine {
    var pulled = PulledEngine(system)
    pulled.pull(to: pull)
    return pulled
  }

  private func elements(_ system: RefreshSystem, _ pull: Double, _ look: IndicatorLook) -> Int {
    pulled(system, to: pull).display(look).strokes.first?.path.elements.count ?? 0
  }

  // A line or a curve becomes 2^(n + 1) pieces. The plane in one path has 3 moves, 4 + 3 lines and a curve.
  @Test("the plane has a piece for each that its smoothing makes", arguments: [0, 1, 3, 5])
  func smoothing(_ times: Int) {
    let look = IndicatorLook(smoothing: times)
    let pieces = (4 + 3 + 1) << (times + 1)
    #expect(elements(.mrefresh, 110, look) == 3 + pieces)
    // 0.2.1 leaves the path alone at 0.
    #expect(elements(.mrefreshRewrite, 140, look) == (times == 0 ? 3 + 8 : 3 + pieces))
  }

  // 0.1.1 draws from 30 to 110 pt: at 70 half of the way, at 54 three tenths.
  @Test("strokes with starts of their own come one after the other")
  func starts() {
    let look = IndicatorLook(starts: [0, 0.3, 0.6].map { PathStart($0) }, smoothing: 0)
    func moves(_ pull: Double) -> Int {
      let elements = pulled(.mrefresh, to: pull).display(look).strokes.first?.path.elements ?? []
      return elements.count { if case .move = $0 { true } else { false } }
    }
    // A path shows from two of its commands on: of the second's 7 that is 2/7 of its own way, 0.3 + 0.7·2/7 = 0.5.
    #expect(moves(54) == 1 && moves(69) == 1 && moves(71) == 2)
    // Of the third's 3, 2/3: 0.6 + 0.4·2/3 = 0.867 of the way.
    #expect(moves(99) == 2 && moves(100) == 3)
    #expect(elements(.mrefresh, 110, look) == 9 + 7 + 3)
  }

  @Test("one start holds for the whole plane, and paths without one have the last")
  func oneStart() {
    let late = IndicatorLook(starts: [PathStart(0.5)])
    #expect(elements(.mrefresh, 70, late) == 0 && elements(.mrefresh, 90, late) > 0)
    #expect(elements(.mrefresh, 110, late) == elements(.mrefresh, 110, IndicatorLook()))
    let two = IndicatorLook(starts: [PathStart(0), PathStart(1)], smoothing: 0)
    // At 1 a path never draws: the outline alone is there.
    #expect(elements(.mrefresh, 110, two) == 9)
  }

  @Test("each fills the frame for itself, or all keep the scale of the first")
  func fit() throws {
    func heights(_ fit: PathSequence.Fit?) throws -> [Double] {
      let look = IndicatorLook(starts: [0, 0].map { PathStart($0) }, smoothing: 0, fit: fit)
      return try #require(look.documented).paths.map { try $0.path.drawn().bounds?.height ?? 0 }
    }
    let (asFirst, each) = (try heights(.asFirst), try heights(.each))
    #expect(try asFirst == heights(nil) && asFirst[0] == each[0])
    #expect(asFirst[1] < each[1] && asFirst[2] < each[2])
  }

  @Test("paths of one's own begin at their starts too")
  func ownPaths() throws {
    let own = IndicatorPath([try VectorPath(svg: "M0 0h8"), try VectorPath(svg: "M0 8h8")])
    let look = IndicatorLook(starts: [0, 0.5].map { PathStart($0) })
    let pulled = pulled(.mrefresh, to: 90)
    let display = RefreshIndicator.display(
      engine: pulled.engine, view: pulled.view, width: PulledEngine.width, path: own, look: look)
    // 90 pt are 3/4: of the first 30 of its 40 pt, of the second half.
    #expect(display.strokes.first?.path.svg == "M0 0L30 0M0 40L20 40")
  }

  // The plane is 92 by 86 from (4, 8), as wide as its frame in either version.
  @Test(
    "the frame is the user's, and its middle stays", arguments: [RefreshSystem.mrefresh, .mrefreshRewrite])
  func side(_ system: RefreshSystem) throws {
    func drawn(_ side: Double) throws -> (width: Double, corner: PathTransform) {
      let stroke = try #require(pulled(system, to: 110).display(IndicatorLook(side: side)).strokes.first)
      return (
        try #require(DrawnPath.documentedPlane([], timesSmooth: 3, asFirst: true, side: side)).path(at: 1)
          .bounds?.width ?? 0, stroke.place
      )
    }
    let (usual, twice) = (try drawn(40), try drawn(80))
    #expect(abs(usual.width - 40) < 1e-9 && abs(twice.width - 80) < 1e-9)
    #expect(abs(usual.corner.point(PathPoint(20, 20)).x - 160) < 1e-9)
    #expect(abs(twice.corner.point(PathPoint(40, 40)).x - 160) < 1e-9)
    #expect(pulled(system, to: 110).display(IndicatorLook(side: 40)) == pulled(system, to: 110).display)
    // In no frame there is nothing to see, and nothing breaks.
    _ = pulled(system, to: 110).display(IndicatorLook(side: 0))
  }

  @Test("line and colour are the user's")
  func line() {
    let look = IndicatorLook(lineWidth: 5, strokeColor: DisplayColor(0x00FF00))
    let widths = pulled(.mrefresh, to: 110).display(look).flat.compactMap { item -> Double? in
      if case .stroke(_, let color, let style) = item.item, color == DisplayColor(0x00FF00) {
        style.width
      } else {
        nil
      }
    }
    #expect(widths == [5])
  }

  @Test("the quarter turns bring the user's colours in turn")
  func grounds() throws {
    let engine = Jackrabbit(viewport: 667, originalTopInset: 0, colours: 2)
    var pulled = PulledEngine(RefreshEngine.jackrabbit(engine))
    let look = IndicatorLook(grounds: [DisplayColor(0x00FF00), DisplayColor(0x0000FF)])
    pulled.pull(to: 140)
    guard case .jackrabbit(let turning) = pulled.engine, let end = turning.decoration.stepEnd else {
      Issue.record("no turn began")
      return
    }
    pulled.tick(end - 1e-6 - pulled.view.time)
    let shown = (0..<3).map { _ in
      defer { pulled.tick(JackrabbitDecoration.stepDuration) }
      return pulled.display(look).fills.first { $0.place == .identity }?.color.hex
    }
    #expect(shown == ["#00ff00", "#0000ff", "#00ff00"])
  }

  @Test("graphics are in the middle at the pull that the user says")
  func fullPull() throws {
    let layout = JackrabbitLayout(fullPull: 50)
    #expect(layout.ratio(pull: 25) == 0.5 && layout.ratio(pull: 60) == 1)
    #expect(layout.haveMet(pull: 50) && !layout.haveMet(pull: 49))
  }
}
