import FileAccess
import TraceStorage

#if Capture
  import GestureTraces

  /// Writes a separate trace for each group of gestures; each file grows while recording.
  ///
  /// A group ends when nothing touches the device for some time.
  struct SplitFileSink: TakeSink {
    private let writer: HeaderWriter
    private let folder: String
    private let idle: Int64
    private var streams: [Int: Stream] = [:]
    /// The summaries of the traces that have ended, in the order in which they ended.
    private(set) var summaries: [LiveRecording.Summary] = []

    /// The state of one device: its present group of gestures and the file for it.
    private struct Stream {
      let device: InputDevice
      /// Monotonic time of the device's first event, in microseconds.
      let zero: Int64
      var splitter: GestureSplitter
      var trace: GrowingTrace?
      var count = 0
    }

    init(writer: HeaderWriter, folder: String, idle: Int64) {
      self.writer = writer
      self.folder = folder.hasSuffix("/") ? folder : folder + "/"
      self.idle = idle
    }

    /// The monotonic time in microseconds at which a group ends if no further event comes; nil if none is to end.
    var due: Int64? {
      streams.values.compactMap { stream in stream.splitter.due.map { stream.zero + $0 } }.min()
    }

    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool {
      streams[device.id] = Stream(
        device: device, zero: zero, splitter: GestureSplitter(idle: idle, kind: device.kind))
      return true
    }

    mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
      try follow(streams[device.id]?.splitter.pass(event) ?? [], device.id)
    }

    mutating func wake(at now: Int64) throws {
      for (id, stream) in streams {
        try follow(streams[id]?.splitter.elapse(to: now - stream.zero) ?? [], id)
      }
    }

    mutating func flush() throws {
      for stream in streams.values { try stream.trace?.flush() }
    }

    mutating func end(_ take: DeviceTake, at time: Int64) throws {
      try follow(streams[take.device.id]?.splitter.finish(at: time) ?? [], take.device.id)
      streams[take.device.id] = nil
    }

    private mutating func follow(_ steps: [GestureSplitter.Step], _ id: Int) throws {
      for step in steps {
        switch step {
        case .begin(let zero): try begin(id, at: zero)
        case .store(let event): streams[id]?.trace?.store(event)
        case .end(let time, let gestures): try end(id, at: time, gestures: gestures)
        }
      }
    }

    private mutating func begin(_ id: Int, at time: Int64) throws {
      guard var stream = streams[id] else { return }
      stream.count += 1
      let started = MonotonicClock.wall - (MonotonicClock.now - stream.zero - time)
      let start = "\(WallClock.fileName(started))-\(FileName.slug(stream.device.name))"
      let header = writer.header(of: stream.device, started: WallClock.text(started))
      let before = stream.count - 1
      stream.trace = try FreePath.make {
        folder + SplitName.file(start, before + $0)
      } _: {
        path throws(FileError) in
        try GrowingTrace(path, header: header)
      }
      streams[id] = stream
    }

    private mutating func end(_ id: Int, at time: Int64, gestures: Int) throws {
      guard let stream = streams[id], let trace = stream.trace else { return }
      streams[id]?.trace = nil
      let end = try trace.end(at: time)
      summaries.append(
        LiveRecording.Summary(
          device: stream.device.name, path: trace.path, end: end, gestures: gestures,
          layers: trace.integrity.figures(endedAtMicroseconds: time)))
    }
  }
#endif
