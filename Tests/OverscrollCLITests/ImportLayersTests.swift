import TraceStorage
import GestureTraces
import Testing
import TraceReplay

@testable import FileAccess
@testable import ScrollPhysics
import TestSamples

@Suite("Layers of an import")
struct ImportLayersTests {
  /// The finger of an imported recording, as a layer has it.
  private func gesture(_ layer: TraceLayer, steps: Int) throws -> FingerGesture {
    let folder = TemporaryFolder()
    folder.write(TouchpadRecording(steps: steps).text, to: "pad.yml")
    #expect(overscroll(["import", "pad.yml"], in: folder).status == 0)
    var options = ReplayOptions()
    options.layer = layer
    let trace = try TraceReader.trace(at: folder.path + "/pad.yml.trace")
    let track = FingerTrack(of: trace, options: options, viewport: 667)
    #expect(track.gestures.count == 1 && trace.end?.grade == "A")
    return try #require(track.gestures.first)
  }

  @Test("both layers of a touchpad's import agree but for the millimetre that libinput swallows")
  func agree() throws {
    let told = try gesture(.libinput, steps: 40)
    let touched = try gesture(.evdev, steps: 40)
    // 40 steps of half a millimetre, 10.5165 units each (libinput 1.22), a point a unit.
    let travel = try #require(touched.samples.last?.travel)
    #expect(abs(travel - 20 * 10.5165) < 1e-9)
    let swallowed = travel - (told.samples.last?.travel ?? 0)
    // LibinputFacts.md: the first 0.8 to 1.2 mm never appear.
    #expect(swallowed > 0.5 * 10.5165 && swallowed < 1.5 * 10.5165)
    // From the first scroll on they go together. libinput's own factor is 1000 / 25.4 · 0.2968 · 0.9, of which the
    // header's 10.5165 is the rounding: 1e-5 of the way.
    for sample in told.samples {
      let same = touched.samples.first { $0.timeMicroseconds == sample.timeMicroseconds }
      let other = try #require(same?.travel)
      #expect(abs(other - swallowed - sample.travel) < 1e-5 * travel)
    }
    #expect(told.ended == touched.ended && told.end == .lift && touched.end == .lift)
    #expect(touched.began == 0 && told.began > 0)
  }

  @Test("the trace of a touchpad is what its golden file says, to the byte, at any number of jobs")
  func golden() throws {
    for jobs in ["1", "2"] {
      let folder = TemporaryFolder()
      folder.write(TouchpadRecording().text, to: "pad.yml")
      #expect(overscroll(["import", "pad.yml", "--jobs", jobs], in: folder).status == 0)
      let bytes = try FileIO.contents(of: folder.path + "/pad.yml.trace")
      #expect(
        Golden.difference(of: String(decoding: bytes, as: UTF8.self), from: "import-touchpad.trace") == nil)
    }
  }

  @Test("two devices of a recording are two traces, the second one's name with -2")
  func devices() throws {
    let folder = TemporaryFolder()
    let text = TouchpadRecording().text
    let device = text[(text.firstRange(of: "- node:")?.lowerBound ?? text.startIndex)...]
    folder.write(text + device.replacing("Test Touchpad", with: "Other"), to: "two.yml")
    let ending = overscroll(["import", "two.yml"], in: folder)
    // Two contacts with 12 moves each; 10 scrolls, since libinput takes two steps to know one, and a stop.
    #expect(
      ending.messages == """
        two.yml.trace: Test Touchpad: 39 events in 0.10 s, grade A
        two.yml-2.trace: Other: 39 events in 0.10 s, grade A

        """)
    #expect(ending.status == 0)
  }
}
