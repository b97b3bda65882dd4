import TestSamples
import Testing
import TextFormats

@testable import ReplayPages

@Suite("The page's film strip")
struct StripTextTests {
  @Test("it has the eight frames of a film strip, their words, and the indicator where one shows")
  func frames() throws {
    let picture = try SampleReplay.picture()
    guard case .array(let frames) = try JSONReader.value(of: StripText.text(of: picture)) else {
      Issue.record("no array")
      return
    }
    let moments = ReplayFilmstrip(picture, count: 8, title: "").moments
    #expect(frames.count == 8 && moments.count == 8)
    var drawn = 0
    for (frame, moment) in zip(frames, moments) {
      guard case .array(let parts) = frame, parts.count == 3, case .array(let items) = parts[2] else {
        Issue.record("\(frame) is no frame")
        continue
      }
      #expect(parts[0].integer == moment.frame && parts[1] == .string(moment.words))
      drawn += items.isEmpty ? 0 : 1
      for case .array(let item) in items {
        #expect([.string("f"), .string("s"), .string("t"), .string("g")].contains(item[0]))
      }
    }
    // A policy draws a ring while it is pulled and while it refreshes.
    #expect(drawn >= 3, "\(drawn)")
  }
}
