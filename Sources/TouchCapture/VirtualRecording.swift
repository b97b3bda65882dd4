import GestureTraces

/// Turns recordings and synthetic streams into traces, through the real libinput on a virtual clock.
package enum VirtualRecording {
  /// Makes traces by playing a recording to libinput: one for each device that sent events, in the order of the devices.
  ///
  /// The same recording gives the same traces on every run of the same libinput. Any thread may call this; calls at the same time do not
  /// interfere.
  ///
  /// - Parameters:
  ///   - recording: The devices and their events.
  ///   - source: The origin for the traces' headers; libinput's version is added.
  ///   - labels: The user's labels for the recording.
  ///   - name: The `path` of the traces.
  ///   - faults: Simulated faults, by index of the device.
  /// - Returns: The traces; empty if libinput accepted nothing.
  /// - Throws: `CaptureError`.
  package static func record(
    _ recording: EvdevRecording, source: TraceSource, labels: TraceLabels = TraceLabels(),
    name: String = "virtual", faults: [Int: [VirtualFault]] = [:]
  ) throws -> [Trace] {
    try result(recording, source: source, labels: labels, name: name, faults: faults).traces
  }

  /// The traces of a recording, or the reason why there are none.
  package struct Result: Sendable {
    /// One trace for each device that has an event a replay can use.
    package var traces: [Trace]
    /// The reason why there are no traces, as a phrase; nil if there are some.
    package var emptiness: String?
  }

  /// Makes traces as `record` does, but also returns the reason if there are none, and accepts limits that may end the playback early.
  ///
  /// - Parameters:
  ///   - recording: The devices and their events.
  ///   - source: The origin for the traces' headers; libinput's version is added.
  ///   - labels: The user's labels for the recording.
  ///   - name: The `path` of the traces.
  ///   - faults: Simulated faults, by index of the device.
  ///   - node: One node (`/dev/input/event0` is the first device's) instead of the whole seat.
  ///   - seat: The seat.
  ///   - duration: Virtual time in microseconds after which to end; nil to play the whole recording.
  ///   - gestures: The number of gestures after which to end; nil for no limit.
  ///   - readsRaw: Whether the raw contacts are read in parallel to libinput, as the layer `evdev`.
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

  /// Plays a recording to the director of a guided session, in place of a person who touches a device.
  ///
  /// - Parameters:
  ///   - recording: The devices and their events.
  ///   - source: The origin for the traces' headers; libinput's version is added.
  ///   - node: One node instead of the whole seat.
  ///   - seat: The seat.
  ///   - readsRaw: Whether the raw contacts are read in parallel to libinput, as the layer `evdev`.
  ///   - director: Follows the recording.
  /// - Returns: The reason why nothing was touched, as a phrase; nil if something was.
  /// - Throws: `CaptureError`, or errors of the director.
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
  /// Collects the takes of all devices in memory, as traces.
  private struct TraceCollector: TakeSink {
    let writer: HeaderWriter
    let name: String
    /// The traces by device number; nil for a device that has no event.
    private var taken: [Trace?] = []

    init(writer: HeaderWriter, name: String) {
      self.writer = writer
      self.name = name
    }

    /// The trace of the device with this number; nil if the device has no event.
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
