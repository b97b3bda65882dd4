import GestureTraces
import TextFormats

/// Reads touches from a Perfetto trace that this program's `export` wrote.
///
/// Each touch is a slice, and its positions are counters, in points with times in nanoseconds. Traces of other programs have touches in
/// tables, if at all (``PerfettoTable``).
struct PerfettoTraceReader {
  private typealias Field = PerfettoField.Packet
  private typealias Names = PerfettoField.Track

  /// The kind of data on one track of the trace: a touch, or its horizontal or vertical position.
  private enum Part { case touch, x, y }

  /// A finger that is down at the present point of the trace.
  private struct Finger {
    var phase: PointerPhase?
    var x = Double.nan
  }

  private let bytes: [UInt8]
  private var group: UInt64?
  private var parts: [UInt64: (finger: String, part: Part)] = [:]
  private var fingers: [String: Finger] = [:]
  private var samples: [PointerSample] = []
  private var count = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True if the bytes begin like a Perfetto trace: with packets, the first of which consists of valid fields.
  ///
  /// Unlike a text, they contain bytes of 0.
  static func recognises(_ start: [UInt8]) -> Bool {
    guard start.first == UInt8(truncatingIfNeeded: Field.packet << 3 | 2), start.contains(0) else {
      return false
    }
    var (file, whole) = (ProtobufFields(start), 0)
    while whole < 16, let packet = file.next() {
      guard packet.number == Field.packet, case .range(let range) = packet.value else { return false }
      var fields = ProtobufFields(start, range)
      while fields.next() != nil {}
      guard fields.isWhole, !range.isEmpty else { return false }
      whole += 1
    }
    return whole > 1
  }

  /// Reads the touches of a trace.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the trace's file.
  ///   - file: The file's name, for errors.
  ///   - options: The user's options for facts that the trace does not state.
  /// - Returns: Rows of contacts, in points.
  /// - Throws: An error that says what to do, if the trace has no touches.
  static func table(
    _ bytes: [UInt8], file: String, _ options: ImportOptions
  ) throws(CaptureError) -> RecordTable {
    var reader = PerfettoTraceReader(bytes)
    var packets = ProtobufFields(bytes)
    while let packet = packets.next() {
      if packet.number == Field.packet, case .range(let range) = packet.value { reader.take(range) }
    }
    guard !reader.samples.isEmpty else {
      throw .noEvents(
        file: file,
        message: reader.group == nil
          ? "a trace of Perfetto; import reads its touches as a table. Export the result of: \(PerfettoTable.query)"
          : "it does not contain fingers of a touchscreen; import the trace that it was exported from")
    }
    var facts = SampleTable.Facts(format: RecordingImport.Format.perfettoTrace.rawValue, file: file)
    facts.units = "pt"
    if !packets.isWhole { facts.findings = TraceGrade(.c, "the file is cut off, or damaged from there on") }
    return try SampleTable.table(reader.samples, facts, options)
  }

  private mutating func take(_ packet: Range<Int>) {
    var (fields, time) = (ProtobufFields(bytes, packet), Int64?.none)
    while let field = fields.next() {
      switch (field.number, field.value) {
      case (Field.timestamp, .number(let number)): time = Int64(exactly: number)
      case (Field.descriptor, .range(let range)): describe(range)
      case (Field.event, .range(let range)): if let time { happen(range, time) }
      default: break
      }
    }
  }

  private mutating func describe(_ range: Range<Int>) {
    var (fields, uuid, parent, name) = (ProtobufFields(bytes, range), UInt64?.none, UInt64?.none, "")
    while let field = fields.next() {
      switch (field.number, field.value) {
      case (PerfettoField.Descriptor.uuid, .number(let number)): uuid = number
      case (PerfettoField.Descriptor.parent, .number(let number)): parent = number
      case (PerfettoField.Descriptor.name, .range(let range)): name = text(range)
      default: break
      }
    }
    guard let uuid else { return }
    if name == Names.fingers, group == nil { group = uuid }
    guard let group, parent == group, name.hasPrefix(Names.finger) else { return }
    let finger = name.dropFirst(Names.finger.count)
    if finger.hasSuffix(Names.x) {
      parts[uuid] = (String(finger.dropLast(Names.x.count)), .x)
    } else if finger.hasSuffix(Names.y) {
      parts[uuid] = (String(finger.dropLast(Names.y.count)), .y)
    } else {
      parts[uuid] = (String(finger), .touch)
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func happen(_ range: Range<Int>, _ time: Int64) {
    var (fields, type, track) = (ProtobufFields(bytes, range), UInt64(0), UInt64?.none)
    var (value, name) = (Double.nan, "")
    while let field = fields.next() {
      switch (field.number, field.value) {
      case (PerfettoField.Event.type, .number(let number)): type = number
      case (PerfettoField.Event.track, .number(let number)): track = number
      case (PerfettoField.Event.double, .eight(let bits)): value = Double(bitPattern: bits)
      case (PerfettoField.Event.name, .range(let range)): name = text(range)
      default: break
      }
    }
    count += 1
    guard let track, let (id, part) = parts[track] else { return }
    switch (part, type) {
    case (.touch, PerfettoField.Event.sliceBegin): fingers[id, default: Finger()].phase = .down
    case (.touch, PerfettoField.Event.sliceEnd): fingers[id, default: Finger()].phase = .up
    case (.touch, PerfettoField.Event.instant):
      if name == Names.cancelled { fingers[id, default: Finger()].phase = .cancel }
    case (.x, PerfettoField.Event.counter): fingers[id, default: Finger()].x = value
    case (.y, PerfettoField.Event.counter): add(id, y: value, time)
    default: break
    }
  }

  /// Adds one position of a finger; in the trace its y follows its x, and both follow the slice that begins the touch.
  private mutating func add(_ id: String, y: Double, _ time: Int64) {
    var finger = fingers[id] ?? Finger()
    var sample = PointerSample(line: count)
    (sample.phase, sample.contact) = (finger.phase ?? .move, id)
    sample.times.named = [.init(name: "eventtimenanos", value: Double(time), microseconds: 1e-3)]
    if finger.x.isFinite, y.isFinite { sample.places.add(.position, x: finger.x, y: y) }
    samples.append(sample)
    finger.phase = nil
    fingers[id] = finger
  }
}
