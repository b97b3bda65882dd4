import GestureTraces
import Testing

@testable import VectorChecks
@testable import FileAccess

@Suite("Vectors of AppKit, Chromium and Firefox")
struct BrowserVectorsTests {
  private static let folder = "../shared/vectors/"

  @Test(
    "every case passes",
    .enabled(if: FileIO.exists(folder), "needs ../shared/vectors beside the package"),
    arguments: ["webkit_appkit", "chromium", "firefox"])
  func vectors(peer: String) throws {
    let path = Self.folder + peer + ".json"
    var verification = Verification()
    try verification.run(try VectorFile(FileIO.contents(of: path), path: path))
    #expect(verification.counts.isWhole, "\(verification.failures)")
  }
}
