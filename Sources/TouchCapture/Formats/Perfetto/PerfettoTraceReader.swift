import GestureTraces
import TextFormats

/// Reads the fingers of a trace of Perfetto that `export` wrote: a stretch for each touch, and its positions as numbers, in points and
/// nanoseconds. Traces of others have touches in tables, if at all (``PerfettoTable``).
struct PerfettoTraceReader {
  private typealias Field = PerfettoField.Packet
  private typealias Names = PerfettoField.Track

  /// What a track says of a finger.
  private enum Part { case touch, x, y }

  /// A finger between its events.
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

  /// True for the start of a trace of Perfetto: packets, the first of them with fields to their end. A text has no bytes of 0.
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

  /// The touches of a trace.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - file: Its name, for errors.
  ///   - options: A person's word.
  /// - Returns: Rows of contacts, in points.
  /// - Throws: That no finger is in it, and what to do.
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
          ? "a trace of Perfetto, whose touches import reads as a table; export the result of: \(PerfettoTable.query)"
          : "no finger of a touchscreen is in it; import the trace that it was made of")
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

  /// Adds a touch: of one the numbers come last, and y behind x.
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
