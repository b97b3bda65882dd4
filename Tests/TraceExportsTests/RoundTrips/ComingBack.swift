import FileAccess
import GestureTraces
import Glibc
import TestSamples
import TouchCapture
import TraceExports
import TraceReplay

/// A trace that went out in a format and came in again through the importer, and the gestures of both.
struct ComingBack {
  let trace: Trace
  /// The trace that the importer made of the file.
  let back: Trace
  let text: String

  /// Writes a trace, and imports what was written as `overscroll import` would.
  init(
    _ trace: Trace, as exporter: any TraceExporter.Type, _ change: (inout ExportOptions) -> Void = { _ in }
  ) throws {
    var options = ExportOptions()
    change(&options)
    let export = try exporter.write(trace, options)
    let folder = TemporaryFolder()
    let path = folder.file("gesture")
    try FileIO.write(export.bytes, to: path, overwrite: false)
    guard let file = try RecordingImport.traces(of: path, ImportOptions(tool: "test")), file.traces.count == 1
    else {
      throw ExportError(path: trace.path, reason: "came back as no trace, or as several")
    }
    (self.trace, back, text) = (trace, file.traces[0], export.text)
  }

  /// The gestures of a trace, by a replay's rules, from the time of the first.
  static func gestures(of trace: Trace, layer: TraceLayer? = nil) -> FingerTrack {
    var options = ReplayOptions()
    options.layer = layer
    return FingerTrack(of: trace, options: options, viewport: 667)
  }

  /// The greatest difference between the gestures before and after in points, or why they are others.
  func difference(layer: TraceLayer? = nil, ignoringCancels: Bool = false) -> Difference {
    let (before, after) = (Self.gestures(of: trace, layer: layer), Self.gestures(of: back, layer: layer))
    guard before.gestures.count == after.gestures.count else {
      return .other("\(before.gestures.count) gestures became \(after.gestures.count)")
    }
    let zero =
      (before.gestures.first?.beganMicroseconds ?? 0) - (after.gestures.first?.beganMicroseconds ?? 0)
    var greatest = 0.0
    for (one, other) in zip(before.gestures, after.gestures) {
      guard one.beganMicroseconds - zero == other.beganMicroseconds,
        one.endedMicroseconds - zero == other.endedMicroseconds
      else {
        return .other(
          "a gesture of \(one.beganMicroseconds)…\(one.endedMicroseconds) became \(other.beganMicroseconds + zero)…\(other.endedMicroseconds + zero)"
        )
      }
      guard one.end == other.end || ignoringCancels, one.mostContacts == other.mostContacts else {
        return .other(
          "ended by \(one.end) of \(one.mostContacts), became \(other.end) of \(other.mostContacts)")
      }
      guard one.samples.map({ $0.timeMicroseconds - zero }) == other.samples.map(\.timeMicroseconds),
        one.samples.map(\.contacts) == other.samples.map(\.contacts)
      else { return .other("other samples: \(one.samples.count) became \(other.samples.count)") }
      for (sample, kept) in zip(one.samples, other.samples) {
        greatest = max(greatest, abs(sample.travel - kept.travel), abs(sample.across - kept.across))
      }
    }
    guard before.wheels.map({ $0.timeMicroseconds }).count == after.wheels.count else {
      return .other("other wheels")
    }
    for (one, other) in zip(before.wheels, after.wheels) {
      greatest = max(greatest, abs(one.distance - other.distance))
    }
    return .points(greatest)
  }

  enum Difference: Equatable {
    case points(Double)
    case other(String)

    /// True if the gestures are the same, and no sample is further off than so many points.
    func isWithin(_ most: Double) -> Bool {
      if case .points(let points) = self { points <= most } else { false }
    }
  }
}
