import GestureTraces
import ReplayStatistics
import TraceReplay

/// One device and the traces recorded with it: how it reports, and how far fingers moved on it.
package struct DeviceSummary: Sendable {
  /// The properties that identify a device; traces with equal properties count as recorded with the same device.
  ///
  /// A recording and an import count as different devices, because another program wrote the imported data.
  package struct Key: Hashable, Sendable {
    /// The device's name, or its kind if it has no name.
    package let name: String
    /// The kind of device, such as a touchscreen or touchpad.
    package let kind: TraceDevice.Kind
    /// The device's vendor and product number, four hexadecimal digits each; nil if the traces do not give them.
    package let identity: String?
    /// The origin of the device's traces: recorded, imported or synthetic.
    package let origin: TraceSource.Origin

    /// Takes the device's properties from the header of a trace.
    init(_ header: TraceHeader) {
      let device = header.device
      name = (device.name ?? device.kind.rawValue).withoutControlCharacters
      kind = device.kind
      let numbers = [device.vendor, device.product].compactMap(\.self)
      identity = numbers.count == 2 ? numbers.joined(separator: ":") : nil
      origin = header.source.origin
    }
  }

  /// The properties that identify the device.
  package let key: Key
  /// The number of traces that were recorded with the device.
  package private(set) var takes = 0
  /// The number of people that the device's traces name.
  package var subjects: Int { people.count }
  /// The number of gestures in the device's traces.
  package private(set) var gestures = 0
  /// The number of wheel movements in the device's traces.
  package private(set) var wheelMoves = 0
  /// The number of gaps: intervals with a moving finger in which reports are missing.
  package private(set) var gaps = 0
  /// The number of traces per grade, `A` (best) to `F`: the grade that the trace itself states, or else the grade of its events.
  package private(set) var grades: [String: Int] = [:]
  /// The greatest travel of a finger in one gesture, up or down, in points, ≥ 0; nil without gestures.
  package private(set) var reach: Double?
  /// The greatest travel of a finger, ``reach``, in millimetres; nil if the device's positions are not lengths.
  package private(set) var reachMillimetres: Double?
  private var people: Set<String> = []
  private var rates: [Double] = []
  private var jitters: [Double] = []
  private var scales: Set<Double> = []

  /// Starts a summary of a device without traces.
  init(_ key: Key) { self.key = key }

  /// Reports per second while a finger moves: the median over the device's traces; nil if no trace gives it.
  package var rate: Double? { Quantiles(rates).value(at: 0.5) }
  /// How unevenly the device reports: the mean deviation of a report interval from the usual one, in milliseconds.
  ///
  /// It is the median over the device's traces; nil if no trace gives it.
  package var jitter: Double? { Quantiles(jitters).value(at: 0.5) }
  /// Points per millimetre of finger travel; nil if positions are not lengths, or if the device's traces differ.
  package var pointsPerMillimetre: Double? { scales.count == 1 ? scales.first : nil }

  /// Adds a trace of this device.
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
  /// Adds the figures of the same device from another inventory, of other traces.
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
