import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// A report as a single HTML file: tables, intervals, histograms, and traces on a time axis.
///
/// The page makes no network requests. Its security policy allows only its own script, identified by a hash. Every text of a trace is
/// escaped, in markup and in data. The same replays give the same bytes.
package struct HTMLReport: Sendable {
  /// What the page states about the replays: the traces, engines, models and options.
  package struct Settings: Sendable {
    /// The title of the page, which describes the traces.
    package var title: String
    /// The names of the engines, in the order of the replays.
    package var engines: [String]
    /// The values of `--model`, in the order of the replays: names of scroll models, or `native` for each engine's own model.
    package var grounds: [String]
    /// The name of the scroll model of every replay: for each element of ``grounds``, one per engine.
    package var models: [String]
    /// The options with which the traces were replayed.
    package var options: ReplayOptions
    /// Further settings to list on the page, each with a name and a value.
    package var facts: [(name: String, value: String)]
    /// The one of ``engines`` that is a log of a real app instead of an engine; nil if there is none.
    package var observed: String?
    /// The family of each engine, in the order of ``engines``; empty if the page does not offer families to choose from.
    package var families: [String]
    /// The words for engines and models that are not selected by their names, for the commands on the page.
    package let given: GivenWords

    /// Creates the settings of a page.
    ///
    /// - Parameters:
    ///   - title: What the traces are.
    ///   - engines: The names of the engines, in the order of the replays.
    ///   - grounds: The values of `--model`, in the order of the replays.
    ///   - models: The model of every replay: for each of `grounds`, one per engine.
    ///   - options: How traces were replayed.
    ///   - facts: Names and values for the list of settings.
    ///   - observed: The name among `engines` that is a real app; nil if there is none.
    ///   - families: The family of each engine; empty for no choice by family.
    ///   - given: The words for engines and models that are not selected by their names.
    package init(
      title: String, engines: [String], grounds: [String], models: [String], options: ReplayOptions,
      facts: [(name: String, value: String)], observed: String? = nil, families: [String] = [],
      given: GivenWords = GivenWords([], on: [])
    ) {
      (self.title, self.engines, self.grounds, self.models) = (title, engines, grounds, models)
      (self.options, self.facts, self.observed) = (options, facts, observed)
      (self.families, self.given) = (families, given)
    }
  }

  /// The largest size of all timelines together, in bytes; further traces have none.
  private static let mostDetails = 16_000_000

  let settings: Settings
  package private(set) var traces: [PageTrace] = []
  /// The choice of traces that get a timeline.
  package let drawing: DrawnTraces

  /// Creates a page without traces.
  package init(_ settings: Settings) {
    self.settings = settings
    drawing = DrawnTraces(engines: settings.engines.count)
  }

  /// Adds a trace, in the order of the report. The trace must have been offered to ``drawing`` before.
  package mutating func add(_ trace: PageTrace) { traces.append(trace) }

  /// True if an added trace is chosen for a timeline.
  ///
  /// - Parameter index: The index of the trace, in the order of adding.
  /// - Returns: False if enough other traces are more informative.
  package func isDrawn(_ index: Int) -> Bool { drawing.isDrawn(traces[index]) }

  /// Stores the timeline of an added trace.
  ///
  /// - Parameters:
  ///   - index: The index of the trace, in the order of adding.
  ///   - details: The line that `PageTrace.details(options:grounds:)` makes.
  package mutating func draw(_ index: Int, _ details: [UInt8]) { traces[index].details = details }

  /// The indices of the traces that have a timeline, ascending.
  var drawn: [Int] {
    var bytes = 0
    return traces.indices.filter { index in
      guard let details = traces[index].details, isDrawn(index) else { return false }
      bytes += details.count
      return bytes <= Self.mostDetails
    }
  }

  /// The whole page as HTML.
  ///
  /// - Parameter report: The statistics over the same traces.
  /// - Returns: HTML in UTF-8.
  package func text(_ report: Report) -> String {
    let drawn = drawn
    var page = HTMLWriter()
    page.raw("<!doctype html>\n")
    page.element("html", ["lang": "en"]) { page in
      writeHead(&page)
      page.endLine()
      page.element("body") { writeBody(report, drawn: drawn, &$0) }
    }
    page.endLine()
    return page.text
  }

  private func writeHead(_ page: inout HTMLWriter) {
    let policy = """
      default-src 'none'; style-src 'sha256-\(PageParts.styleHash)'; \
      script-src 'sha256-\(PageParts.scriptHash)'; img-src data:; base-uri 'none'; form-action 'none'
      """
    page.element("head") { page in
      page.empty("meta", ["charset": "utf-8"])
      page.empty("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      page.empty("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      page.empty("meta", ["name": "color-scheme", "content": "light dark"])
      page.empty("link", ["rel": "icon", "href": "data:,"])
      page.element("title", text: "overscroll report: \(settings.title)")
      page.endLine()
      page.element("style") { $0.raw(PageParts.style) }
    }
  }

  private func writeBody(_ report: Report, drawn: [Int], _ page: inout HTMLWriter) {
    let telling = telling(among: drawn)
    writeHeader(report, &page)
    page.element("main", ["id": "main"]) { page in
      writeAnswer(report, telling, &page)
      writeTraces(&page)
      writePeople(&page)
      writeDisagreements(&page)
      writeIntentSection(report, &page)
      writeIntervals(report, &page)
      writeTimings(report, &page)
      writeExcluded(report, &page)
      writeSettings(drawn: drawn.count, &page)
      writeReading(&page)
    }
    page.endLine()
    page.element("script", ["type": "application/json", "id": "traces-data"]) {
      $0.raw(ScriptData.text(of: index(drawn: drawn, telling: telling)))
    }
    page.endLine()
    page.element("script", ["type": "application/json", "id": "answer-data"]) {
      $0.raw(ScriptData.text(of: answerData(report)))
    }
    page.endLine()
    // One line per trace, so that the page reads only those that are opened.
    page.element("script", ["type": "text/plain", "id": "details-data"]) { page in
      for index in drawn { page.raw(ScriptData.text(of: traces[index].details ?? []) + "\n") }
    }
    page.endLine()
    page.element("script") { $0.raw(PageParts.script) }
  }

  /// The JSON that the page reads when it opens: the results of all traces without their timelines.
  private func index(drawn: [Int], telling: [(trace: Int, gesture: Int)]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("rate", settings.options.rate)
      json.list("drawn", drawn)
      json.list("telling", telling.map { traces[$0.trace].gestures[$0.gesture].label.name })
      json.list("engines", settings.engines)
      if let observed = settings.observed { json.member("observed", observed) }
      json.list("grounds", settings.grounds)
      json.list("models", settings.models)
      for (key, words) in [("engine_words", settings.given.engines), ("model_words", settings.given.models)]
      where !words.isEmpty {
        json.object(key) { json in
          for (name, word) in words.sorted(by: { $0.key < $1.key }) { json.member(name, word) }
        }
      }
      json.list("traces", traces) { json, trace in trace.write(to: &json) }
    }
    return json.bytes
  }
}
