import GestureTraces

/// Gestures of one finger as columns in the C caller's memory: start indices, times and positions.
///
/// No other thread may change the columns until the call that reads them returns.
struct GestureColumns: @unchecked Sendable {
  /// The header that all gestures share: device, units and scene.
  let header: TraceHeader
  /// The common start of the gestures' paths in results; a slash and the gesture's index from 0 follow.
  let name: String
  /// The number of gestures.
  let count: Int
  /// The index of each gesture's first sample in the other columns, and finally the number of samples.
  let starts: UnsafePointer<Int64>
  /// The time of each sample in microseconds, on any clock.
  let times: UnsafePointer<Int64>
  /// The vertical position of each sample, growing downwards, in the header's units.
  let y: UnsafePointer<Double>
  /// The horizontal position of each sample, in the header's units; nil if all are equal.
  let x: UnsafePointer<Double>?
  /// The time of each gesture's release, in microseconds; nil if it is the time of the last sample.
  let lifts: UnsafePointer<Int64>?
  /// The intent of each gesture, as an index into ``intentNames``, or -1 for no intent; nil uses the header's intent.
  let intents: UnsafePointer<Int32>?
  /// The names of intents, such as `pull`, to which ``intents`` refers by index.
  let intentNames: [String]

  /// The horizontal position of all samples if there is no column for it; no engine uses it here.
  private static let column = 0.0

  /// The trace of one gesture, with times that count from its first sample.
  ///
  /// - Parameter gesture: The index of the gesture, from 0.
  /// - Returns: A trace with one gesture.
  /// - Throws: An error for invalid columns.
  func trace(of gesture: Int) throws(GestureFault) -> Trace {
    let samples = try samples(of: gesture)
    let zero = times[samples.lowerBound]
    var events: [TraceEvent] = []
    events.reserveCapacity(samples.count + 1)
    var newest: Int64 = 0
    for sample in samples {
      let time = times[sample] &- zero
      guard time >= newest, time <= TraceReader.longestTime else {
        throw fault(
          gesture,
          "its sample \(sample) is before the one before it, or a day after its first; order them by time")
      }
      newest = time
      let (x, y) = (self.x?[sample] ?? Self.column, self.y[sample])
      guard abs(x) <= TraceEvent.furthest, abs(y) <= TraceEvent.furthest else {
        throw fault(
          gesture, "its sample \(sample) is not at a position from -1000000 to 1000000; leave it out")
      }
      let isFirst = sample == samples.lowerBound
      events.append(
        TraceEvent(
          timeMicroseconds: time,
          kind: isFirst ? .down(slot: 0, x: x, y: y) : .move(slot: 0, x: x, y: y)))
    }
    let lift = lifts.map { $0[gesture] &- zero } ?? newest
    guard lift >= newest, lift <= TraceReader.longestTime else {
      throw fault(gesture, "its lift is before its last sample, or a day after its first; give a later one")
    }
    events.append(TraceEvent(timeMicroseconds: lift, kind: .up(slot: 0)))
    var header = header
    if let intents { header.intent = try intent(intents[gesture], of: gesture) }
    let end = TraceEnd(timeMicroseconds: lift, events: events.count, grade: nil, reasons: nil)
    return Trace(path: path(of: gesture), header: header, events: events, end: end)
  }

  /// The path by which results name a gesture: the common start, a slash, and the index from 0.
  func path(of gesture: Int) -> String { "\(name)/\(gesture)" }

  private func samples(of gesture: Int) throws(GestureFault) -> Range<Int> {
    let (from, to) = (starts[gesture], starts[gesture + 1])
    guard from >= 0, from < to else {
      throw fault(
        gesture, "it has no sample, as it begins at \(from) and the next at \(to); starts must rise")
    }
    guard to - from < TraceReader.mostEvents else {
      throw fault(gesture, "it has \(to - from) samples, too many for one gesture; starts must rise by less")
    }
    return Int(from)..<Int(to)
  }

  private func intent(_ number: Int32, of gesture: Int) throws(GestureFault) -> Intent? {
    guard number >= 0 else { return nil }
    let word = Int(number) < intentNames.count ? intentNames[Int(number)] : "\(number)"
    guard let intent = Intent(rawValue: word) else {
      let words = Intent.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(gesture, "its intent '\(word)' is none of \(words)")
    }
    return intent
  }

  private func fault(_ gesture: Int, _ words: String) -> GestureFault {
    GestureFault(description: "\(path(of: gesture)): \(words)")
  }
}

/// An error in a gesture's columns: where it is, what is wrong, and what to do.
struct GestureFault: Error, CustomStringConvertible {
  /// The message in one line.
  let description: String
}
