import GestureTraces
import ReplayExperiments
import TakeChecks

/// Encodes the labels (descriptions) of a trace's gestures; what all labels share is stored once.
enum PartialLabels {
  /// The bits of a trace's flag byte, which say what follows.
  private enum Mark {
    static let layerMissing: UInt8 = 1
    static let truncated: UInt8 = 2
    static let hash: UInt8 = 4
    static let subject: UInt8 = 8
    static let grade: UInt8 = 16
    static let scale: UInt8 = 32
  }

  /// The bits of a gesture's flag byte, which say what follows.
  private enum GestureMark {
    static let unfinished: UInt8 = 1
    static let carriesDuration: UInt8 = 2
    static let intent: UInt8 = 4
    static let fault: UInt8 = 8
  }

  /// Writes the labels of one trace, at least one.
  static func write(_ labels: [TraceLabel], to writer: inout PartialWriter) {
    let trace = labels[0]
    var marks: UInt8 = 0
    if trace.isLayerMissing { marks |= Mark.layerMissing }
    if trace.isTruncated { marks |= Mark.truncated }
    if trace.contentHash != nil { marks |= Mark.hash }
    if trace.subject != nil { marks |= Mark.subject }
    if trace.grade != nil { marks |= Mark.grade }
    if trace.scale != nil { marks |= Mark.scale }
    writer.put(byte: marks)
    writer.put(trace.gestures)
    for text in [trace.origin, trace.device, trace.source, trace.units.rawValue, trace.layer.rawValue] {
      writer.put(text)
    }
    if let hash = trace.contentHash { writer.put(bits: hash) }
    if let subject = trace.subject { writer.put(subject) }
    if let grade = trace.grade { writer.put(grade) }
    if let scale = trace.scale { writer.put(scale.rawValue) }
    writer.put(time: trace.duration)
    writer.put(labels.count)
    for label in labels { write(gesture: label, to: &writer) }
  }

  private static func write(gesture label: TraceLabel, to writer: inout PartialWriter) {
    var marks: UInt8 = 0
    if label.isUnfinished { marks |= GestureMark.unfinished }
    if label.carriesDuration { marks |= GestureMark.carriesDuration }
    if label.intent != nil { marks |= GestureMark.intent }
    if label.fault != nil { marks |= GestureMark.fault }
    writer.put(byte: marks)
    writer.put(label.gesture)
    if let intent = label.intent { writer.put(intent.rawValue) }
    if let fault = label.fault { writer.put(fault.rawValue) }
  }

  /// Reads the labels of the trace at `path`.
  static func read(_ path: String, from reader: inout PartialReader) throws(PartialFault) -> [TraceLabel] {
    var trace = TraceLabel()
    trace.trace = path
    let marks = try reader.byte()
    trace.isLayerMissing = marks & Mark.layerMissing != 0
    trace.isTruncated = marks & Mark.truncated != 0
    trace.gestures = try reader.count()
    (trace.origin, trace.device, trace.source) = (try reader.text(), try reader.text(), try reader.text())
    (trace.units, trace.layer) = (try reader.word(TraceUnits.self), try reader.word(TraceLayer.self))
    if marks & Mark.hash != 0 { trace.contentHash = try reader.bits() }
    if marks & Mark.subject != 0 { trace.subject = try reader.text() }
    if marks & Mark.grade != 0 { trace.grade = try reader.text() }
    if marks & Mark.scale != 0 { trace.scale = try reader.word(TraceScale.self) }
    trace.duration = try reader.time()
    var labels: [TraceLabel] = []
    for _ in 0..<(try reader.things()) {
      var label = trace
      let marks = try reader.byte()
      label.isUnfinished = marks & GestureMark.unfinished != 0
      label.carriesDuration = marks & GestureMark.carriesDuration != 0
      label.gesture = try reader.count()
      if marks & GestureMark.intent != 0 { label.intent = try reader.word(Intent.self) }
      if marks & GestureMark.fault != 0 { label.fault = try reader.word(TakeFault.self) }
      labels.append(label)
    }
    guard !labels.isEmpty else { throw PartialFault("a trace has no label") }
    return labels
  }
}
