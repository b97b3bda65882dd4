#if Capture
  import GestureTraces

  /// Passes the events of one surface on to the director of a guided recording.
  struct DirectedSink: TakeSink {
    private let writer: HeaderWriter
    private let director: any RecordingDirector
    private var zero: Int64?

    init(writer: HeaderWriter, director: any RecordingDirector) {
      self.writer = writer
      self.director = director
    }

    mutating func introduce(_ devices: [InputDevice]) throws {
      try director.introduce(devices.filter { $0.kind != .wheel }.map { writer.header(of: $0, started: nil) })
    }

    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool {
      guard self.zero == nil, device.kind != .wheel else { return false }
      guard try director.choose(writer.header(of: device, started: nil), zero: zero) else { return false }
      self.zero = zero
      return true
    }

    mutating func store(_ event: TraceEvent, of device: InputDevice) throws { try director.store(event) }

    mutating func flush() throws { try director.flush() }

    var due: Int64? { director.due }

    var descriptor: Int32 { director.descriptor }

    mutating func wake(at now: Int64) throws { try director.wake(at: now) }

    var isComplete: Bool { director.isComplete }

    mutating func end(_ take: DeviceTake, at time: Int64) throws {
      try director.finish(at: (zero ?? 0) + time)
    }
  }
#endif
