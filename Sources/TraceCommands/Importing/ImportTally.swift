import GestureTraces
import TextFormats
import TouchCapture

/// Counts imported recordings, and the reasons for those not imported.
struct ImportTally {
  /// The paths of skipped files: files in folders that are not recordings.
  private(set) var passedOver: [String] = []
  private var imported = 0
  private var traces = 0
  private var grades: [String: Int] = [:]
  private var kinds: [TraceDevice.Kind: Int] = [:]
  /// The number of traces whose scale to points is assumed, because nothing states it.
  private var assumed = 0
  private var failures = ImportReasons()
  private var warnings = ImportReasons()
  /// The reasons for grades D and F that name a place in the trace, such as an impossible movement, with their counts.
  private var faults = ImportReasons()

  /// True if a recording could not be read or a trace could not be written.
  var hasFailed: Bool { failures.count > 0 }
  /// True if no recording was imported.
  var hasNothing: Bool { imported == 0 }
  /// True if no recording was imported and none failed.
  var isEmpty: Bool { hasNothing && !hasFailed }

  /// Counts an imported recording and its traces.
  ///
  /// - Parameters:
  ///   - traces: The traces made from the recording.
  ///   - path: The recording.
  mutating func count(_ traces: [ImportedTrace], of path: String) {
    imported += 1
    self.traces += traces.count
    for trace in traces {
      grades[trace.end?.grade ?? Figures.none, default: 0] += 1
      kinds[trace.header.device.kind, default: 0] += 1
      if trace.header.scale == .assumed { assumed += 1 }
      guard let end = trace.end, let letter = end.grade.flatMap(TraceGrade.Letter.init), letter >= .d else {
        continue
      }
      // Reasons with a place are of what was seen in it, the others also of what it leaves open.
      for reason in end.reasons ?? [] where TraceGrade.withoutPlace(reason).count < reason.count {
        faults.add("grade \(letter.rawValue): \(TraceGrade.withoutPlace(reason))", of: path)
      }
    }
  }

  /// Counts a file in a folder that is not a recording.
  mutating func passOver(_ path: String) { passedOver.append(path) }

  /// Counts a recording that could not be imported.
  ///
  /// - Parameters:
  ///   - message: The message, with the file, the line and the advice.
  ///   - path: The file.
  ///   - told: The file at the start of the message, if it is not `path`.
  mutating func fail(_ message: String, of path: String, beginningWith told: String? = nil) {
    failures.add(message, of: path, beginningWith: told)
  }

  /// Counts a recording of which only a part was imported.
  ///
  /// - Parameters:
  ///   - reason: The reason, without file and device.
  ///   - path: The file.
  mutating func warn(_ reason: String, of path: String) { warnings.add(reason, of: path) }

  /// The line about skipped files: `passed over 2 files that are not recordings: LICENSE, notes.txt`; nil if there are none.
  var passedOverLine: String? {
    guard !passedOver.isEmpty else { return nil }
    let names = passedOver.compactMap { $0.split(separator: "/").last }
    let unique = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    let more = unique.count > 5 ? ", …" : ""
    let files = Counted.text(
      passedOver.count, "file that is not a recording", "files that are not recordings")
    return "passed over \(files): \(unique.prefix(5).joined(separator: ", "))\(more)"
  }

  /// The counts and the reasons in one line: `226 of 227 recordings imported, 231 traces; 1 not: no contact in it`.
  var line: String { hasFailed ? "\(head): \(failures.words)" : head }

  /// The counts without reasons: `226 of 227 recordings imported, 231 traces; 1 not`.
  private var head: String {
    let all = Counted.text(imported + failures.count, "recording")
    let start = "\(imported) of \(all) imported, \(Counted.text(traces, "trace"))"
    return hasFailed ? "\(start); \(failures.count) not" : start
  }

  /// A summary on one screen: counts, grades and kinds of the traces, and the reasons why recordings were not imported.
  ///
  /// - Parameter width: The width in columns.
  /// - Returns: Lines, each with its line feed.
  func summary(width: Int) -> String {
    let grades = self.grades.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let kinds = TraceDevice.Kind.allCases.compactMap { kind in
      self.kinds[kind].map { "\(kind.rawValue) \($0)" }
    }
    let hasMore = hasFailed || warnings.count > 0 || faults.count > 0
    var text = head + (hasMore ? " (--full prints one line each)\n" : "\n")
    if traces > 0 {
      text += "grades: \(grades.joined(separator: ", "))\ndevices: \(kinds.joined(separator: ", "))\n"
    }
    if assumed > 0 {
      text +=
        "scale assumed: \(assumed), so distances and verdicts may be wrong (each grade names the option)\n"
    }
    if hasFailed { text += "\nnot imported\n" + failures.table(width: width) }
    if faults.count > 0 { text += "\nwhat no finger does\n" + faults.table(width: width) }
    if warnings.count > 0 { text += "\nless than there might be\n" + warnings.table(width: width) }
    if let line = passedOverLine { text += "\n" + WrappedText.text(line, width: width, indent: 0) }
    return text
  }
}
