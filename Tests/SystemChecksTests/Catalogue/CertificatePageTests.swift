import ScrollPhysics
import Testing

@testable import SystemChecks

/// Pages of certificates that are made by hand: each finding is another one.
@Suite("The page of a certificate")
struct CertificatePageTests {
  private static func finding(
    _ property: CertificateProperty, _ size: Double, limit: Double, allowance: Double = 0,
    percent: Double? = nil,
    in gesture: CertificateGesture = CertificateScene.pull, at place: String
  ) -> CertificateFinding {
    var worst = WorstCase()
    worst.note(size, in: gesture, place)
    var finding = CertificateFinding(property, worst, limit: limit, allowance: allowance)
    finding.percent = percent
    return finding
  }

  /// The words of a page in one line, without what wraps them.
  private static func words(_ text: some StringProtocol) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test("tells the worst from the limit, a promise, a tolerance, and the gesture of each failure once")
  func findings() throws {
    // uikit promises its path.
    let certificate = Certificate(
      of: .uikit,
      findings: [
        Self.finding(.path, 2.5, limit: 0.125, at: "here"),
        Self.finding(.pullRate, 7, limit: 0.5, percent: -3.04, at: "there"),
        Self.finding(.mirror, 0.25, limit: 0.125, allowance: 0.25, at: "by a pixel"),
        Self.finding(.changeVelocity, 40.25, limit: 3, at: "at a change"),
      ])
    let page = CertificateListing.page(certificate)
    let text = Self.words(page)
    #expect(
      text.contains("path fails: 2.5 pt (limit 0.13 pt, must pass) \(CertificateScene.pull.title): here"))
    #expect(text.contains("fails: 7 pt, −3 % (limit 0.5 pt"))
    #expect(text.contains("pass by a pixel or its own tolerance: 0.25 pt (limit 0.38 pt"))
    #expect(text.contains("\(CertificateScene.pull.title): by a pixel"))
    #expect(text.contains("fails: 40.3 pt/s (limit 3 pt/s"))
    for head in [
      "path: 2.5 pt\n", "rate: −3 %\n", "restart: pass\n", "mirror: pass\n", "energy: pass\n",
      "continuity: 40.3 pt/s\n",
    ] {
      #expect(page.contains(head), "\(head)")
    }
    let arguments = try #require(CertificateScene.pull.arguments)
    #expect(
      page.hasSuffix(
        "\nSee it:\n  \(CertificateScene.pull.title)\n    overscroll simulate --model uikit --viewport 680 --content 6800 --rate 240 \(arguments)\n"
      ))
    #expect(page.split(separator: "See it:").count == 2)
  }

  @Test("has no gesture to see if everything passes")
  func passes() {
    let certificate = Certificate(of: .gtk, findings: [Self.finding(.path, 0.5, limit: 0.5, at: "here")])
    let page = CertificateListing.page(certificate)
    #expect(page.hasPrefix("gtk\n") && !page.contains("See it") && !page.contains("here"))
    #expect(Self.words(page).contains("path: pass path pass: 0.5 pt (limit 0.5 pt"))
  }
}
