import GestureTraces

/// Records from the system's input devices, line by line, until stopped.
package struct LiveRecording {
  /// The place to which traces are written.
  package enum Destination: Equatable, Sendable {
    /// Writes one device to this file, or to standard output (`-`): the first touchpad or touchscreen that is touched.
    case file(String)
    /// Writes one file per device in this folder, named by time and device.
    case folder(String)
  }

  /// The devices to record, and the limits that end the recording.
  package struct Options: Sendable {
    /// The seat (set of devices for one person) whose devices are recorded; ignored if `node` is set.
    package var seat = "seat0"
    /// The path of the only node to record, of any kind that may be opened; nil to record the whole seat.
    package var node: String?
    /// The duration after which the recording ends, in microseconds; nil for no limit.
    package var duration: Int64?
    /// The number of gestures after which the recording ends; nil for no limit.
    package var gestures: Int?
    /// True to read the raw contacts of touchpads and touchscreens in parallel to libinput, if permitted.
    package var readsRaw = true
    /// The time without contact, in microseconds, after which a new trace starts in the folder; nil for a single trace per device.
    package var idle: Int64?
    /// True if existing files may be replaced.
    package var overwrites = false

    /// The default options: all devices of seat0, without a limit.
    package init() {}
  }

  /// The summary of one device's recording, for the user.
  package struct Summary: Equatable, Sendable {
    /// The device's name.
    package let device: String
    /// The path of the file that was written; `-` for standard output.
    package let path: String
    /// The last line of the trace: time, event count, grade and reasons.
    package let end: TraceEnd
    /// The number of gestures that ended with a lift.
    package let gestures: Int
    /// The figures about the device's reports in each layer, such as their rate.
    package let layers: [LayerFigures]
  }

  /// The number of seconds without any event after which the user gets a hint about possible causes.
  package static let silence = 10

  /// The current time for a file name: `2026-11-21T05-00-00Z`, without colons, which some file systems reject.
  package static var timeForFileName: String { WallClock.fileName(MonotonicClock.wall) }

  /// Records until a signal, a limit, or the removal of the last device.
  ///
  /// - Parameters:
  ///   - options: The devices, and the limits.
  ///   - destination: The file or folder to write.
  ///   - tool: The program and its version.
  ///   - labels: The user's labels for the recording.
  ///   - notify: Receives messages for the user as they occur, one line each.
  /// - Returns: One summary per device; empty if nothing was touched.
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

  /// Records one surface for a director, until the director, a limit, a signal or the device's removal ends it.
  ///
  /// - Parameters:
  ///   - options: The devices, and the limits; `idle` and `overwrites` are ignored.
  ///   - tool: The program and its version.
  ///   - director: Follows the recording.
  ///   - notify: Receives messages for the user as they occur, one line each.
  /// - Throws: `CaptureError`, or errors of the director.
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

  /// Converts a monotonic time to wall-clock time (UTC), in the form of a trace's `started`.
  ///
  /// - Parameter time: A time in monotonic microseconds.
  /// - Returns: The time in ISO 8601, to the second.
  package static func wallClock(at time: Int64) -> String {
    WallClock.text(MonotonicClock.wall - (MonotonicClock.now - time))
  }

  /// The current monotonic time, in microseconds.
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
