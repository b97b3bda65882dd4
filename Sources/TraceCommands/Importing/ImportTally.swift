import GestureTraces
import TextFormats
import TouchCapture

/// Counts imported recordings, and the reasons for those not imported.
struct ImportTally {
  /// Files in folders that are not recordings.
  private(set) var passedOver: [String] = []
  private var imported = 0
  private var traces = 0
  private var grades: [String: Int] = [:]
  private var kinds: [TraceDevice.Kind: Int] = [:]
  /// The number of traces with an assumed scale.
  private var assumed = 0
  private var failures = ImportReasons()
  private var warnings = ImportReasons()
  /// Physically impossible movements in traces graded D or F.
  private var faults = ImportReasons()

  /// True if something could not be read or written.
  var hasFailed: Bool { failures.count > 0 }
  /// True if nothing was imported.
  var hasNothing: Bool { imported == 0 }
  /// True if nothing was imported and nothing failed.
  var isEmpty: Bool { hasNothing && !hasFailed }

  /// Counts an imported recording.
  ///
  /// - Parameters:
  ///   - traces: Its traces.
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

  /// Counts a failed recording.
  ///
  /// - Parameters:
  ///   - message: The message, with the file, the line and the advice.
  ///   - path: The file.
  ///   - told: The file at the start of the message, if it is another.
  mutating func fail(_ message: String, of path: String, beginningWith told: String? = nil) {
    failures.add(message, of: path, beginningWith: told)
  }

  /// Counts a recording that was imported in part.
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

  /// The counts and reasons: `226 of 227 recordings imported, 231 traces; 1 not: no contact in it`.
  var line: String { hasFailed ? "\(head): \(failures.words)" : head }

  /// The counts alone: `226 of 227 recordings imported, 231 traces; 1 not`.
  private var head: String {
    let all = Counted.text(imported + failures.count, "recording")
    let start = "\(imported) of \(all) imported, \(Counted.text(traces, "trace"))"
    return hasFailed ? "\(start); \(failures.count) not" : start
  }

  /// The summary, which fits one screen: counts, grades and kinds, and reasons for what was not imported.
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
