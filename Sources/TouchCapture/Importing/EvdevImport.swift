import GestureTraces

/// Makes traces from an evdev recording: the real libinput's events together with the raw contacts.
struct EvdevImport {
  private let options: ImportOptions
  private let source: TraceSource
  private let path: String
  private var recording: EvdevRecording
  /// For each device: true if the ranges of its axes are unknown, so that the extremes of the recorded values are used.
  private var isGuessed: [Bool]
  /// True if the recording does not give the ranges of some device's axes.
  private var lacksRanges = false
  /// The largest number of characters of a device's name, as in the kernel (`EVIOCGNAME` with 256 bytes).
  private static let longestName = 255

  /// Prepares the import of a recording.
  ///
  /// - Parameters:
  ///   - recording: The devices and their events.
  ///   - source: The origin for the traces' headers.
  ///   - path: The `path` of the traces.
  ///   - options: How to import it.
  init(_ recording: EvdevRecording, source: TraceSource, path: String, options: ImportOptions) {
    (self.options, self.source, self.path, self.recording) = (options, source, path, recording)
    isGuessed = []
    for index in recording.devices.indices {
      if recording.devices[index].codes.isEmpty, let inferred = recording.devices[index].inferred() {
        self.recording.devices[index] = inferred
      }
      self.recording.devices[index].name = String(self.recording.devices[index].name.prefix(Self.longestName))
      lacksRanges = lacksRanges || self.recording.devices[index].lacksRanges
      isGuessed.append(self.recording.devices[index].fillRanges(options.range(of: index)))
    }
  }

  /// Makes the traces, one for each device that sent events.
  ///
  /// - Returns: The traces, with notes on devices that sent none.
  /// - Throws: `CaptureError`.
  func imported() throws -> ImportedFile {
    try options.check(.range, isUsed: lacksRanges, "its description contains the ranges of the axes", path)
    var file = ImportedFile()
    file.notes = recording.notes
    var usesSurface = false
    let listening = options.isRawOnly ? nil : try LibinputLayer(of: recording, file: path)
    for (number, device) in recording.devices.enumerated() where !device.events.isEmpty {
      let heard = listening?.takes[number]
      var layers = DeviceLayers(device, heard: heard, isRawOnly: options.isRawOnly)
      (layers.isGuessed, layers.findings) = (isGuessed[number], findings)
      let why = listening.map { $0.emptiness(of: number, in: recording) }
      guard layers.hasAnything else {
        file.notes.append(ImportNote(device: device.name, reason: why ?? layers.rawEmptiness))
        continue
      }
      if heard?.isUsable == false || heard == nil, let why {
        file.notes.append(ImportNote(device: device.name, reason: "\(why); raw contacts only"))
      }
      var whole = trace(of: layers)
      // Relative to the recorded extremes, a position is not a fraction of the surface.
      if let surface = options.surface, whole.header.units == .normalised, !isGuessed[number] {
        usesSurface = true
        do throws(RowProblem) {
          try whole.measure(surface, options.scrolls.pointsPerPixel)
        } catch {
          throw CaptureError.noEvents(file: path, message: "\(device.name): \(error.message)")
        }
      }
      let trace = ImportedTrace(whole)
      if let excess = trace.excess {
        throw CaptureError.noEvents(file: path, message: "\(device.name): \(excess)")
      }
      file.imported.append(trace)
    }
    try checkSurface(isUsed: usesSurface)
    return file
  }

  /// The flaws of the recorded text that limit the grade, such as lines left out.
  private var findings: TraceGrade {
    let damaged = recording.damage.grade() ?? TraceGrade()
    return recording.hasLogTimes ? damaged.joined(with: .logTimes) : damaged
  }

  private func checkSurface(isUsed: Bool) throws(CaptureError) {
    let why =
      isGuessed.contains(true)
      ? "the ranges of the axes are not known (give --range too)"
      : "the resolution of the axes gives the size"
    try options.check(.surface, isUsed: isUsed, why, path)
    let usesDensity = isUsed && options.surface?.unit == .devicePixel
    for option in [ImportOption.density, .pointsPerPixel] {
      try options.check(option, isUsed: usesDensity, "--surface is not given in px", path)
    }
  }

  private func trace(of layers: DeviceLayers) -> Trace {
    var source = source
    if layers.heard != nil { source.libinput = LibinputLayer.version }
    if layers.isGuessed { source.noteRangesAreExtremes() }
    let writer = HeaderWriter(source: source, labels: options.labels)
    var header = writer.header(of: layers.described, started: nil)
    header.statedLayers = layers.stated
    // Settings are those of the libinput that was used.
    if layers.heard == nil { header.settings = nil }
    let events = layers.events
    return Trace(path: path, header: header, events: events, end: layers.end(of: events))
  }
}
