import FileAccess
import TraceStorage

#if Capture
  import GestureTraces

  /// Writes takes to files line by line while recording, so that a crash loses nothing already written.
  struct TraceFileSink: TakeSink {
    private let writer: HeaderWriter
    private let destination: LiveRecording.Destination
    private let takesAnyKind: Bool
    private let overwrites: Bool
    private var files: [Int: GrowingLines] = [:]
    /// True once the single file of `Destination.file` was started.
    private var hasBegun = false
    /// The summaries of the takes that have ended, in the order in which they ended.
    private(set) var summaries: [LiveRecording.Summary] = []

    init(
      writer: HeaderWriter, destination: LiveRecording.Destination, takesAnyKind: Bool, overwrites: Bool
    ) {
      self.writer = writer
      self.destination = destination
      self.takesAnyKind = takesAnyKind
      self.overwrites = overwrites
    }

    mutating func begin(_ device: InputDevice, zero: Int64) throws -> Bool {
      let started = MonotonicClock.wall - (MonotonicClock.now - zero)
      guard let trace = try open(device, started) else { return false }
      let header = writer.header(of: device, started: WallClock.text(started))
      trace.append(TraceWriter.headerLine(header))
      files[device.id] = trace
      return true
    }

    /// Creates the file for a device's take; returns nil if the device is not to be recorded.
    private mutating func open(_ device: InputDevice, _ started: Int64) throws(FileError) -> GrowingLines? {
      switch destination {
      case .folder(let folder):
        let start = "\(WallClock.fileName(started))-\(FileName.slug(device.name))"
        let stem = "\(folder)\(folder.hasSuffix("/") ? "" : "/")\(start)"
        // An existing file of that name is another recording and must not be replaced.
        return try FreePath.make {
          $0 == 1 ? "\(stem).trace" : "\(stem)-\($0).trace"
        } _: {
          path throws(FileError) in
          try GrowingLines(path, overwrite: false)
        }
      case .file(let file):
        // A mouse must not be recorded in place of the touchpad that is meant.
        guard !hasBegun, takesAnyKind || device.kind != .wheel else { return nil }
        hasBegun = true
        return try GrowingLines(file, overwrite: overwrites)
      }
    }

    mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
      files[device.id]?.append(event)
    }

    mutating func flush() throws {
      // A failed file was reported when it failed; the others continue.
      for trace in files.values where trace.failure == nil { try trace.flush() }
    }

    mutating func end(_ take: DeviceTake, at time: Int64) throws {
      guard let trace = files.removeValue(forKey: take.device.id), trace.failure == nil else { return }
      let end = take.end(at: time, header: writer.header(of: take.device, started: nil))
      try trace.close(with: end)
      summaries.append(
        LiveRecording.Summary(
          device: take.device.name, path: trace.path, end: end, gestures: take.gestures,
          layers: take.integrity.figures(endedAtMicroseconds: time)))
    }
  }
#endif
