import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificate: path")
struct PathMeasureTests {
  // The table in `ModelComparison.md`: 200.0 pt in 1 event, 90.3 in 1000, for a viewport of 680 pt.
  @Test("Flutter's drag of 200 pt ends at 200 pt in one event and at 90.3 pt in a thousand")
  func flutter() {
    let finding = Certificates.finding(.path, of: .flutterIOS)
    #expect(!finding.passes && abs(finding.worst - 109.7) < 0.05)
    #expect(
      finding.location == "offset -200 pt in 1 event a move (5 Hz), -90.3 pt in 1000 events a move (5000 Hz)")
    #expect(finding.gesture?.title == "200 pt past the edge, top")
  }

  // The same table: 8.0 pt in 1 event, 12.44 in 2, then falling to 12.39 (Q9).
  @Test(
    "Firefox' drag ends at 8 pt in one event and at 12.44 pt in two",
    arguments: [ScrollModel.geckoDesktop, .geckoAndroid])
  func gecko(model: ScrollModel) {
    let finding = Certificates.finding(.path, of: model)
    #expect(!finding.passes && abs(finding.worst - 4.44) < 0.005)
    #expect(
      finding.location.contains("-12.4 pt in 2 events") && finding.location.contains("-8 pt in 1 event"))
  }

  // Q14 by hand: from 100 pt inside, 300 pt in one event move a third of it, 100 pt, to the edge; in small events 100 pt
  // to the edge and a third of 200 pt past it. Back inside in one event of 300 pt a third is lost as well, and more.
  @Test("an event that crosses an edge is damped whole", arguments: [ScrollModel.betterScroll, .iscroll])
  func crossing(model: ScrollModel) {
    let subject = CertificateSubject(model)
    let drag = PathMeasure.drags[1]
    #expect(abs(PathMeasure.ends(of: drag, cutInto: 1, subject)[1] - 0) < 1e-9)
    #expect(abs(PathMeasure.ends(of: drag, cutInto: 1000, subject)[1] + 200.0 / 3) < 0.3)
    #expect(!Certificates.finding(.path, of: model).passes)
  }

  /// The models that map positions.
  private static let mapped = ScrollModel.all.filter { $0.mapping(in: CertificateScene.extent) == .position }

  @Test("models that map positions pass to a billionth of a point", arguments: mapped)
  func positions(model: ScrollModel) {
    #expect(Self.mapped.count > 10)
    #expect(Certificates.finding(.path, of: model).worst <= 1e-9)
  }

  @Test(
    "a fixed drag ends at one offset",
    arguments: [
      ScrollModel.flutterIOSFixed, .flutterDesktopFixed, .geckoDesktopFixed, .geckoAndroidFixed,
      .betterScrollFixed,
      .iscrollFixed,
    ])
  func fixed(model: ScrollModel) {
    #expect(Certificates.finding(.path, of: model).passes)
  }

  @Test("events rounded to whole points are seen, and nothing where there is nothing")
  func planted() {
    // 0.2 pt rounds to 0: all of a move in 1000 events is lost.
    let finding = PathMeasure.finding(of: TamperedContent.subject(.roundsEvents))
    #expect(finding.worst > 100 && finding.location.contains("in 1000 events"))
    #expect(PathMeasure.finding(of: TamperedContent.subject(.none)).worst == 0)
  }
}
