import TextFormats

/// The count of what a batch imported, and why the rest was not.
struct ImportTally {
  /// The files of folders that are no recordings.
  private(set) var passedOver: [String] = []
  private var imported = 0
  private var traces = 0
  /// Reasons in the order they came: what they have in common, the first one's words, and how often.
  private var reasons: [(common: String, words: String, count: Int)] = []
  /// Reasons that are told; the rest is counted together.
  private static let most = 3

  /// True if something could not be read or written.
  var hasFailed: Bool { !reasons.isEmpty }
  /// True if nothing was imported and nothing failed.
  var isEmpty: Bool { imported == 0 && reasons.isEmpty }

  /// Counts a recording that became so many traces.
  mutating func count(traces: Int) {
    imported += 1
    self.traces += traces
  }

  /// Counts a file of a folder that is no recording.
  mutating func passOver(_ path: String) { passedOver.append(path) }

  /// Counts a recording that failed, by the reason in the message alone: without file, line, row and advice; reasons that
  /// differ in their numbers are one.
  mutating func fail(_ message: String, of path: String) {
    var rest = message[...]
    for start in [path, "event "] where rest.hasPrefix(start) {
      rest = rest.dropFirst(start.count).drop { $0 == ":" || $0.isNumber }.drop { $0 == " " }
    }
    let words = String(rest.prefix { $0 != ";" })
    let common = words.split { $0.isNumber }.joined(separator: "…")
    if let index = reasons.firstIndex(where: { $0.common == common }) {
      reasons[index].count += 1
    } else {
      reasons.append((common, words, 1))
    }
  }

  /// `passed over 2 files that are no recordings: LICENSE, notes.txt`; nil where there is none.
  var passedOverLine: String? {
    guard !passedOver.isEmpty else { return nil }
    let names = passedOver.compactMap { $0.split(separator: "/").last }.prefix(5).joined(separator: ", ")
    let more = passedOver.count > 5 ? ", …" : ""
    let files = Counted.text(
      passedOver.count, "file that is no recording", "files that are no recordings")
    return "passed over \(files): \(names)\(more)"
  }

  /// `226 of 227 recordings imported, 231 traces; 1 not: no contact in it`.
  var line: String {
    let failed = reasons.reduce(0) { $0 + $1.count }
    let all = Counted.text(imported + failed, "recording")
    let start = "\(imported) of \(all) imported, \(Counted.text(traces, "trace"))"
    guard failed > 0 else { return start }
    let often = reasons.sorted { $0.count > $1.count }
    var told = often.prefix(Self.most).map { $0.count == 1 ? $0.words : "\($0.common) (\($0.count))" }
    let rest = often.dropFirst(Self.most).reduce(0) { $0 + $1.count }
    if rest > 0 { told.append(Counted.text(rest, "other reason")) }
    return "\(start); \(failed) not: \(told.joined(separator: "; "))"
  }
}
