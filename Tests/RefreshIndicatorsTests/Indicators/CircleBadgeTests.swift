import PullToRefresh
import Testing

@testable import RefreshIndicators
@testable import ScrollPhysics

@Suite("The round badge")
struct CircleBadgeTests {
  /// Where the badge's middle is, in points below the edge; nil while none is drawn.
  private func middle(_ display: DisplayList) -> Double? { display.fills.last?.place.ty }

  @Test("swiperefresh: from 40 dp above the edge, a point a point of pull, to 64 dp below that")
  func swipeRefresh() throws {
    var pulled = PulledEngine(.swiperefresh)
    // Half of the travel after 8 is the pull.
    pulled.pull(to: 68)
    #expect(try #require(middle(pulled.display)) == 10.0)
    pulled.release(at: 140)
    pulled.tick(0.2)
    #expect(try #require(middle(pulled.display)) == 44.0)
    pulled.end()
    let size = pulled.display(after: 0.075).fills.last?.place.a
    #expect(abs((size ?? 0) - 0.5) < 1e-9)
    pulled.tick(0.15)
    #expect(pulled.display.items.isEmpty)
  }

  /// 30^0.85 is 18.0116; the badge is 40 high and 4 more above the edge.
  @Test("framework7-md: its place is the travel's power 0.85, and 66 px while it refreshes")
  func framework7() throws {
    var pulled = PulledEngine(.framework7Material)
    pulled.pull(to: 30)
    #expect(abs(try #require(middle(pulled.display)) - (18.0116 - 24)) < 1e-4)
    pulled.release(at: 150)
    #expect(try #require(middle(pulled.display(after: 0.3))) == 42.0)
    pulled.end()
    #expect(pulled.display(after: 0.3).items.isEmpty)
  }

  @Test("compose: its place is the pull's own, and 56 dp while it refreshes")
  func compose() throws {
    var pulled = PulledEngine(.compose)
    pulled.pull(to: 100)
    #expect(abs(try #require(middle(pulled.display)) - (50 - 20)) < 1e-9)
    pulled.release(at: 170)
    #expect(try #require(middle(pulled.display(after: 1))) == 36.0)
  }

  @Test("compose: let go, it goes to its place on a critically damped spring of stiffness 1500")
  func spring() throws {
    var pulled = PulledEngine(.compose)
    pulled.pull(to: 170)
    let above = try #require(middle(pulled.display))
    pulled.lift()
    #expect(abs(try #require(middle(pulled.display)) - above) < 1e-9)
    // ω = √1500 = 38.7298; (1 + ω/20)·exp(−ω/20) = 2.93649 · 0.144208 = 0.423466, by hand.
    let expected = 36 + (above - 36) * 0.423466
    #expect(abs(try #require(middle(pulled.display(after: 0.05))) - expected) < 1e-4)
  }

  @Test("flutter-material: 40 pt below the edge while it refreshes, gone by size in 0.2 s")
  func flutter() throws {
    var pulled = PulledEngine(.flutterMaterial)
    pulled.pull(to: 130)
    // The scroll goes on after the lift, or it would be over and the refresh with it.
    pulled.setBouncing()
    pulled.lift()
    pulled.move(to: 120)
    pulled.tick(0.2)
    #expect(try #require(middle(pulled.display)) == 60.0)
    pulled.end()
    #expect(abs((pulled.display(after: 0.1).fills.last?.place.a ?? 0) - 0.5) < 1e-9)
    pulled.tick(0.2)
    #expect(pulled.display.items.isEmpty)
  }

  @Test("custom-refresh-indicator: the same place, and gone by size in 0.1 s")
  func customRefreshIndicator() throws {
    var pulled = PulledEngine(.customRefreshIndicator)
    // Half of the 111 that arm: the badge's box is 80 high, and 40 of it show.
    pulled.pull(to: 667.0 / 12)
    #expect(abs(try #require(middle(pulled.display)) - 20) < 1e-9)
    pulled.pull(to: 130)
    pulled.setBouncing()
    pulled.lift()
    pulled.move(to: 120)
    pulled.tick(0.2)
    #expect(try #require(middle(pulled.display)) == 60.0)
    pulled.end()
    #expect(abs((pulled.display(after: 0.05).fills.last?.place.a ?? 0) - 0.5) < 1e-9)
    pulled.tick(0.2)
    #expect(pulled.display.items.isEmpty)
  }

  @Test("chromium-overscroll: the arc grows with the pull and turns while it refreshes")
  func chromium() throws {
    var pulled = PulledEngine(.chromiumOverscroll)
    pulled.pull(to: 80)
    let short = try #require(pulled.display.strokes.last?.path.length)
    pulled.pull(to: 120)
    let long = try #require(pulled.display.strokes.last?.path.length)
    // 40 and 60 of 64 pt.
    #expect(abs(short / long - 40.0 / 60) < 1e-3)
  }

  /// The angle of the arc that is drawn, as a fraction of a circle: its radius is 9.
  private func arc(_ display: DisplayList) -> Double? {
    display.strokes.last.map { $0.path.length / (18 * Double.pi) }
  }

  // 100 pt of 667 / 6 are a pull of 0.9, as far as it arms; at 1 the arc is 0.8 of a circle, and one that turns is 0.7.
  @Test(
    "flutter-material: a pull that is given up takes its arc back with the badge, in 0.2 s, and does not turn"
  )
  func flutterGivenUp() throws {
    var pulled = PulledEngine(.flutterMaterial)
    pulled.release(at: 100)
    let share = 100 / (667.0 / 6)
    for (seconds, left) in [(0, 1), (0.05, 0.75), (0.1, 0.5), (0.15, 0.25)] {
      let display = pulled.display(after: seconds)
      #expect(abs(try #require(arc(display)) - 0.8 * share * left) < 1e-3)
      #expect(abs(try #require(middle(display)) - (80 * share * left - 20)) < 1e-9)
    }
    pulled.tick(0.2)
    #expect(pulled.display.items.isEmpty)
  }

  @Test(
    "flutter-material: an arc turns from the snap on until the badge is gone, and before it grows with the pull"
  )
  func flutterTurning() throws {
    var pulled = PulledEngine(.flutterMaterial)
    pulled.pull(to: 50)
    #expect(abs(try #require(arc(pulled.display)) - 0.8 * 0.45) < 1e-3)
    pulled.pull(to: 130)
    #expect(abs(try #require(arc(pulled.display)) - 0.8) < 1e-3)
    pulled.setBouncing()
    pulled.lift()
    pulled.move(to: 120)
    #expect(abs(try #require(arc(pulled.display)) - 0.7) < 1e-3)
    pulled.tick(0.2)
    #expect(abs(try #require(arc(pulled.display)) - 0.7) < 1e-3)
    pulled.end()
    #expect(abs(try #require(arc(pulled.display(after: 0.1))) - 0.7) < 1e-3)
  }
}
