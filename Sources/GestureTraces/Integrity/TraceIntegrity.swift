/// The facts that determine a trace's grade, collected event by event while it is recorded, imported or read.
///
/// Each layer is followed separately; a loss that both layers report counts once. It takes less than 2 MB, however long the trace is.
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
  /// The flaws found in the header alone.
  private var header = TraceGrade()
  /// The number of events added so far.
  private var count = 0

  /// The facts about a trace with a known scale, before its first event.
  ///
  /// - Parameters:
  ///   - units: The units of contact positions.
  ///   - size: The size of the surface; nil if unknown.
  ///   - hasLengths: Whether the ranges of the axes are the device's own; if they are the recording's extremes, lengths are not judged.
  public init(
    units: TraceUnits = .millimetres, size: TraceDevice.Size? = nil, hasLengths: Bool = true
  ) {
    libinput = LayerIntegrity(units: units, size: size, hasLengths: hasLengths)
    evdev = LayerIntegrity(units: units, size: size, hasLengths: hasLengths)
    if let size { TraceDevice.judge(size, into: &header) }
  }

  /// The facts about a trace with this header, before its first event.
  ///
  /// - Parameter header: Its units and size, and values that may be impossible; an assumed scale limits the grade to B.
  public init(header: TraceHeader) {
    self.init(
      units: header.units, size: header.device.size, hasLengths: !header.source.rangesAreExtremes)
    header.judge(into: &self.header)
    if let reason = header.reasonOfAssumedScale { self.header.find(.b, reason) }
  }

  /// The facts about a whole trace: its header and all its events.
  public init(of trace: Trace) {
    self.init(header: trace.header)
    for event in trace.events { follow(event) }
  }

  /// Adds the next event of a trace.
  ///
  /// - Parameter event: The event; within its layer, times never go back.
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
      // A contact that the removal cut off is not a separate missing lift, in either layer.
      libinput.cutOff()
      evdev.cutOff()
    }
    if layer == .libinput { libinput.interrupt() } else { evdev.interrupt() }
  }

  /// Records a contact that was released without having come down, because it was on the surface when the recording began.
  ///
  /// A release in the trace shows this by itself; this method is for releases that the trace does not contain.
  public mutating func noteStray() {
    hasHiddenStray = true
  }

  /// Records that a kernel timestamp was before the previous one in its layer, and was stored as equal to it.
  ///
  /// - Parameter distance: How far it went back, in microseconds, > 0.
  public mutating func noteStampGoingBack(byMicroseconds distance: Int64) {
    stamps.count(distance)
  }

  /// Adds the timestamps that went back in another recorder of the same take; the trace itself does not contain them.
  public mutating func noteStamps(of other: TraceIntegrity) {
    stamps.add(other.stamps)
  }

  /// The figures of the layers that have events.
  ///
  /// - Parameter ended: When the recording ended, in microseconds since the first event.
  /// - Returns: libinput's figures before evdev's.
  public func figures(endedAtMicroseconds ended: Int64) -> [LayerFigures] {
    var figures: [LayerFigures] = []
    if !libinput.isEmpty { figures.append(libinput.figures(.libinput, endedAt: ended)) }
    if !evdev.isEmpty { figures.append(evdev.figures(.evdev, endedAt: ended)) }
    return figures
  }

  /// The grade of the events so far.
  ///
  /// - Parameters:
  ///   - ended: When the recording ended, in microseconds since the first event.
  ///   - isTruncated: Whether the file has no end line.
  ///   - place: Returns an event's location by its index in the order of ``follow(_:)``; by default its line in the trace.
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

  /// The place of an event in its trace, as `line` and a line number; the header is line 1.
  public static func line(ofEvent number: Int) -> String { "line \(number + 2)" }

  /// Adds the flaws of the layers to a grade. A flaw that only one of two layers has names that layer.
  private static func judge(
    _ figures: [LayerFigures], into grade: inout TraceGrade, _ place: (Int) -> String
  ) {
    var listed: [LayerFinding] = []
    for layer in figures {
      for finding in layer.findings {
        let isEverywhere = finding.isOfTake || figures.allSatisfy { $0.findings.contains(finding) }
        if isEverywhere, listed.contains(finding) { continue }
        listed.append(finding)
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
  /// When the trace ended, in microseconds since the first event: the time in its end line, or without one, the time of its last event.
  public var endedAtMicroseconds: Int64 {
    end?.timeMicroseconds ?? events.reduce(0) { max($0, $1.timeMicroseconds) }
  }
}
