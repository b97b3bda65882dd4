import ScrollPhysics
import Testing

@Suite("AppKit model")
struct AppKitTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 600, topInset: 20)
  private var model: AppKitModel { AppKitModel(extent) }

  @Test("200 pt past either edge show as 14.634 pt (ListViewKit's test)")
  func band() {
    #expect(abs(model.offset(forRaw: -220) + 20 + 14.634_146) < 1e-6)
    #expect(abs(model.offset(forRaw: 4600) - 4400 - 14.634_146) < 1e-6)
    #expect(model.offset(forRaw: 1234) == 1234 && model.slope(atRaw: 1234) == 1)
    #expect(abs(model.slope(atRaw: 4400.001) - 0.075) < 1e-6)
  }

  @Test("raw position and offset are inverse to each other")
  func inverse() {
    for raw in stride(from: -3000.0, to: 9000, by: 171) {
      #expect(abs(model.raw(forOffset: model.offset(forRaw: raw)) - raw) < 1e-9)
    }
  }

  @Test("content let go moving outwards goes on outwards first, inwards at once where it moves inwards")
  func direction() {
    let (out, inward) = (model.snapBack(from: 10, velocity: 3000), model.snapBack(from: 10, velocity: -3000))
    #expect(out.stretch(at: 0.01) > 10)
    #expect(inward.stretch(at: 0.01) < model.snapBack(from: 10, velocity: 0).stretch(at: 0.01))
    #expect(model.trajectory(from: 0, velocity: 4000).limit == 1000)
  }
}
