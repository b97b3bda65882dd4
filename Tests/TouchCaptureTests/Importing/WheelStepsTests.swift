import GestureTraces
import Testing

@testable import TouchCapture

/// By hand; the shapes are those of public logs of wheels and touchpads.
@Suite("Steps of wheels")
struct WheelStepsTests {
  private func steps(_ along: [Double], across: [Double] = []) -> WheelSteps? {
    WheelSteps(
      along.enumerated().map { index, dy in
        var row = ScrollRow(line: index + 2, timeMicroseconds: Int64(index) * 10_000)
        row.dy = ScrollRow.Delta(value: dy, unit: .point)
        if index < across.count { row.dx = ScrollRow.Delta(value: across[index], unit: .point) }
        return row
      })
  }

  @Test("equal deltas, and multiples of one, are a wheel's, also of a part of a click")
  func wheels() {
    let equal = steps([-13, -13, 13, -13, -13])
    #expect(equal?.points == 13 && equal?.deltas == 5)
    #expect(steps([-10, -20, -30, -50, -10, 0])?.points == 10)
    #expect(steps([334.65, 334.65, 669.3, 334.65, 334.65])?.points == 334.65)
  }

  @Test(
    "deltas of fingers are not: of any size, of one pixel, along both axes, or too few",
    arguments: [
      [-7, -13, -21, -20, -8], [1, 2, 5, 9, 4], [3, 3, 3, 3, 3], [13, 13, 13, 13], [0, 0, 0, 0, 0],
    ])
  func fingers(deltas: [Double]) { #expect(steps(deltas) == nil) }

  @Test("five deltas of 4 points or more, each at most 100 steps within a thousandth, are a wheel's")
  func borders() {
    #expect(steps([4, 4, 4, 4, 4])?.points == 4 && steps([3.99, 3.99, 3.99, 3.99, 3.99]) == nil)
    #expect(steps([13, 13, 13, 13, 0]) == nil)
    #expect(steps([4, 4, 4, 4, -400])?.points == 4 && steps([4, 4, 4, 4, 404]) == nil)
    #expect(steps([10, 10, 10, 10, 20.009])?.deltas == 5 && steps([10, 10, 10, 10, 20.02]) == nil)
    #expect(steps([0, 0, 0, 0, 0], across: [5, -5, 10, 5, 5])?.points == 5)
  }

  @Test("a drift along the other axis is of fingers")
  func drift() { #expect(steps([13, 13, 13, 13, 13], across: [0, 1]) == nil) }

  @Test(
    "a page's log with steps is taken for a wheel, with the steps in the grade, unless a person says otherwise"
  )
  func imported() throws {
    let text = "timeStamp,deltaMode,deltaY\n" + (0..<6).map { "\($0 * 10),0,-13\n" }.joined()
    var options = ImportOptions(tool: "t")
    let read = { (options: ImportOptions) in
      try #require(
        try RecordingImport.traces(of: RecordingSource(Array(text.utf8), shownPath: "f.csv"), .csv, options)
          .traces.first)
    }
    let trace = try read(options)
    #expect(trace.header.device.kind == .wheel)
    #expect(
      trace.end?.reasons?.contains(
        "the log does not say what scrolled; a wheel is assumed, as all 6 deltas are multiples of 13 points along one axis (--scroll-source finger, if it was a touchpad)"
      ) == true)
    options.scrolls.source = .finger
    #expect(try read(options).header.device.kind == .touchpad)
  }
}
