import FileAccess
import TraceStorage

#if Capture
  import GestureTraces

  /// Writes takes into files as they grow, a line at a time, so that a crash loses nothing written.
  struct TraceFileSink: TakeSink {
    private let writer: HeaderWriter
    private let destination: LiveRecording.Destination
    private let takesAnyKind: Bool
    private let overwrites: Bool
    private var files: [Int: GrowingLines] = [:]
    /// True once the one file of `Destination.file` was begun.
    private var hasBegun = false
    /// Summaries of the takes, in order of their ends.
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

    /// The file of a device's take; nil where it is not wanted.
    private mutating func open(_ device: InputDevice, _ started: Int64) throws(FileError) -> GrowingLines? {
      switch destination {
      case .folder(let folder):
        let start = "\(WallClock.fileName(started))-\(FileName.slug(device.name))"
        let stem = "\(folder)\(folder.hasSuffix("/") ? "" : "/")\(start)"
        // Whatever has the name already is another recording, which nobody meant to replace.
        return try FreePath.make {
          $0 == 1 ? "\(stem).trace" : "\(stem)-\($0).trace"
        } _: {
          path throws(FileError) in
          try GrowingLines(path, overwrite: false)
        }
      case .file(let file):
        // A mouse beside the touchpad that is meant must not take its place.
        guard !hasBegun, takesAnyKind || device.kind != .wheel else { return nil }
        hasBegun = true
        return try GrowingLines(file, overwrite: overwrites)
      }
    }

    mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
      files[device.id]?.append(event)
    }

    mutating func flush() throws {
      // One that failed was told then; the others go on.
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
