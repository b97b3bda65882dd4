import Glibc
import ScrollPhysics
import Testing

@testable import ReplayCommands
@testable import SystemChecks
import TestSamples

@Suite("Certificates as text")
struct CertificateListingTests {
  private func finding(_ property: CertificateProperty, _ size: Double, limit: Double = 1e-9)
    -> CertificateFinding
  {
    var worst = WorstCase()
    worst.note(size, in: CertificateScene.pull, "here")
    return CertificateFinding(property, worst, limit: limit)
  }

  @Test("what a model is there to pass and does not has a ! behind it")
  func broken() {
    let certificate = Certificate(of: .uikit, findings: [finding(.path, 2), finding(.restart, 0)])
    let lines = CertificateListing.table([certificate], width: 80).split(separator: "\n")
    #expect(lines[1] == "uikit  2 pt!  pass     pass    pass    pass  pass")
    #expect(ModelsCommand.status(of: [certificate]) == .answerIsNo)
    #expect(ModelsCommand.status(of: [Certificate(of: .gtk, findings: [finding(.mirror, 9)])]) == .done)
  }

  @Test("a number has three digits, one too small for that a power of ten, rounded up")
  func figures() {
    let shown = [0, 1e-9, 9.1e-13, 0.001, 0.0999, 4.4425, 15.547, 109.71, 7363.4, .infinity]
      .map(CertificateFigure.text)
    #expect(shown == ["0", "1e-9", "1e-12", "1e-3", "0.1", "4.44", "15.5", "110", "7363", "∞"])
  }

  @Test("a size that is not finite is null in JSON, and a speed has its unit in the key")
  func json() {
    let json = Certificate.format.json([
      Certificate(of: .iscroll, findings: [finding(.changeVelocity, .infinity)])
    ])
    #expect(
      json.contains(
        #"{"property":"velocity at a change","pass":false,"must_pass":false,"worst_pt_s":null,"limit_pt_s":1e-9,"#
      ))
  }

  @Test("the page of a model, whole", arguments: ["uikit", "flutter-ios"])
  func page(name: String) {
    let ending = overscroll("models", "--certify", name)
    #expect(ending.status == 0 && ending.messages == "")
    #expect(Golden.difference(of: ending.output, from: "certificate-\(name).txt") == nil)
  }

  @Test("as JSON, with every property of the models named")
  func whole() {
    let ending = overscroll("models", "--certify", "--json", "gtk", "qt")
    #expect(
      ending.output.hasPrefix(
        #"{"schema":"overscroll-certificate/1","viewport_pt":680,"content_pt":6800,"finger_rate_hz":125,"rate_hz":240,"models":[{"name":"gtk","keeps_promises":true,"measures":{"path":{"pass":true,"properties":[{"property":"path","pass":true,"must_pass":true,"worst_pt":0,"limit_pt":1e-9,"#
      ))
    let properties = ending.output.split(separator: #""property":"#).count - 1
    #expect(properties == 2 * CertificateProperty.allCases.count && ending.status == 0)
  }

  // GTK's edge at the tick: the page's place, and the row of simulate at that frame.
  @Test("simulate shows what a page says, with the page's own words")
  func reproduced() throws {
    let finding = try #require(
      Certificate(of: .gtk).findings.first { $0.property == .edgeRate })
    #expect(finding.location.contains("193 ms after the release: 6479.6 pt at 30 Hz"))
    let gesture = try #require(finding.gesture)
    #expect(gesture.arguments == "--start-offset 5152 --script 'wait 11; down; move -768 96; release'")
    let ending = overscroll(
      "simulate", "--model", "gtk", "--viewport", "680", "--content", "6800", "--rate", "30",
      "--start-offset", "5152",
      "--script", gesture.script)
    // The lift is at 107 ms, the frame at 300.
    #expect(ending.output.contains("\n300,,6479.64"))
  }

  @Test("every gesture that begins inside is a script that simulate takes")
  func scripts() {
    let inside = (CertificateScene.gestures + PathMeasure.drags).filter { $0.arguments != nil }
    #expect(!inside.isEmpty)
    for gesture in inside {
      let ending = overscroll(
        "simulate", "--viewport", "680", "--content", "6800", "--start-offset", "\(gesture.start)",
        "--script",
        gesture.script)
      #expect(ending.status == 0, "\(gesture.title): \(ending.messages)")
    }
  }
}
