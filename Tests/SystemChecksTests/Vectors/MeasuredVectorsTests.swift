import Foundation
import Testing

@testable import FileAccess
@testable import SystemChecks
import TestSamples

/// What `tools/prove engines` measured in real engines, `Tests/Conformance/measured`: the models must still say it, with none
/// of the engines here.
@Suite("Vectors measured in real engines")
struct MeasuredVectorsTests {
  private static let folder = ConformanceCases.path("measured")
  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".json") }
    .sorted()

  @Test("there are some")
  func some() { #expect(Self.files.contains("qt.json")) }

  @Test("every case passes", arguments: files)
  func vectors(file: String) throws {
    let path = Self.folder + "/" + file
    var verification = Verification()
    try verification.run(try VectorFile(FileIO.contents(of: path), path: path))
    #expect(verification.counts.isWhole, "\(verification.failures.map(\.id))")
    #expect(verification.counts.cases > 0)
  }
}
