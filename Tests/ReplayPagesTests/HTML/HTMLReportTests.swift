import ReplayReport
import Testing
import TextFormats

@testable import ReplayPages
@testable import ScrollPhysics
import TestSamples

@Suite("HTML report")
struct HTMLReportTests {
  @Test("every element is closed, in order, and an id stands once")
  func wellFormed() throws {
    let page = try SamplePage.plain.get()
    var reader = MarkupReader(page)
    reader.read()
    #expect(reader.complaints.isEmpty, "\(reader.complaints)")
    #expect(reader.open.isEmpty)
    #expect(Set(reader.ids).count == reader.ids.count)
    #expect(reader.ids.contains("verdict-table") && reader.ids.contains("traces-data"))
  }

  @Test("the same replays give the same bytes")
  func determinism() throws { #expect(try SamplePage.plain.get() == SamplePage.text()) }

  // One of two engines fires in the pull, neither in the drag: the pull alone tells them apart.
  @Test(
    "the first screen has the finding, the chart next to the table of verdicts, and links to what engines disagree about"
  )
  func answer() throws {
    let page = try SamplePage.plain.get()
    let answer = try #require(page.firstRange(of: "<section id=\"answer\""))
    let traces = try #require(page.firstRange(of: "<section id=\"traces\""))
    #expect(answer.lowerBound < traces.lowerBound)
    let first = page[answer.lowerBound..<traces.lowerBound]
    // The gestures are synthetic.
    #expect(first.contains(">\(GeneratedGestures.line).</h2>") && !first.contains("near is first"))
    #expect(
      first.contains("One row per engine, in the order in which the engines were named. Missed: % of pulls."))
    #expect(first.contains("id=\"chart-plot\"") && first.contains("id=\"verdict-table\""))
    #expect(first.contains(">callback delay (ms)</button>"))
    #expect(
      first.contains("href=\"#trace=pulls/a.trace&amp;engine=near\"")
        && first.contains(": near fires, 1 does not"))
    #expect(!first.contains("b.trace"))
  }

  // One pull, which the first engine notices and the second does not; one scroll, which neither fires in.
  @Test(
    "the chart's data has each engine's place with its bounds, its figures in words, and the engine to open on"
  )
  func chart() throws {
    let data = SamplePage.data("answer-data", of: try SamplePage.plain.get())
    #expect(
      data.hasPrefix(#"{"first":0,"across":"false alarms","up":"pulls missed","better":true,"places":["#))
    #expect(
      data.contains(#"{"engine":"near","across":[0,"#) && data.contains(#"{"engine":"far","across":[0,"#))
    #expect(data.contains(#""words":"pulls missed 0%"#) && data.contains(#""words":"pulls missed 100%"#))
  }

  @Test("the header says what was counted, and the gestures' origin and scale")
  func header() throws {
    let page = try SamplePage.plain.get()
    let end = try #require(page.firstRange(of: "</header>"))
    let head = page[..<end.lowerBound]
    #expect(head.contains("<li>2 gestures in 2 files, 1 of them pulls</li>"))
    #expect(head.contains("<li>origin: synthetic</li><li>scale: known</li>"))
  }

  @Test("the figures' index and the details are as before")
  func golden() throws {
    let page = try SamplePage.plain.get()
    let data = SamplePage.data("traces-data", of: page) + "\n" + SamplePage.data("details-data", of: page)
    #expect(Golden.difference(of: data, from: "page-data.txt") == nil)
  }

  @Test("the page's markup, whole, with each element on a line")
  func whole() throws {
    let lines = SamplePage.markup(of: try SamplePage.plain.get()).split(separator: "<").joined(
      separator: "\n<")
    #expect(Golden.difference(of: lines + "\n", from: "page-markup.txt") == nil)
  }

  /// What a trace may hold, made to break out of text, attributes, script data and links.
  private static let hostile =
    "\"'><img src=x onerror=alert(1)></script><!-- </style>]]>&amp; {{x}} javascript:alert(1) \u{2028}\u{0}"

  @Test("no text of a trace becomes markup, in text, attributes or data")
  func escaping() throws {
    let (calm, hostile) = (try SamplePage.plain.get(), try SamplePage.text(words: Self.hostile))
    var (one, other) = (MarkupReader(calm), MarkupReader(hostile))
    one.read()
    other.read()
    // The same elements with the same attributes, in the same order: whatever the texts, they made none.
    #expect(one.shape == other.shape)
    #expect(other.complaints.isEmpty, "\(other.complaints)")
    let marks = ["<img src=x", "<!--", "\u{2028}\u{0}"]
    #expect(!marks.contains(where: hostile.contains))
  }

  @Test("the policy lets nothing run or load but the page's own script and style, by their hashes")
  func policy() throws {
    let page = try SamplePage.plain.get()
    #expect(page.contains("default-src 'none'; style-src 'sha256-\(SHA256.base64(of: PageParts.style))'"))
    #expect(page.contains("script-src 'sha256-\(SHA256.base64(of: PageParts.script))'"))
    #expect(!PageParts.script.contains("innerHTML") && !PageParts.script.contains("eval("))
    for address in ["http:", "https:", "//cdn"] {
      let uses = page.split(separator: "\n").filter {
        $0.contains(address) && !$0.contains("http://www.w3.org/2000/svg")
      }
      #expect(uses.isEmpty, "\(address)")
    }
  }

  @Test(
    "balanced accuracy is beside F1, and a table shows where the time until the app was told went: its parts add up"
  )
  func figures() throws {
    let page = try SamplePage.plain.get()
    // One pull fired in, one scroll kept still: both shares are whole.
    #expect(page.contains(">balanced</button>") && page.contains(">100%</td>"))
    let table = try #require(page.firstRange(of: "id=\"delay-table\""))
    let body = page[table.upperBound...]
    let row = try #require(body.firstRange(of: "<tr><th scope=\"row\""))
    let end = try #require(body[row.upperBound...].firstRange(of: "</tr>"))
    let cells = body[row.upperBound..<end.lowerBound].split(separator: "data-v=\"").dropFirst()
      .compactMap { Double($0.prefix { $0 != "\"" }) }
    #expect(cells.count == 7 && cells[0] == 1)
    #expect(abs(cells[1..<6].reduce(0, +) - cells[6]) < 3e-6)
  }

  // The pull goes 132.3 pt far at most, the scroll 31.4 (the details say so): what lies between parts them.
  @Test(
    "an engine's card has its ROC curve, its own threshold's place, and the best thresholds, which are those of sweep"
  )
  func receiver() throws {
    let page = try SamplePage.plain.get()
    #expect(page.components(of: "area 1.00") == 2)
    #expect(
      page.components(of: "best: 31.4–132.3 pt, misses 0 of 1 pull, 0 false alarms in 1 other gesture") == 2)
    #expect(page.components(of: "● own: 100% of pulls, 0% of others") == 1)
    #expect(page.components(of: "● own: 0% of pulls, 0% of others") == 1)
  }

  // 130 traces: ten more than are drawn, the last of them by name.
  @Test("a page draws so many traces and lists them all, and says so")
  func limit() throws {
    let page = try SamplePage.plain.get()
    #expect(page.contains(#""drawn":[0,1]"#) && !page.contains("<dt>Timelines</dt>"))
    let many = try SamplePage.text(copies: 65)
    #expect(
      SamplePage.data("details-data", of: many).split(separator: "\n").count == DrawnTraces(engines: 2).most)
    #expect(SamplePage.data("traces-data", of: many).ranges(of: "\"path\"").count == 130)
    #expect(many.contains("drawn for the 120 of 130 traces about which the engines disagree most"))
  }

  @Test("a table shows seven columns at most, and a choice of the others; fixed policies are folded away")
  func columns() throws {
    let page = try SamplePage.plain.get()
    for id in ["verdict-table", "intent-table", "delay-table"] {
      let table = try #require(page.firstRange(of: "id=\"\(id)\""))
      let heads = try #require(page[table.upperBound...].firstRange(of: "</thead>"))
      let shown = page[table.upperBound..<heads.lowerBound].split(separator: "<th ").dropFirst().count {
        !$0.contains("hidden=")
      }
      #expect((2...7).contains(shown), "\(id): \(shown)")
    }
    let names = ["near", "near-fixed", "other-fixed"]
    let table = HTMLTable("", [.init("engine") { .name($0) }, .init("n") { _ in .count(1) }], names)
    var writer = HTMLWriter()
    table.write(to: &writer, id: "t")
    #expect(writer.text.components(of: "class=\"fixed\" hidden=\"hidden\"") == 1, "only beside its original")
    #expect(writer.text.contains("fixed policies (-fixed)"))
  }
}

