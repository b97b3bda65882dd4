import ScrollPhysics
import Testing

private typealias Overscroll = ChromiumOverscroll<ChromiumExponential>

/// Cases are those of Chromium's elastic_overscroll_controller_exponential_unittest.cc, told in its words.
@Suite("Chromium overscroll")
struct ChromiumOverscrollTests {
  private var overscroll = Overscroll(horizontal: .desktop, vertical: .desktop)

  private mutating func push(_ x: Double, _ y: Double, at edges: Overscroll.Edges) -> Bool {
    overscroll.push(x: x, y: y, at: edges)
  }

  @Test("the larger part counts, the vertical for equals")
  mutating func axis() {
    let isSet = push(10, 10, at: [.right, .bottom])
    #expect(isSet && overscroll.horizontal.stretch == 0 && overscroll.vertical.stretch == 1)
    overscroll = Overscroll(horizontal: .desktop, vertical: .desktop)
    let isSetAgain = push(-25, 10, at: [.left, .bottom])
    #expect(isSetAgain && overscroll.horizontal.stretch == -1 && overscroll.vertical.stretch == 0)
  }

  /// `EventDeltaSelectsInitialOverscrollAxis` of elastic_overscroll_controller_bezier_unittest.cc, Chromium 150.
  @Test(
    "the event's larger movement chooses the axis, not what a page that cannot scroll sideways leaves over")
  mutating func axisOfEvent() {
    let isSet = overscroll.push(x: -100, y: 0, of: (x: -10, y: -100), at: [.left, .right, .top, .bottom])
    #expect(!isSet && overscroll.horizontal.stretch == 0 && overscroll.horizontal.pending == 0)
    let isSetAlong = overscroll.push(x: -100, y: 0, of: (x: -100, y: -10), at: [.left, .right])
    #expect(isSetAlong && overscroll.horizontal.stretch == -5)
  }

  @Test("less than 10 px wait for more; a push on the other axis forgets them")
  mutating func pending() {
    let edges: Overscroll.Edges = [.left, .bottom]
    let sets = [push(0, 8, at: edges), push(-8, 5, at: edges), push(0, 8, at: edges)]
    #expect(sets == [false, false, false])
    #expect(overscroll.vertical.pending == 8 && overscroll.horizontal.pending == 0)
    let last = push(0, 8, at: edges)
    #expect(last && overscroll.vertical.force == 16 && overscroll.vertical.stretch == 1)
  }

  @Test("10 px at once stretch, 9.9 do not; once stretched any push counts")
  mutating func threshold() {
    let sets = [push(0, 9.9, at: .bottom), push(0, 50.1, at: .bottom), push(0, 1, at: .bottom)]
    #expect(sets == [false, true, true])
    #expect(overscroll.vertical.stretch == 3 && overscroll.vertical.force == 61)
  }

  @Test("an axis that is not at its end in that direction does not stretch")
  mutating func edges() {
    let sets = [
      push(0, 30, at: [.top, .left, .right]), push(30, 0, at: [.top, .bottom, .left]),
      push(0, 0, at: .bottom),
    ]
    #expect(sets == [false, false, false])
    #expect(overscroll.vertical.pending == 0 && overscroll.vertical.force == 0)
  }

  @Test("a re-grab goes on from the force of the stretch that it finds")
  mutating func grab() {
    overscroll.grab(stretchX: 0, stretchY: -7)
    #expect(overscroll.vertical.force == -140)
    let isSet = push(0, -20, at: .top)
    #expect(isSet && overscroll.vertical.stretch == -8)
  }

  @Test("the stretch does not depend on how a drag on one axis is split", arguments: [1, 2, 5, 40, 200])
  func path(events: Int) {
    let rule = ChromiumBezier(size: 680)
    var overscroll = ChromiumOverscroll(horizontal: rule, vertical: rule)
    for _ in 0..<events { _ = overscroll.push(x: 0, y: 200 / Double(events), at: [.bottom]) }
    // `ModelComparison.md`: 35 px.
    #expect(overscroll.vertical.stretch == 35)
  }
}
