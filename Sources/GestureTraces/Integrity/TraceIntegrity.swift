/// The facts that a trace's grade depends on, gathered event by event while it is recorded, imported or read.
///
/// Each layer is followed by itself. A loss that both layers tell of is one. However long the trace, it takes less than
/// 2 MB.
///
///     var integrity = TraceIntegrity(units: .millimetres)
///     for event in events { integrity.follow(event) }
///     integrity.grade(endedAtMicroseconds: 460_000).letter   // .a
public struct TraceIntegrity: Equatable, Sendable {
  private var libinput: LayerIntegrity
  private var evdev: LayerIntegrity
  private var dropped = LossCount()
  private var suspended = LossCount()
  private var unknown = LossCount()
  private var stamps = StampsGoingBack()
  private var isUnplugged = false
  private var hasHiddenStray = false
  /// What the header alone says.
  private var header = TraceGrade()
  /// The number of events that were followed.
  private var count = 0

  /// Nothing has happened yet, and the scale is known.
  ///
  /// - Parameters:
  ///   - units: What contact positions are in.
  ///   - size: The size of the surface, if it is known.
  ///   - hasLengths: Whether the ranges of the axes are the device's; of the recording's own extremes nothing is judged by length.
  public init(
    units: TraceUnits = .millimetres, size: TraceDevice.Size? = nil, hasLengths: Bool = true
  ) {
    libinput = LayerIntegrity(units: units, size: size, hasLengths: hasLengths)
    evdev = LayerIntegrity(units: units, size: size, hasLengths: hasLengths)
    if let size { TraceDevice.judge(size, into: &header) }
  }

  /// Nothing has happened yet in a trace with this header.
  ///
  /// - Parameter header: Its units, its size, and what it says that cannot be; an assumed scale makes the grade a B at best.
  public init(header: TraceHeader) {
    self.init(
      units: header.units, size: header.device.size, hasLengths: !header.source.rangesAreExtremes)
    header.judge(into: &self.header)
    if let reason = header.reasonOfAssumedScale { self.header.find(.b, reason) }
  }

  /// The facts of a whole trace.
  public init(of trace: Trace) {
    self.init(header: trace.header)
    for event in trace.events { follow(event) }
  }

  /// Follows the next line of a trace.
  ///
  /// - Parameter event: The event; within its layer times never go back.
  public mutating func follow(_ event: TraceEvent) {
    defer { count += 1 }
    switch event.kind {
    case .gap(let reason): follow(reason, event)
    case .unknown: break
    default:
      if event.layer == .libinput {
        libinput.follow(event, number: count)
      } else {
        evdev.follow(event, number: count)
      }
    }
  }

  private mutating func follow(_ reason: GapReason, _ event: TraceEvent) {
    let (time, layer) = (event.timeMicroseconds, event.layer)
    switch reason {
    case .dropped: dropped.count(at: time, layer: layer)
    case .suspended: suspended.count(at: time, layer: layer)
    case .other: unknown.count(at: time, layer: layer)
    case .unplugged:
      isUnplugged = true
      // What it cut off is no missing lift of its own, in neither layer.
      libinput.cutOff()
      evdev.cutOff()
    }
    if layer == .libinput { libinput.interrupt() } else { evdev.interrupt() }
  }

  /// Notes a contact that lifted without having come down: the recording began with it on the surface.
  ///
  /// A lift in a trace says so by itself; this is for one that the trace does not hold.
  public mutating func noteStray() {
    hasHiddenStray = true
  }

  /// Notes that a kernel stamp was before the one before it in its layer, and was stored as equal to it.
  ///
  /// - Parameter distance: How much it was before, in microseconds, > 0.
  public mutating func noteStampGoingBack(byMicroseconds distance: Int64) {
    stamps.count(distance)
  }

  /// Notes what another recorder of the same take was told and the trace does not hold: stamps that went back.
  public mutating func noteStamps(of other: TraceIntegrity) {
    stamps.add(other.stamps)
  }

  /// The figures of the layers that have events.
  ///
  /// - Parameter ended: When the recording ended, in microseconds since the first event.
  /// - Returns: libinput's before evdev's.
  public func figures(endedAtMicroseconds ended: Int64) -> [LayerFigures] {
    var figures: [LayerFigures] = []
    if !libinput.isEmpty { figures.append(libinput.figures(.libinput, endedAt: ended)) }
    if !evdev.isEmpty { figures.append(evdev.figures(.evdev, endedAt: ended)) }
    return figures
  }

  /// The grade of what was followed.
  ///
  /// - Parameters:
  ///   - ended: When the recording ended, in microseconds since the first event.
  ///   - isTruncated: Whether the file has no end line.
  ///   - place: The place of an event, by its number from 0 in the order of ``follow(_:)``; its line in the trace, where the reader of a
  ///     reason knows no better one.
  /// - Returns: Letter and reasons; an F for a trace without events.
  public func grade(
    endedAtMicroseconds ended: Int64, isTruncated: Bool = false,
    place: (Int) -> String = TraceIntegrity.line(ofEvent:)
  ) -> TraceGrade {
    var grade = TraceGrade()
    let figures = figures(endedAtMicroseconds: ended)
    if figures.isEmpty { grade.find(.f, "no events") }
    if isTruncated { grade.find(.c, "cut off") }
    judgeLosses(into: &grade)
    stamps.judge(into: &grade)
    if hasHiddenStray { grade.find(LayerFinding.stray.letter, LayerFinding.stray.reason) }
    Self.judge(figures, into: &grade, place)
    return grade.joined(with: header)
  }

  /// The line of an event in its trace: the header is the first.
  public static func line(ofEvent number: Int) -> String { "line \(number + 2)" }

  /// Adds what is found in the layers; what is found in only one of two says in which.
  private static func judge(
    _ figures: [LayerFigures], into grade: inout TraceGrade, _ place: (Int) -> String
  ) {
    var told: [LayerFinding] = []
    for layer in figures {
      for finding in layer.findings {
        let isEverywhere = finding.isOfTake || figures.allSatisfy { $0.findings.contains(finding) }
        if isEverywhere, told.contains(finding) { continue }
        told.append(finding)
        let prefix = isEverywhere ? "" : "\(layer.layer.rawValue): "
        let suffix = finding.first.map { TraceGrade.first + place($0) } ?? ""
        grade.find(finding.letter, prefix + finding.reason + suffix)
      }
    }
  }

  private func judgeLosses(into grade: inout TraceGrade) {
    if let times = dropped.times {
      grade.find(dropped.total > GradeLimits.mostDrops ? .f : .d, "events dropped \(times)")
    }
    if isUnplugged { grade.find(.c, "unplugged") }
    if let times = suspended.times { grade.find(.c, "suspended \(times)") }
    if let times = unknown.times { grade.find(.d, "something lost \(times)") }
  }
}

extension Trace {
  /// The time at which it ended, in microseconds since the first event: by its last line, else with its last
  /// event.
  public var endedAtMicroseconds: Int64 {
    end?.timeMicroseconds ?? events.reduce(0) { max($0, $1.timeMicroseconds) }
  }
}
