import GestureTraces

/// Records from the system's own devices, line by line, until told to end.
package struct LiveRecording {
  /// The destination of traces.
  package enum Destination: Equatable, Sendable {
    /// One device into this file, or standard output (`-`): the first touchpad or touchscreen that is touched.
    case file(String)
    /// A file a device in this folder, named by the time and the device.
    case folder(String)
  }

  /// The devices to record, and the limits after which to end.
  package struct Options: Sendable {
    /// The seat; `node` wins over it.
    package var seat = "seat0"
    /// One node, of any kind that may be opened.
    package var node: String?
    /// Microseconds after which to end; nil for no limit.
    package var duration: Int64?
    /// Gestures after which to end; nil for no limit.
    package var gestures: Int?
    /// True where the raw contacts of touchpads and touchscreens are read beside libinput, if that is permitted.
    package var readsRaw = true
    /// Microseconds without contact that split what goes into a folder into a trace for each group of gestures; nil for one.
    package var idle: Int64?
    /// True where files that are there may be replaced.
    package var overwrites = false

    /// Everything of seat0, without a limit.
    package init() {}
  }

  /// A summary of the recording of one device.
  package struct Summary: Equatable, Sendable {
    /// The device's name.
    package let device: String
    /// The file; `-` for standard output.
    package let path: String
    /// The trace's last line.
    package let end: TraceEnd
    /// Gestures that ended with a lift.
    package let gestures: Int
    /// Figures of the reports of each layer.
    package let layers: [LayerFigures]
  }

  /// Seconds without any event after which a person is told what may be wrong.
  package static let silence = 10

  /// The time now for the name of a file: `2026-11-21T05-00-00Z`, without colons, which some file systems refuse.
  package static var timeForFileName: String { WallClock.fileName(MonotonicClock.wall) }

  /// Records until a signal, a limit, or the last device's end.
  ///
  /// - Parameters:
  ///   - options: The devices, and the limits.
  ///   - destination: The file or folder it goes to.
  ///   - tool: The program and its version.
  ///   - labels: A person's labels for it.
  ///   - notify: Gets, as it happens, what a person should know; a line each.
  /// - Returns: A summary of each device; empty where nothing was touched.
  /// - Throws: `CaptureError`, `FileError`.
  package static func record(
    _ options: Options, to destination: Destination, tool: String, labels: TraceLabels,
    notify: (String) -> Void
  ) throws -> [Summary] {
    #if Capture
      let session = LiveSession(options: options, stop: try StopSignal.watch())
      let writer = HeaderWriter(source: source(tool), labels: labels)
      if let idle = options.idle, case .folder(let folder) = destination {
        var sink = SplitFileSink(writer: writer, folder: folder, idle: idle)
        try session.run(into: &sink, notify: notify)
        return sink.summaries
      }
      var sink = TraceFileSink(
        writer: writer, destination: destination, takesAnyKind: options.node != nil,
        overwrites: options.overwrites)
      try session.run(into: &sink, notify: notify)
      return sink.summaries
    #else
      throw CaptureError.withoutCapture
    #endif
  }

  /// Records one surface for a director, until the director, a limit, a signal or the device's end stops it.
  ///
  /// - Parameters:
  ///   - options: The devices, and the limits; splitting and replacing do not count.
  ///   - tool: The program and its version.
  ///   - director: Follows the recording.
  ///   - notify: Gets, as it happens, what a person should know; a line each.
  /// - Throws: `CaptureError`, or what the director throws.
  package static func direct(
    _ options: Options, tool: String, director: any RecordingDirector, notify: (String) -> Void
  ) throws {
    #if Capture
      let session = LiveSession(options: options, stop: try StopSignal.watch())
      var sink = DirectedSink(
        writer: HeaderWriter(source: source(tool), labels: TraceLabels()), director: director)
      try session.run(into: &sink, notify: notify)
    #else
      throw CaptureError.withoutCapture
    #endif
  }

  /// The wall clock, UTC, at a time of the monotonic clock, as a trace's `started` has it.
  ///
  /// - Parameter time: In monotonic microseconds.
  /// - Returns: As ISO 8601 has it, to the second.
  package static func wallClock(at time: Int64) -> String {
    WallClock.text(MonotonicClock.wall - (MonotonicClock.now - time))
  }

  /// Microseconds of the monotonic clock, now.
  package static var now: Int64 { MonotonicClock.now }

  #if Capture
    private static func source(_ tool: String) -> TraceSource {
      var source = TraceSource(origin: .recorded)
      source.tool = tool
      source.libinput = LibinputVersion.text
      return source
    }
  #endif
}
