#if Capture
  import GestureTraces

  /// Writes takes into files as they grow, a line at a time, so that a crash loses nothing written.
  struct TraceFileSink: TakeSink {
    private let writer: HeaderWriter
    private let destination: LiveRecording.Destination
    private let takesAnyKind: Bool
    private let overwrites: Bool
    private var files: [Int: OpenTrace] = [:]
    /// Whether the one file there may be was begun.
    private var hasBegun = false
    /// What was recorded, in order of the ends.
    private(set) var summaries: [LiveRecording.Summary] = []

    /// A growing file behind a reference, so that it can stand in a table.
    private final class OpenTrace {
      let path: String
      let file: GrowingFile
      /// Lines of one moment, not written yet.
      private var lines: [UInt8] = []
      /// Whether writing failed: it may end within a line, and one after that would spoil the file.
      private(set) var isBroken = false

      init(_ path: String, overwrite: Bool) throws(FileError) {
        self.path = path
        file = try GrowingFile(path, overwrite: overwrite)
      }

      func append(_ line: [UInt8]) {
        lines += line
      }

      func append(_ event: TraceEvent) {
        TraceWriter.append(event, to: &lines)
      }

      func flush() throws(FileError) {
        guard !lines.isEmpty, !isBroken else { return }
        defer { lines.removeAll(keepingCapacity: true) }
        do throws(FileError) {
          try file.append(lines)
        } catch {
          isBroken = true
          throw error
        }
      }
    }

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
    private mutating func open(_ device: InputDevice, _ started: Int64) throws(FileError) -> OpenTrace? {
      switch destination {
      case .folder(let folder):
        let start = "\(WallClock.fileName(started))-\(FileName.slug(device.name))"
        let stem = "\(folder)\(folder.hasSuffix("/") ? "" : "/")\(start)"
        // Whatever has the name already is another recording, which nobody meant to replace.
        return try FreePath.make {
          $0 == 1 ? "\(stem).trace" : "\(stem)-\($0).trace"
        } _: {
          path throws(FileError) in
          try OpenTrace(path, overwrite: false)
        }
      case .file(let file):
        // A mouse beside the touchpad that is meant must not take its place.
        guard !hasBegun, takesAnyKind || device.kind != .wheel else { return nil }
        hasBegun = true
        return try OpenTrace(file, overwrite: overwrites)
      }
    }

    mutating func store(_ event: TraceEvent, of device: InputDevice) throws {
      files[device.id]?.append(event)
    }

    mutating func flush() throws {
      for trace in files.values { try trace.flush() }
    }

    mutating func end(_ take: DeviceTake, at time: Int64) throws {
      guard let trace = files.removeValue(forKey: take.device.id), !trace.isBroken else { return }
      let end = take.end(at: time)
      trace.append(TraceWriter.endLine(end))
      try trace.flush()
      try trace.file.synchronise()
      summaries.append(
        LiveRecording.Summary(
          device: take.device.name, path: trace.path, end: end, gestures: take.gestures,
          layers: take.integrity.figures(endedAtMicroseconds: time)))
    }
  }
#endif
