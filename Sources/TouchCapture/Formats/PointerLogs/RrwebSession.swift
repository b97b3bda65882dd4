import GestureTraces
import TextFormats

/// The touches of a session recorded by rrweb: a list of events, or an object that contains one.
///
///     {"type":3,"timestamp":…,"data":{"source":2,"type":7,"x":…,"y":…}}                    7 down, 9 up, 10 cancel
///     {"type":3,"timestamp":…,"data":{"source":6,"positions":[{"x":…,"y":…,"timeOffset":-245}]}}   moves, each at its offset
///
/// The numbers are from `packages/types/src/index.ts` in rrweb-io/rrweb. rrweb records one finger, the first that changed. Positions are
/// CSS pixels of the window. Moves are written in batches of half a second, so a lift may come before the moves that led to it.
enum RrwebSession {
  /// The type of an event that changes the page or reports input (`EventType.IncrementalSnapshot`).
  private static let incremental = 3
  /// The sources of incremental snapshots that report input: `MouseMove`, `MouseInteraction`, `TouchMove`.
  private static let (mouseMove, interaction, touchMove) = (1, 2, 6)
  /// The meaning of rrweb's numbers for interactions: `TouchStart` 7, `TouchEnd` 9, `TouchCancel` 10.
  private static let phases: [Int: PointerPhase] = [7: .down, 9: .up, 10: .cancel]

  /// Reads the touches of a session.
  ///
  /// - Parameters:
  ///   - value: A JSON value.
  ///   - file: The file's name, for errors.
  /// - Returns: The samples; nil if the value is not an rrweb session.
  /// - Throws: An error if the session has no touches.
  static func samples(of value: JSONValue, _ file: String) throws(CaptureError) -> [PointerSample]? {
    guard let events = list(in: value) else { return nil }
    var (samples, mouse): ([PointerSample], Int) = ([], 0)
    for (index, event) in events.enumerated() {
      guard event["type"]?.integer == incremental, let data = event["data"], let time = time(of: event) else {
        continue
      }
      switch data["source"]?.integer {
      case touchMove:
        for position in data["positions"]?.array ?? [] {
          let offset = position["timeOffset"]?.double ?? 0
          samples.append(sample(index + 1, time + offset, .move, position))
        }
      case interaction:
        guard let phase = data["type"]?.integer.flatMap({ phases[$0] }) else { continue }
        samples.append(sample(index + 1, time, phase, data))
      case mouseMove: mouse += data["positions"]?.array?.count ?? 0
      default: continue
      }
    }
    guard !samples.isEmpty else {
      let moved = mouse > 0 ? ", only \(Counted.text(mouse, "position")) of a mouse" : ""
      throw .noEvents(
        file: file,
        message: "an rrweb session without touches\(moved); record one on a touch screen")
    }
    return samples
  }

  /// The list of events: the value itself, or the value of a key such as `events`; nil if none looks like rrweb's.
  private static func list(in value: JSONValue) -> [JSONValue]? {
    if let list = value.array { return isOfSession(list) ? list : nil }
    for member in value.object?.members ?? [] {
      if let list = member.value.array, isOfSession(list) { return list }
      if let list = member.value["events"]?.array, isOfSession(list) { return list }
    }
    return nil
  }

  private static func isOfSession(_ list: [JSONValue]) -> Bool {
    list.prefix(1000).contains { event in
      guard let type = event["type"]?.integer, 0...6 ~= type, event["data"]?.object != nil else {
        return false
      }
      return time(of: event) != nil && (type != incremental || event["data"]?["source"]?.integer != nil)
    }
  }

  /// The event's time in milliseconds since 1970.
  private static func time(of event: JSONValue) -> Double? {
    ["timestamp", "time_ms", "timestamp_ms"].lazy.compactMap { event[$0]?.double }.first
  }

  private static func sample(
    _ number: Int, _ milliseconds: Double, _ phase: PointerPhase, _ position: JSONValue
  ) -> PointerSample {
    var sample = PointerSample(line: number)
    sample.times.named = [.init(name: "timestamp", value: milliseconds, microseconds: 1000)]
    sample.phase = phase
    if let x = position["x"]?.double, let y = position["y"]?.double { sample.places.add(.plain, x: x, y: y) }
    return sample
  }
}
