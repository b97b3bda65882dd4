import GestureTraces
import ReplayExperiments
import TextFormats

extension Scrubber {
  /// A copy of a trace without personal data other than the motion itself.
  ///
  /// - Parameter trace: The original trace.
  /// - Returns: The scrubbed trace; its replay is the same.
  package func scrubbed(_ trace: Trace) -> Trace {
    let events = trace.events.compactMap(scrubbed)
    var result = Trace(path: trace.path, header: scrubbed(trace.header), events: events, end: trace.end)
    result.end?.others = JSONObject()
    result.end?.events = events.count
    return result
  }

  /// A file name for a scrubbed trace.
  ///
  /// - Parameter trace: The original trace.
  /// - Returns: A name that reveals nothing about the trace.
  package func fileName(of trace: Trace) -> String {
    pseudonyms.trace(hash: ContentHash.text(of: trace.hashOfContents), path: trace.path)
  }

  private func scrubbed(_ event: TraceEvent) -> TraceEvent? {
    if case .unknown = event.kind { return nil }
    var event = event
    // A gap with an unknown reason cuts a gesture differently from those with known reasons, so it stays a gap of that kind.
    if case .gap(.other) = event.kind { event.kind = .gap(.other("other")) }
    event.others = JSONObject()
    return event
  }

  private func scrubbed(_ header: TraceHeader) -> TraceHeader {
    var result = TraceHeader(device: scrubbed(header.device), source: scrubbed(header.source))
    (result.statedUnits, result.statedLayers) = (header.statedUnits, header.statedLayers)
    // The source is removed, and the scale may have been derived from it.
    result.statedScale = header.statedScale
    if result.scale != header.scale { result.note(scale: header.scale) }
    result.settings = header.settings.map { settings in
      var known = settings
      known.others = JSONObject()
      return known
    }
    result.intent = header.intent
    result.labels = header.labels?.map { LabelledSpan(from: $0.from, to: $0.to, intent: $0.intent) }
    result.subject = subject(header.subject)
    result.scenario = header.scenario.map { scenario in
      var known = scenario
      known.others = JSONObject()
      return known
    }
    return result
  }

  private func scrubbed(_ device: TraceDevice) -> TraceDevice {
    var result = device
    result.others = JSONObject()
    guard !choice.keepsDevice else { return result }
    result.name = self.device(device.name)
    (result.bus, result.vendor, result.product) = (nil, nil, nil)
    return result
  }

  private func scrubbed(_ source: TraceSource) -> TraceSource {
    var result = source
    // This is a file name.
    result.from = nil
    result.others = JSONObject()
    // Reports must see that a remade trace is not a new observation.
    if let maker = source.others[Trace.remadeKey]?.string { result.others[Trace.remadeKey] = .string(maker) }
    return result
  }
}
