import RefreshIndicators
import Testing

@Suite("SVG documents")
struct SVGDocumentTests {
  @Test("what a style sheet dresses is written by class name, with lengths to a hundredth")
  func classes() {
    var drawing = SVGDocument(width: 10.5, height: 20, title: "a & b", style: ".x{fill:#fff}")
    drawing.line("x", from: (0, 1), to: (2.346, -0.001))
    drawing.rectangle("x", x: 1, y: 2, width: 3, height: 4)
    drawing.polyline("x", [(0, 0), (1, 1.5)])
    drawing.dot("x", x: 1, y: 2, radius: 3)
    drawing.label("x", "1 < 2", x: 5, y: 6, anchor: .end)
    #expect(
      drawing.text == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10.50 20" role="img">
        <title>a &amp; b</title>
        <style>.x{fill:#fff}</style>
        <line class="x" x1="0" y1="1" x2="2.35" y2="0"/>
        <rect class="x" x="1" y="2" width="3" height="4"/>
        <polyline class="x" points="0,0 1,1.50"/>
        <circle class="x" cx="1" cy="2" r="3"/>
        <text class="x" x="5" y="6" text-anchor="end">1 &lt; 2</text>
        </svg>

        """)
  }

  @Test("a display list is written element by element, groups nested, clips named in order")
  func displayList() {
    var inner = DisplayList()
    inner.fill(.rectangle(x: 0, y: 0, width: 4, height: 2), DisplayColor(0xFF8000, opacity: 0.5))
    inner.stroke(
      VectorPath([.move(PathPoint(0, 0)), .quadratic(PathPoint(1, 2), to: PathPoint(3, 4))]),
      DisplayColor(0x000000), StrokeStyle(1.5, cap: .round, join: .bevel, dash: [2, 1]))
    var list = DisplayList()
    list.text(
      DisplayText(
        "\"go\"", at: PathPoint(1, 2), size: 12, weight: DisplayText.bold, anchor: .middle,
        color: DisplayColor(0x123456)))
    list.add(
      inner, transform: .scale(2), clip: .circle(centre: PathPoint(0, 0), radius: 1), opacity: 0.25)
    list.add(inner, transform: .move(3, 4))
    let items = """
      <path d="M0 0L4 0L4 2L0 2Z" fill="#ff8000" fill-opacity="0.5"/>
      <path d="M0 0Q1 2 3 4" fill="none" stroke="#000000" stroke-width="1.50" stroke-linecap="round" \
      stroke-linejoin="bevel" stroke-dasharray="2 1"/>
      """
    // 4/3 · tan 22.5° = 0.5523: the control points of a quarter of a circle.
    #expect(
      SVGDocument(width: 8, height: 8, title: "t", drawing: list).text == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" role="img">
        <title>t</title>
        <style>text{font-family:system-ui,sans-serif}</style>
        <text x="1" y="2" font-size="12" font-weight="700" text-anchor="middle" fill="#123456">&quot;go&quot;</text>
        <clipPath id="clip1"><path d="M1 0C1 0.55 0.55 1 0 1C-0.55 1 -1 0.55 -1 0C-1 -0.55 -0.55 -1 0 -1\
        C0.55 -1 1 -0.55 1 0Z"/></clipPath>
        <g transform="matrix(2 0 0 2 0 0)" opacity="0.25" clip-path="url(#clip1)">
        \(items)
        </g>
        <g transform="translate(3 4)">
        \(items)
        </g>
        </svg>

        """)
  }

  @Test("what is empty draws nothing")
  func empty() {
    var list = DisplayList()
    list.fill(VectorPath(), DisplayColor(0))
    list.stroke(VectorPath(), DisplayColor(0), StrokeStyle(1))
    list.add(DisplayList(), opacity: 0.5)
    let empty = SVGDocument(width: 1, height: 1, title: "", drawing: DisplayList()).text
    #expect(SVGDocument(width: 1, height: 1, title: "", drawing: list).text == empty)
  }
}