extension String {
  /// How often `words` stand in it.
  fileprivate func components(of words: String) -> Int { ranges(of: words).count }
}

/// Reads HTML as strictly as XML: what opens must close; scripts and styles are texts.
private struct MarkupReader {
  /// Elements and the names of their attributes, in order.
  private(set) var shape: [String] = []
  private(set) var open: [String] = []
  private(set) var ids: [String] = []
  private(set) var complaints: [String] = []
  private var rest: Substring

  init(_ page: String) { rest = page.dropFirst("<!doctype html>\n".count) }

  mutating func read() {
    while let start = rest.firstIndex(of: "<") {
      let words = rest[..<start]
      if words.contains(">") { complaints.append("a bare > in '\(words)'") }
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ">") else { return complaints.append("a tag without end") }
      tag(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if let last = open.last, last == "script" || last == "style" { skip(to: "</\(last)>") }
    }
  }

  private mutating func skip(to end: String) {
    guard let close = rest.firstRange(of: end) else { return complaints.append("no \(end)") }
    rest = rest[close.lowerBound...]
  }

  private mutating func tag(_ words: Substring) {
    if words.first == "/" {
      let name = String(words.dropFirst())
      if open.popLast() != name { complaints.append("</\(name)> closes something else") }
      return
    }
    let name = words.prefix { $0.isLetter || $0.isNumber }
    // Attributes are name="value", and a value holds no quote: every other part between quotes is a name.
    let parts = words.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
    if parts.count % 2 == 0 { complaints.append("quotes in '\(words)'") }
    let names = stride(from: 0, to: parts.count - 1, by: 2).map { String(parts[$0].filter { $0 != " " }) }
    for index in names.indices where names[index] == "id=" { ids.append(String(parts[index * 2 + 1])) }
    if words.contains("<") { complaints.append("a < in '\(words)'") }
    shape.append("\(name) \(names.joined(separator: " "))")
    if words.last != "/" { open.append(String(name)) }
  }
}
