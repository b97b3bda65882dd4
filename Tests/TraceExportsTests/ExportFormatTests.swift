import Testing
import TraceExports

@Suite("Formats of export")
struct ExportFormatTests {
  @Test("every format says what it is in one line, and files of no two would be taken for one another's")
  func facts() {
    for format in ExportFormat.allCases {
      #expect(!format.facts.summary.hasSuffix(".") && format.facts.summary.count <= 60, "\(format)")
    }
    #expect(Set(ExportFormat.allCases.map(\.facts.ending)).count == ExportFormat.allCases.count)
  }

  @Test("a file that others import is named without hyphens")
  func names() {
    #expect(ExportFormat.flutter.fileName(of: "touchscreen-01") == "touchscreen_01.dart")
    #expect(ExportFormat.csv.fileName(of: "touchscreen-01") == "touchscreen-01.csv")
  }

  @Test("every format writes every touchscreen trace, or says why not, the same bytes each time")
  func all() throws {
    for trace in try SampleTraces.all(of: "touchscreen").prefix(12) {
      for format in ExportFormat.allCases {
        guard let export = try? format.write(trace, ExportOptions()) else {
          // Some runners have straight drags of one finger alone.
          #expect(ScriptSamples.straight.contains(format), "\(trace.path) as \(format)")
          continue
        }
        #expect(try format.write(trace, ExportOptions()) == export)
        #expect(!export.bytes.isEmpty && export.losses.allSatisfy { !$0.hasSuffix(".") })
      }
    }
  }
}
