import PullToRefresh
import ReplayExperiments

/// Encodes the verdicts on the gestures of one trace at every threshold of a sweep; engines, models and thresholds are in the header.
enum PartialThresholds {
  /// The bits of the flag byte for one engine on one gesture, which say what follows.
  private enum Mark {
    static let byRuns: UInt8 = 1
    static let firesAtOwn: UInt8 = 2
    static let busy: UInt8 = 4
    static let own: UInt8 = 8
    static let critical: UInt8 = 16
    static let triggersAtOwn: UInt8 = 32
    static let triggers: UInt8 = 64
  }

  /// Writes the verdicts on the gestures of one trace, at least one gesture.
  static func write(_ gestures: [SweptTrace.Gesture], to writer: inout PartialWriter) {
    PartialLabels.write(gestures.map(\.label), to: &writer)
    for gesture in gestures {
      writer.put(gesture.replays.count)
      for replay in gesture.replays { write(replay, to: &writer) }
    }
  }

  private static func write(_ replay: SweptReplay, to writer: inout PartialWriter) {
    var marks: UInt8 = 0
    if replay.method == .replay { marks |= Mark.byRuns }
    if replay.firesAtOwn { marks |= Mark.firesAtOwn }
    if replay.isBusy { marks |= Mark.busy }
    if replay.own != nil { marks |= Mark.own }
    if replay.critical != nil { marks |= Mark.critical }
    if replay.triggersAtOwn != nil { marks |= Mark.triggersAtOwn }
    if !replay.triggers.isEmpty { marks |= Mark.triggers }
    writer.put(byte: marks)
    writer.put(replay.reason)
    if let own = replay.own { writer.put(own) }
    if let critical = replay.critical { writer.put(critical) }
    if let triggers = replay.triggersAtOwn { writer.put(triggers) }
    // The count plus one; 0 if the engine was not run.
    for count in replay.triggers { writer.put(count.map { $0 + 1 } ?? 0) }
  }

  /// Reads the verdicts on the gestures of the trace at `path`, at the thresholds of `rows`.
  static func read(
    _ path: String, from reader: inout PartialReader, _ rows: [PartialHeader.Row]
  ) throws(PartialFault) -> [SweptTrace.Gesture] {
    var gestures: [SweptTrace.Gesture] = []
    for label in try PartialLabels.read(path, from: &reader) {
      let count = try reader.count()
      guard count == 0 || count == rows.count else {
        throw PartialFault("a gesture has results of \(count) engines, and the file is of \(rows.count)")
      }
      var replays: [SweptReplay] = []
      for row in rows.prefix(count) { replays.append(try replay(row, from: &reader)) }
      gestures.append(SweptTrace.Gesture(label: label, replays: replays))
    }
    return gestures
  }

  private static func replay(
    _ row: PartialHeader.Row, from reader: inout PartialReader
  ) throws(PartialFault) -> SweptReplay {
    var replay = SweptReplay()
    (replay.engine, replay.model, replay.grid) = (row.engine, row.model, row.grid)
    let marks = try reader.byte()
    replay.method = marks & Mark.byRuns != 0 ? .replay : .critical
    replay.firesAtOwn = marks & Mark.firesAtOwn != 0
    replay.isBusy = marks & Mark.busy != 0
    replay.reason = try reader.text()
    if marks & Mark.own != 0 { replay.own = try reader.number() }
    if marks & Mark.critical != 0 { replay.critical = try reader.number() }
    if marks & Mark.triggersAtOwn != 0 { replay.triggersAtOwn = try reader.count() }
    guard marks & Mark.triggers != 0 else {
      guard replay.critical != nil else {
        throw PartialFault("a gesture has neither triggers nor a threshold")
      }
      return replay
    }
    for _ in row.grid {
      let code = try reader.count()
      replay.triggers.append(code == 0 ? nil : code - 1)
    }
    return replay
  }
}
