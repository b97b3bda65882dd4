import Testing

@testable import FileAccess
@testable import SystemChecks
import TestSamples

@Suite("Vectors of AppKit, Chromium and Firefox")
struct BrowserVectorsTests {
  @Test("every case passes", arguments: ["webkit_appkit", "chromium", "firefox"])
  func vectors(peer: String) throws {
    let path = ConformanceCases.path(peer + ".json")
    var verification = Verification()
    try verification.run(try VectorFile(FileIO.contents(of: path), path: path))
    #expect(verification.counts.isWhole, "\(verification.failures)")
  }
}
