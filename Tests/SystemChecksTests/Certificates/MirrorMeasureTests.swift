import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("Certificate: mirror")
struct MirrorMeasureTests {
  // `FlutterScrolling.md`, Q6: an 8000 px/s fling overshoots 195 px at the start edge and 122 px at the end edge; here it
  // meets the edge at 7600.
  @Test("Flutter's limit of 5000 pt/s holds at the end edge alone")
  func flutter() {
    let finding = Certificates.finding(.mirror, of: .flutterIOS)
    #expect(!finding.passes && finding.location.contains("mirrored -121.9 pt"))
    #expect(finding.gesture?.name == CertificateScene.hardFling.name)
    #expect(Certificates.finding(.mirror, of: .flutterIOSFixed).passes)
    #expect(!Certificates.finding(.mirror, of: .flutterDesktop).passes)
    #expect(Certificates.finding(.mirror, of: .flutterDesktopFixed).passes)
  }

  @Test("Flutter on Android springs outwards from beyond the start edge alone (Q7)")
  func clamping() {
    #expect(!Certificates.finding(.mirror, of: .flutterClamping).passes)
    #expect(Certificates.finding(.mirror, of: .flutterClampingFixed).passes)
  }

  // Q10: at most 50 px past the start edge, and without limit past the end edge.
  @Test("GTK cuts an overshoot at the start edge alone")
  func gtk() {
    #expect(Certificates.finding(.mirror, of: .gtk).worst > 200)
    #expect(Certificates.finding(.mirror, of: .gtkFixed).passes)
  }

  @Test("both edges of every other model are mirror images", arguments: ScrollModel.all)
  func others(model: ScrollModel) {
    let uneven: Set<ScrollModel> = [.flutterIOS, .flutterDesktop, .flutterClamping, .gtk, .gtk3]
    #expect(Certificates.finding(.mirror, of: model).passes == !uneven.contains(model))
  }

  @Test("a point at one edge is seen")
  func planted() {
    #expect(abs(MirrorMeasure.finding(of: TamperedContent.subject(.unevenEdges)).worst - 1) < 1e-9)
    #expect(MirrorMeasure.finding(of: TamperedContent.subject(.none)).passes)
  }
}
