import FileAccess
import GestureTraces
import TextFormats

/// A recording in a file of any format that this module reads.
package struct RecordingFile: Equatable, Sendable {
  /// The devices of the recording, with their events.
  package let recording: EvdevRecording
  /// The name of the format, such as `evemu` or `libinput-record`.
  package let format: String
  /// The file's name without its folder.
  package let name: String

  /// Reads a recording, whose format is detected from its content.
  ///
  /// An evemu file with only events needs a description: the `.desc` or `.device` file in the same folder whose name without extension is
  /// the longest prefix of this file's name.
  ///
  /// - Parameter path: A path, or `-` for stdin.
  /// - Throws: `FileError`, or `CaptureError` with the line.
  package init(_ path: String) throws {
    let text = try RecordingSource(path)
    name = path.split(separator: "/").last.map(String.init) ?? path
    guard !text.head.isEmpty else {
      throw CaptureError.noEvents(file: path, message: "empty; give a recording")
    }
    if LibinputRecordReader.recognises(text.head) {
      format = "libinput-record"
      recording = try LibinputRecordReader.read(text)
    } else {
      format = "evemu"
      recording = try Self.evemu(text)
    }
    guard !recording.devices.allSatisfy(\.events.isEmpty) else {
      throw CaptureError.noEvents(
        file: path,
        message: "describes a device and does not contain events; give a recording of it (.events)")
    }
  }

  /// The source information for traces made from this file.
  ///
  /// - Parameter tool: The program and its version.
  /// - Returns: An imported source with format and file name.
  package func source(tool: String) -> TraceSource {
    var source = TraceSource(origin: .imported)
    source.tool = tool
    var from = JSONObject()
    from["format"] = .string(format)
    from["file"] = .string(name)
    source.from = .object(from)
    return source
  }

  /// Reads an evemu recording of one device, which is described in the text itself or in a description file.
  ///
  /// - Parameters:
  ///   - text: The recording.
  ///   - infers: Whether the description may be inferred from the events if there is none.
  /// - Returns: The device with its events, and the lines that were damaged.
  /// - Throws: `FileError`, or `CaptureError` with the line or with what is missing.
  static func evemu(_ text: RecordingSource, infers: Bool = false) throws -> EvdevRecording {
    let content = try EvemuReader.read(text)
    var recording = EvdevRecording(devices: [try device(of: content, in: text, infers: infers)])
    recording.damage = content.damage
    return recording
  }

  private static func device(
    of content: EvemuReader.Content, in text: RecordingSource, infers: Bool
  ) throws -> EvdevDevice {
    if content.isDescribed { return content.device }
    guard let description = descriptionPath(for: text.shownPath) else {
      if infers, let device = content.device.inferred() { return device }
      throw CaptureError.noEvents(
        file: text.shownPath,
        message: (infers ? "does not contain contacts" : "has events")
          + " and does not describe its device (N:, B:, A: lines); put its .desc file next to it")
    }
    var described = try EvemuReader.read(RecordingSource(description))
    guard described.isDescribed else {
      throw CaptureError.noEvents(
        file: description,
        message: "does not describe a device (N:, B:, A: lines); is this an evemu description?")
    }
    described.device.events = content.device.events
    return described.device
  }

  /// The path of the description file for a recording: every prefix of the recording's name is tried, the longest first.
  private static func descriptionPath(for path: String) -> String? {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    var end = path.endIndex
    while end > start {
      for ending in [".desc", ".device"] {
        let candidate = path[..<end] + ending
        if candidate != path, FileIO.exists(String(candidate)) { return String(candidate) }
      }
      end = path.index(before: end)
    }
    return nil
  }
}
