import TextFormats

/// An earlier report in the format `overscroll-report/2`, reduced to what is needed to compare a later report with it.
package struct BaselineReport: Sendable {
  /// The path of the report's file, as given.
  package let path: String
  /// The settings of the report's replays; if the file is so old that it lacks them, only the frame rate is known.
  private let settings: RecordedSettings
  /// Notes on what a file in an older report format lacks; empty for the current format.
  package let notes: [String]
  /// The paths and content hashes of the counted traces, by origin; empty if the file is so old that it lacks them.
  let traces: [String: TracePairing.Side]
  /// The figures of the report's groups, in the order of the file.
  let groups: [GroupRecord]

  /// Reads a baseline from the bytes of a report.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file that `overscroll report --json` wrote.
  ///   - path: The file's path, for messages.
  /// - Throws: An error that says what is wrong, where, and what to do.
  package init(_ bytes: [UInt8], path: String) throws(BaselineError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.value(of: Self.withoutMark(bytes))
    } catch {
      throw BaselineError("\(path):\(error.line):\(error.column): \(error.problem); \(Self.remedy)")
    }
    guard json["schema"]?.string == CheckedReport.format.name else {
      let schema = json["schema"].map { $0.string.map(QuotedWord.text) ?? $0.kindName } ?? "nothing"
      throw BaselineError(
        "\(path): its schema is \(schema), not \(CheckedReport.format.name); \(Self.remedy)")
    }
    guard let rate = json["rate_hz"]?.double, rate > 0, let groups = json["groups"]?.array else {
      throw BaselineError("\(path): rate_hz or groups is missing; \(Self.remedy)")
    }
    self.path = path
    self.groups = groups.compactMap(GroupRecord.init)
    traces = Self.traces(json)
    let (settings, rateAlone) = (RecordedSettings(json["settings"]), RecordedSettings(rate: rate))
    self.settings = settings ?? rateAlone
    notes = Self.notes(
      isOld: settings == nil, hasHashes: traces.values.allSatisfy { $0.known != nil })
    guard self.groups.count == groups.count else {
      throw BaselineError(
        "\(path): a group lacks its names or counts, or they are not counts; \(Self.remedy)")
    }
    guard !groups.isEmpty else {
      throw BaselineError("\(path): it has no group to compare with; \(Self.remedy) over traces that count")
    }
  }

  /// The settings that differ between this report and a later one, one phrase each.
  ///
  /// - Parameter settings: The replay settings of the later report.
  /// - Returns: Phrases such as `slop_pt was 0, is 8`; empty if all settings are equal.
  package func changes(to settings: RecordedSettings) -> [String] {
    settings.changes(since: self.settings)
  }

  /// The bytes without a leading byte order mark, which some editors and shells write.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  private static func traces(_ json: JSONValue) -> [String: TracePairing.Side] {
    let members = json["traces"]?.object?.members ?? []
    let sides = members.map { member in
      let paths = (member.value.array ?? []).compactMap(\.string)
      let hashes = (json["content_hashes"]?[member.key]?.array ?? []).map {
        $0.string.flatMap { UInt64($0, radix: 16) }
      }
      return (member.key, TracePairing.Side(paths: paths, hashes: hashes))
    }
    return Dictionary(sides, uniquingKeysWith: { first, _ in first })
  }

  private static func notes(isOld: Bool, hasHashes: Bool) -> [String] {
    var notes: [String] = []
    if isOld {
      notes.append("does not say how its traces were replayed, so the frame rate alone is compared")
    }
    if !hasHashes { notes.append("does not say what its traces held, so they go by their paths") }
    return notes.map { "\($0); make a new baseline" }
  }

  private static let remedy = "give a file written by 'overscroll report --json'"
}

/// The reason why a file cannot serve as a baseline.
package struct BaselineError: Error, Equatable, CustomStringConvertible {
  /// The message: where, what is wrong, and what to do.
  package let description: String

  init(_ description: String) { self.description = description }
}
