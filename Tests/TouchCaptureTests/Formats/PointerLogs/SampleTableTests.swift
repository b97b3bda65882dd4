import Testing

@testable import TouchCapture

@Suite("A table of the samples of a log")
struct SampleTableTests {
  /// The phases of the rows of one contact, of samples 10 ms apart.
  private func phases(_ phases: [PointerPhase?]) throws -> [String?] {
    let samples = phases.enumerated().map { index, phase in
      var sample = PointerSample(line: index + 1)
      sample.times.clock = Int64(index) * 10_000
      sample.phase = phase
      sample.places.add(.client, x: 10, y: Double(index))
      return sample
    }
    let table = try SampleTable.table(
      samples, SampleTable.Facts(format: "pointer-log", file: "a.log"), ImportOptions(tool: "test"))
    let column = try #require(table.names.firstIndex(of: "phase"))
    return table.rows.map { $0.cells[column].words }
  }

  @Test(
    "without arrivals in the log, the first sample of a contact is one, also after its end",
    arguments: [PointerPhase.up, .cancel])
  func arrivals(end: PointerPhase) throws {
    #expect(try phases([.move, .move, end, .move]) == ["down", "move", end.word, "down"])
  }

  @Test(
    "a sample that does not say what happened is an arrival if the contact is not down",
    arguments: [PointerPhase.up, .cancel])
  func unnamed(end: PointerPhase) throws {
    #expect(try phases([.down, nil, end, nil, nil]) == ["down", "move", end.word, "down", "move"])
  }
}
