import GestureTraces
import TextFormats

/// A one-screen summary of several traces: how many, of whom, on which devices, and how good.
package struct FolderSummary: Sendable {
  /// The number of traces that are named, those with the worst grades.
  private static let mostNamed = 3
  /// The most devices that are named, and the most intents.
  private static let mostCounted = 6
  /// The best grade whose traces are named with the reasons for it.
  private static let firstBad: TraceGrade.Letter = .c
  private static let microsecondsPerSecond = 1e6

  private var traces = 0
  private var gestures = 0
  private var still = 0
  private var seconds = 0.0
  private var intents: [String: Int] = [:]
  private var devices: [String: Int] = [:]
  private var subjects: Set<String> = []
  private var origins: [String: Int] = [:]
  private var grades: [String: Int] = [:]
  private var bad: [(grade: String, path: String, reason: String)] = []

  /// Starts a summary without traces.
  package init() {}

  /// Starts a summary with one trace.
  package init(of trace: TraceSummary) {
    let header = trace.trace.header
    (traces, gestures, seconds) = (1, trace.gestures.count, trace.duration)
    still = trace.gestures.isEmpty ? 1 : 0
    for gesture in trace.gestures {
      let began = Int64(clamping: (gesture.began * Self.microsecondsPerSecond).rounded())
      intents[header.intent(ofGestureBegunAt: began)?.rawValue ?? "none", default: 0] += 1
    }
    devices[header.device.name ?? header.device.kind.rawValue] = 1
    if let subject = header.subject { subjects.insert(subject) }
    origins[header.source.origin.rawValue] = 1
    let grade = trace.trace.statedGrade ?? trace.grade.letter.rawValue
    grades[grade] = 1
    if grade >= Self.firstBad.rawValue {
      let reasons = trace.trace.end?.reasons ?? trace.grade.reasons
      bad = [(grade, trace.trace.path, reasons.first ?? "")]
    }
  }

  /// Adds the figures of another summary, of other traces.
  package mutating func add(_ other: FolderSummary) {
    traces += other.traces
    gestures += other.gestures
    still += other.still
    seconds += other.seconds
    intents.merge(other.intents, uniquingKeysWith: +)
    devices.merge(other.devices, uniquingKeysWith: +)
    origins.merge(other.origins, uniquingKeysWith: +)
    grades.merge(other.grades, uniquingKeysWith: +)
    subjects.formUnion(other.subjects)
    bad += other.bad
  }

  /// The summary within `width` columns.
  package func text(width: Int) -> String {
    let minutes = Figures.fixed(seconds / 60, decimals: 1)
    let people = subjects.isEmpty ? "no person named" : Counted.text(subjects.count, "person", "people")
    let title =
      "\(Counted.text(traces, "trace")), \(Counted.text(gestures, "gesture")), \(minutes) min; \(people), \(Counted.text(devices.count, "device"))"
    let rows = [
      ("origin", Self.counts(origins)), ("intent", Self.counts(intents)), ("device", Self.counts(devices)),
      ("grade", Self.counts(grades, byName: true)),
      ("no drag", still == 0 ? "" : Counted.text(still, "trace")),
    ].filter { !$0.1.isEmpty }
    let column = 9
    var text = WrappedText.text(title, width: width, indent: 0) + "\n"
    for (name, words) in rows {
      text += TextColumns.hanging(PaddedText.left(name, to: column), words, width: width)
    }
    let worst = bad.enumerated().sorted { ($1.element.grade, $0.offset) < ($0.element.grade, $1.offset) }
    for (_, trace) in worst.prefix(Self.mostNamed) {
      let path = WrappedText.end(of: trace.path, width: width - 4)
      text +=
        "  \(path)\n" + WrappedText.text("grade \(trace.grade): \(trace.reason)", width: width, indent: 4)
    }
    return text
  }

  /// Names with their counts, as text: the most frequent first, or sorted by name.
  private static func counts(_ counts: [String: Int], byName: Bool = false) -> String {
    let sorted = counts.sorted { byName || $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    let shown = sorted.prefix(mostCounted).map { "\($0.value) \($0.key)" }
    let rest = sorted.count > mostCounted ? ", \(sorted.count - mostCounted) more" : ""
    return shown.joined(separator: ", ") + rest
  }
}
