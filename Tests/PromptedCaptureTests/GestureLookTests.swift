import TestSamples
import Testing
import TraceReplay

@testable import PromptedCapture

@Suite("What a gesture looks like")
struct GestureLookTests {
  @Test("is the same on every libinput, whether fingers rested first or not", arguments: KeptTraces.rests)
  func versions(rest: Int) throws {
    let looks = try KeptTraces.libinputs.map { version in
      GestureLook.all(of: try KeptTraces.trace(rest: rest, libinput: version), options: ReplayOptions())
    }
    // 40 mm straight down, lifted in motion: a pull by its fingers, and a scroll and a fling where content stands below the top.
    #expect(looks.map { $0.map(\.fits) } == Array(repeating: [[.pull, .scroll, .fling]], count: 3))
  }
}
