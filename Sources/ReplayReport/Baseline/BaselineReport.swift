import GestureTraces
import ReplayStatistics
import TraceReplay

/// A report that was written before as `overscroll-report/1`, as far as a later one is compared with it.
public struct BaselineReport: Sendable {
  /// Its path as given.
  public let path: String
  /// Display frames per second of its replays.
  public let rate: Double
  /// The counted traces of each origin; empty in reports older than this key.
  let traces: [String: [String]]
  /// Its groups, in their order.
  let groups: [GroupRecord]

  /// The report that `bytes` hold.
  ///
  /// - Parameters:
  ///   - bytes: A file as `overscroll report --json` writes it.
  ///   - path: For messages.
  /// - Throws: What is wrong, where, and what to do.
  public init(_ bytes: [UInt8], path: String) throws(BaselineError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.value(of: bytes)
    } catch {
      throw BaselineError("\(path):\(error.line):\(error.column): \(error.problem); \(Self.remedy)")
    }
    guard json["schema"]?.string == Report.schema else {
      let schema = json["schema"]?.kindName ?? "nothing"
      throw BaselineError("\(path): its schema is \(schema), not \(Report.schema); \(Self.remedy)")
    }
    guard let rate = json["rate_hz"]?.double, rate > 0, let groups = json["groups"]?.array else {
      throw BaselineError("\(path): rate_hz or groups is missing; \(Self.remedy)")
    }
    (self.path, self.rate) = (path, rate)
    self.groups = groups.compactMap(GroupRecord.init)
    traces = Dictionary(
      (json["traces"]?.object?.members ?? []).map { member in
        (member.key, (member.value.array ?? []).compactMap(\.string))
      }, uniquingKeysWith: { first, _ in first })
    guard self.groups.count == groups.count else {
      throw BaselineError("\(path): a group lacks its names or counts, or they are no counts; \(Self.remedy)")
    }
    guard !groups.isEmpty else {
      throw BaselineError("\(path): it has no group to compare with; \(Self.remedy) over traces that count")
    }
  }

  private static let remedy = "give a file written by 'overscroll report --json'"
}

/// Why a file cannot be compared with.
public struct BaselineError: Error, Equatable, CustomStringConvertible {
  /// Where, what is wrong, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
