import GestureTraces

/// Recordings, and made-up streams, as traces: through the real libinput, on a virtual clock.
package enum VirtualRecording {
  /// The traces that libinput makes of a recording, one a device that gave events, in the order of the devices.
  ///
  /// The same recording gives the same traces on every run of the same libinput. Any thread may call this; several at once
  /// do not disturb each other.
  ///
  /// - Parameters:
  ///   - recording: The devices and their events.
  ///   - source: Its origin; libinput's version is added.
  ///   - labels: A person's labels for it.
  ///   - name: The `path` of the traces.
  ///   - faults: The faults on the way, by number of the device.
  /// - Returns: The traces; empty where libinput took nothing.
  /// - Throws: `CaptureError`.
  package static func record(
    _ recording: EvdevRecording, source: TraceSource, labels: TraceLabels = TraceLabels(),
    name: String = "virtual", faults: [Int: [VirtualFault]] = [:]
  ) throws -> [Trace] {
    try result(recording, source: source, labels: labels, name: name, faults: faults).traces
  }

  /// The traces of a recording, or the reason why there are none.
  package struct Result: Sendable {
    /// One trace a device that gave something a replay can use.
    package var traces: [Trace]
    /// The reason why there is none, as a phrase; nil where there is one.
    package var emptiness: String?
  }

  /// As `record`, with the reason where nothing came, and with limits that may end it before the recording's own end.
  ///
  /// - Parameters:
  ///   - recording: The devices and their events.
  ///   - source: Its origin; libinput's version is added.
  ///   - labels: A person's labels for it.
  ///   - name: The `path` of the traces.
  ///   - faults: The faults on the way, by number of the device.
  ///   - node: One node (`/dev/input/event0` is the first device's) in place of the whole seat.
  ///   - seat: The seat.
  ///   - duration: Microseconds of virtual time after which to end; nil for the recording's own end.
  ///   - gestures: Gestures after which to end; nil for no limit.
  ///   - readsRaw: Whether the raw contacts are read beside libinput, as the layer `evdev`.
  /// - Returns: Traces, or why there are none.
  /// - Throws: `CaptureError`.
  package static func result(
    _ recording: EvdevRecording, source: TraceSource, labels: TraceLabels = TraceLabels(),
    name: String = "virtual", faults: [Int: [VirtualFault]] = [:], node: String? = nil,
    seat: String = "seat0", duration: Int64? = nil, gestures: Int? = nil, readsRaw: Bool = false
  ) throws -> Result {
    #if Capture
      var source = source
      source.libinput = LibinputVersion.text
      let player = try VirtualPlayer(recording, faults: faults)
      var sink = TraceCollector(writer: HeaderWriter(source: source, labels: labels), name: name)
      let backend = node.map { InputContext.Backend.node($0) } ?? .seat(seat)
      let outcome = try player.play(
        backend, limits: TouchRecorder.Limits(duration: duration, gestures: gestures), readsRaw: readsRaw,
        into: &sink)
      let usable = outcome.takes.filter(\.isUsable).compactMap { sink.trace(of: $0.device.id) }
      let why = usable.isEmpty ? EmptyTake.reason(of: recording, outcome) : nil
      return Result(traces: usable, emptiness: why)
    #else
      throw CaptureError.withoutCapture
    #endif
  }

  /// Plays a recording to a director, in place of a person's hand.
  ///
  /// - Parameters:
  ///   - recording: The devices and their events.
  ///   - source: Its origin; libinput's version is added.
  ///   - node: One node in place of the whole seat.
  ///   - seat: The seat.
  ///   - readsRaw: Whether the raw contacts are read beside libinput, as the layer `evdev`.
  ///   - director: Follows the recording.
  /// - Returns: The reason why nothing was touched, as a phrase; nil where something was.
  /// - Throws: `CaptureError`, or what the director throws.
  package static func direct(
    _ recording: EvdevRecording, source: TraceSource, node: String? = nil, seat: String = "seat0",
    readsRaw: Bool = false, director: any RecordingDirector
  ) throws -> String? {
    #if Capture
      var source = source
      source.libinput = LibinputVersion.text
      let player = try VirtualPlayer(recording)
      var sink = DirectedSink(writer: HeaderWriter(source: source, labels: TraceLabels()), director: director)
      let backend = node.map { InputContext.Backend.node($0) } ?? .seat(seat)
      let outcome = try player.play(backend, readsRaw: readsRaw, into: &sink)
      return outcome.takes.contains(where: \.isUsable) ? nil : EmptyTake.reason(of: recording, outcome)
    #else
      throw CaptureError.withoutCapture
    #endif
  }
}

#if Capture
  /// Gathers takes in memory.
  private struct TraceCollector: TakeSink {
    let writer: HeaderWriter
    let name: String
    /// By number of the device; nil for one that gave nothing.
    private var taken: [Trace?] = []

    init(writer: HeaderWriter, name: String) {
      self.writer = writer
      self.name = name
    }

    /// The trace of a device; nil where it gave nothing.
    func trace(of device: Int) -> Trace? { taken.indices.contains(device) ? taken[device] : nil }

    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool {
      let header = writer.header(of: device, started: nil)
      while taken.count <= device.id { taken.append(nil) }
      taken[device.id] = Trace(path: name, header: header, events: [], end: nil)
      return true
    }

    mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
      taken[device.id]?.events.append(event)
    }

    mutating func end(_ take: DeviceTake, at time: Int64) throws {
      let header = taken[take.device.id]?.header
      taken[take.device.id]?.end = take.end(at: time, header: header)
    }
  }
#endif
