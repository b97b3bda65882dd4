import GestureTraces

/// An option of `import` that describes the recording, by its name on the command line.
package enum ImportOption: String, CaseIterable, Sendable {
  case rawOnly = "raw-only"
  case range
  case surface
  case unit
  case density
  case pointsPerPixel = "points-per-px"
  case contactPause = "contact-pause"
  case scrollPause = "scroll-pause"
  case frameRate = "frame-rate"
  case scrollSource = "scroll-source"
  case naturalScroll = "natural-scroll"
  case flipY = "flip-y"
  case swapXY = "swap-xy"
  case subjectColumn = "subject-column"
  case sessionColumn = "session-column"
  case labelColumn = "label-column"
  case layout
  case columns
  case noHeader = "no-header"
  case timeUnit = "time-unit"
  case phaseWords = "phase-words"
  case missing
  case jsonPath = "json-path"
  case label
  case intent
  case subject
}

/// The kinds of recordings, which differ in the options they can be imported with.
enum ImportKind: CaseIterable {
  /// Events of the kernel for each device: evemu, `libinput record`, `getevent`.
  case deviceEvents
  /// A log of `libinput debug-events`.
  case debugEvents
  /// A log of a Wayland client: `wev`, `WAYLAND_DEBUG=1`.
  case wayland
  /// A table of positions, with x and y.
  case positions
  /// A table of scroll deltas.
  case scrolls
  /// Takes saved by the lab's page.
  case takes

  /// The kind of recording in words, for a message.
  var words: String {
    switch self {
    case .deviceEvents: "a recording of a device's events"
    case .debugEvents: "a log of libinput debug-events"
    case .wayland: "a Wayland log"
    case .positions: "a table of positions"
    case .scrolls: "a table of scrolls"
    case .takes: "a file of takes"
    }
  }
}

extension ImportOption {
  /// The kinds of recordings on which the option can have an effect.
  ///
  ///     option             events  debug-events  wayland  positions  scrolls  takes
  ///     raw-only, range       ×
  ///     surface               ×                                ×
  ///     unit                                                   ×        ×
  ///     flip-y, swap-xy                                        ×        ×
  ///     density, points-…     ×                                ×        ×
  ///     contact-pause                                          ×
  ///     frame-rate                                             ×        ×
  ///     scroll-…, natural-…           ×           ×                     ×
  ///     …-column, label                                        ×        ×
  ///     layout, columns, …                                     ×        ×
  ///     intent, subject       ×       ×           ×            ×        ×
  var kinds: Set<ImportKind> {
    switch self {
    case .rawOnly, .range: [.deviceEvents]
    case .surface: [.deviceEvents, .positions]
    case .unit, .frameRate, .flipY, .swapXY, .subjectColumn, .sessionColumn, .labelColumn, .label, .layout,
      .columns,
      .noHeader, .timeUnit, .missing, .jsonPath:
      [.positions, .scrolls]
    case .phaseWords: [.positions]
    case .density, .pointsPerPixel: [.deviceEvents, .positions, .scrolls]
    case .contactPause: [.positions]
    case .scrollPause, .scrollSource, .naturalScroll: [.debugEvents, .wayland, .scrolls]
    case .intent, .subject: Set(ImportKind.allCases).subtracting([.takes])
    }
  }
}

extension ImportOptions {
  /// Checks that every given option can have an effect on a recording of this kind.
  ///
  /// - Parameters:
  ///   - kind: The recording's kind.
  ///   - file: The recording's name, for the error.
  /// - Throws: An error about the first option that can have no effect.
  func check(_ kind: ImportKind, _ file: String) throws(CaptureError) {
    for option in ImportOption.allCases where stated.contains(option) && !option.kinds.contains(kind) {
      // The pause also ends the wheel scrolls by which a recording is split.
      if option == .scrollPause, splitsGestures { continue }
      throw unused(option, "to \(kind.words)", file)
    }
  }

  /// Checks that an option had an effect, if the user gave it.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - isUsed: Whether the option had an effect.
  ///   - why: The reason why it could not have one.
  ///   - file: The recording's name, for the error.
  /// - Throws: An error about the option, if it was given without effect.
  func check(_ option: ImportOption, isUsed: Bool, _ why: String, _ file: String) throws(CaptureError) {
    guard stated.contains(option), !isUsed else { return }
    if option == .scrollPause, splitsGestures { return }
    throw unused(option, "here, as \(why)", file)
  }

  private func unused(_ option: ImportOption, _ what: String, _ file: String) -> CaptureError {
    .noEvents(file: file, message: "--\(option.rawValue) does not apply \(what); remove it")
  }
}
