import ReplayExperiments
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import ReplayReport

/// Each format that this module writes, as the whole text that `overscroll schema` prints of it.
@Suite("Schemas of reports")
struct SchemasTests {
  private static let pages: [SchemaPage] = [
    ReplayCurve.format.schema, ReplayLine.format.schema, Simulation.format.schema,
    ObservationReport.format.schema, TuningResult.format.schema, StudyPlan.format.schema, Sweep.format.schema,
    TraceSummary.format.schema, DeviceInventory.format.schema, CheckedReport.format.schema,
    GestureRow.format.schema, ShrinkSummary.format.schema, RunnerTable.format.schema,
    StressReport.format.schema, Comparison.schema, ReachTable.format.schema,
  ]

  @Test("every key with its type and its words", arguments: pages.indices)
  func schema(index: Int) {
    let page = Self.pages[index]
    let name = page.title.replacing("/", with: "-").replacing(" ", with: "-")
    let text = "\(page.title)\n\(page.source)\n\(page.text)"
    #expect(Golden.difference(of: text, from: "schema-\(name).txt") == nil)
  }
}
