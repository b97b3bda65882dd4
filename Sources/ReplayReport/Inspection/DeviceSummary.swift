import GestureTraces
import ReplayStatistics
import TraceReplay

/// One device in the traces that were made with it: how it reports, and how far fingers went on it.
package struct DeviceSummary: Sendable {
  /// The facts that tell one device from others. A recording and an imported one are told apart: another program wrote the latter.
  package struct Key: Hashable, Sendable {
    /// The device's name; its kind where it has none.
    package let name: String
    /// Its kind.
    package let kind: TraceDevice.Kind
    /// Vendor and product, four hexadecimal digits each; nil where the traces do not say.
    package let identity: String?
    /// The origin of its traces.
    package let origin: TraceSource.Origin

    /// The key of the device that a trace was made with.
    init(_ header: TraceHeader) {
      let device = header.device
      name = (device.name ?? device.kind.rawValue).withoutControlCharacters
      kind = device.kind
      let numbers = [device.vendor, device.product].compactMap(\.self)
      identity = numbers.count == 2 ? numbers.joined(separator: ":") : nil
      origin = header.source.origin
    }
  }

  /// The device.
  package let key: Key
  /// Its traces.
  package private(set) var takes = 0
  /// People named in them.
  package var subjects: Int { people.count }
  /// Gestures in them.
  package private(set) var gestures = 0
  /// Moves of wheels in them.
  package private(set) var wheelMoves = 0
  /// Intervals of moving fingers across which reports are missing.
  package private(set) var gaps = 0
  /// Traces by grade, `A` to `F`: the one the trace has, else that of its events.
  package private(set) var grades: [String: Int] = [:]
  /// The greatest travel of a finger in one gesture, up or down, in points; nil without gestures.
  package private(set) var reach: Double?
  /// The same in millimetres; nil where positions are no lengths.
  package private(set) var reachMillimetres: Double?
  private var people: Set<String> = []
  private var rates: [Double] = []
  private var jitters: [Double] = []
  private var scales: Set<Double> = []

  /// A device without any trace yet.
  init(_ key: Key) { self.key = key }

  /// Reports a second while a finger moves: the median of its traces; nil where none says.
  package var rate: Double? { Quantiles(rates).value(at: 0.5) }
  /// Mean distance of an interval from the usual one, in milliseconds: the median of its traces; nil where none says.
  package var jitter: Double? { Quantiles(jitters).value(at: 0.5) }
  /// Points for a millimetre of finger travel; nil where positions are no lengths, or its traces differ.
  package var pointsPerMillimetre: Double? { scales.count == 1 ? scales.first : nil }

  /// Takes a trace of this device.
  mutating func add(_ trace: TraceSummary, pointsPerMillimetre scale: Double?) {
    takes += 1
    if let subject = trace.trace.header.subject { people.insert(subject) }
    gestures += trace.gestures.count
    wheelMoves += trace.wheelMoves
    grades[trace.trace.statedGrade ?? trace.grade.letter.rawValue, default: 0] += 1
    if let layer = trace.layers.first(where: { $0.layer == trace.layer }) {
      gaps += layer.gaps
      if layer.isMoving, let rate = layer.rate { rates.append(rate) }
      if layer.isMoving, let jitter = layer.jitter { jitters.append(jitter / 1000) }
    }
    if let scale, !trace.gestures.isEmpty { scales.insert(scale) }
    for gesture in trace.gestures {
      let travel = max(gesture.furthestDown, -gesture.furthestUp)
      reach = max(reach ?? 0, travel)
      if let scale { reachMillimetres = max(reachMillimetres ?? 0, travel / scale) }
    }
  }
}

extension DeviceSummary {
  /// Takes the traces of the same device that were looked at elsewhere.
  mutating func add(_ other: DeviceSummary) {
    takes += other.takes
    people.formUnion(other.people)
    gestures += other.gestures
    wheelMoves += other.wheelMoves
    gaps += other.gaps
    grades.merge(other.grades, uniquingKeysWith: +)
    reach = [reach, other.reach].compactMap(\.self).max()
    reachMillimetres = [reachMillimetres, other.reachMillimetres].compactMap(\.self).max()
    rates += other.rates
    jitters += other.jitters
    scales.formUnion(other.scales)
  }
}
