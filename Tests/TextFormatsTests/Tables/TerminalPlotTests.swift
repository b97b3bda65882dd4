import Testing
import TextFormats

@Suite("Terminal plot")
struct TerminalPlotTests {
  @Test("a straight line climbs from the lower left to the upper right")
  func diagonal() {
    var plot = TerminalPlot(width: 20, rows: 2, times: 0...1, values: 0...10)
    plot.line(from: (0, 0), to: (1, 10))
    // 11 columns of 2 × 4 dots: 22 across, 8 up, placed by hand.
    #expect(
      plot.lines == [
        "   10 pt \u{2800}\u{2800}\u{2800}\u{2800}\u{2800}⢀⣀⠤⠔⠒⠉",
        "    0 pt ⣀⠤⠔⠒⠉⠁",
        "         0   1000 ms",
      ])
  }

  @Test("what lies outside the spans is drawn at their edge, and a plot without height is flat")
  func outside() {
    var plot = TerminalPlot(width: 20, rows: 2, times: 0...1, values: 0...10)
    plot.line(from: (-5, 99), to: (5, 99))
    #expect(plot.lines[0].hasSuffix("⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉"))
    #expect(plot.lines[1] == "    0 pt")
    var flat = TerminalPlot(width: 20, rows: 2, times: 0...1, values: 3...3)
    flat.line(from: (0, 3), to: (1, 3))
    #expect(flat.lines[1].contains("⣀"))
  }

  @Test("no line is wider than asked for, down to the least width")
  func width() {
    for width in [20, 40, 80, 200] {
      var plot = TerminalPlot(width: width, rows: 4, times: 0...1, values: -5...5)
      plot.line(from: (0, -5), to: (1, 5))
      #expect(plot.lines.allSatisfy { $0.count <= width })
    }
  }

  @Test("a spaced line has a dot in every so many columns of dots")
  func spacing() {
    var plot = TerminalPlot(width: 20, rows: 2, times: 0...1, values: 0...10)
    plot.line(from: (0, 0), to: (1, 0), spacing: 4)
    // Columns 0, 4, 8… of 22 dots: the left dot of every other character.
    #expect(plot.lines[1] == "    0 pt ⡀⠀⡀⠀⡀⠀⡀⠀⡀⠀⡀")
  }
}
