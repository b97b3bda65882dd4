import PullToRefresh
import Testing

@testable import RefreshIndicators

@Suite("PullView's second line")
struct UpdateLineTests {
  // Ten o'clock, in seconds since midnight.
  private let ten = 10 * 3600

  @Test("it is worded as the original's, and is not there where its time is not known")
  func words() {
    #expect(UpdateLine().text(lastEnded: nil) == nil && UpdateLine().text(lastEnded: 1) == nil)
    #expect(UpdateLine(before: ten).text(lastEnded: nil) == "Last updated: 10:00:00")
    #expect(UpdateLine(before: ten).text(lastEnded: 1) == nil)
    #expect(UpdateLine(clock: ten).text(lastEnded: nil) == "Last updated: never")
    #expect(UpdateLine(clock: ten).text(lastEnded: 67.9) == "Last updated: 10:01:07")
    #expect(UpdateLine(before: 5, clock: ten).text(lastEnded: nil) == "Last updated: 00:00:05")
    // Past midnight.
    #expect(UpdateLine(clock: 86_399).text(lastEnded: 2) == "Last updated: 00:00:01")
  }

  @Test("both of its looks draw it, and say the end of a refresh by the clock", arguments: [false, true])
  func drawn(_ isFolded: Bool) {
    var pulled = PulledEngine(isFolded ? .pullviewFold : .pullview)
    let look = IndicatorLook(updates: UpdateLine(clock: ten))
    pulled.pull(to: 70)
    #expect(pulled.display(look).texts.contains("Last updated: never"))
    #expect(!pulled.display.texts.contains { $0.hasPrefix("Last") })
    pulled.lift()
    pulled.tick(60 - pulled.view.time)
    #expect(pulled.display(look).texts.contains("Last updated: never"))
    pulled.end()
    // The end stands, whatever time goes by.
    pulled.tick(5)
    #expect(pulled.display(look).texts.contains("Last updated: 10:01:00"))
  }

  @Test("it lies below the label, inside the 60 pt of the view")
  func place() {
    var pulled = PulledEngine(.pullview)
    pulled.pull(to: 60)
    let display = pulled.display(IndicatorLook(updates: UpdateLine(before: ten)))
    let feet = display.flat.compactMap { item -> Double? in
      if case .text(let text) = item.item { item.place.point(text.position).y } else { nil }
    }
    #expect(feet.count == 2 && feet[0] < feet[1] && feet[1] < 60)
  }
}
