import TextFormats

/// How the number of points per unit of a trace's positions is known.
///
/// The header's key `scale` gives it. If the key is missing, it follows from the rest of the header:
///
///     source.origin synthetic                                    told: the generator knows it
///     units normalised                                           assumed: the size of the surface is unknown
///     units points, imported from csv or json                    assumed: such traces were made without asking for a unit
///     units points, any other                                    told: a browser's CSS pixels, a window's logical pixels
///     units mm with device.size_mm; a wheel                      device: by its resolution; by its clicks
///     units mm, device.size_mm null                              assumed: no resolution, so a millimetre is unknown
///     units mm without device.size_mm                            told: the file says millimetres, or libinput's units
public enum TraceScale: String, CaseIterable, Sendable {
  /// Stated by the file, its format, or the user who imported it.
  case told
  /// Derived from the device: axis ranges with a resolution, or the clicks of a wheel.
  case device
  /// Unknown: a usual value is assumed, so distances may be wrong by any factor.
  case assumed
}

extension TraceHeader {
  /// How the number of points per unit is known: as the header states it, otherwise as the rest of the header implies.
  public var scale: TraceScale { statedScale ?? impliedScale }

  /// How the number of points per unit is known if the header does not state it.
  private var impliedScale: TraceScale {
    if source.origin == .synthetic { return .told }
    switch units {
    case .normalised: return .assumed
    case .points: return isOfTable ? .assumed : .told
    case .millimetres:
      if device.kind == .wheel { return .device }
      return switch device.size {
      case .millimetres: .device
      case .unknown: .assumed
      case nil: .told
      }
    }
  }

  private var isOfTable: Bool {
    source.origin == .imported && ["csv", "json"].contains(source.from?["format"]?.string)
  }

  /// Records how the number of points per unit is known. The key is written only if the rest of the header implies something else.
  ///
  /// - Parameter scale: The new scale.
  public mutating func note(scale: TraceScale) {
    statedScale = scale == impliedScale ? nil : scale
  }

  /// The reason for the lower grade if the scale is assumed, with the import option that would state the scale if there is one; otherwise
  /// nil.
  public var reasonOfAssumedScale: String? {
    guard scale == .assumed else { return nil }
    let isImported = source.origin == .imported
    let assumed =
      switch (device.kind, units) {
      case (.touchpad, .normalised):
        "the touchpad has no resolution, and libinput assumes one\(isImported ? " (import --surface WxHmm)" : "")"
      case (.touchpad, .millimetres) where device.size == .unknown:
        "the touchpad has no resolution, and libinput assumes one"
      case (_, .normalised):
        "the size of the surface is not known\(isImported ? " (import --surface)" : "")"
      case (_, .points):
        "no unit is stated (import --unit pt for points, or --unit px --density DPI for pixels of a screen)"
      case (.touchpad, .millimetres), (.wheel, .millimetres):
        "a line or a click of fingers is no length, and Chromium's points are taken (import --unit N, in points)"
      case (_, .millimetres): "size_mm is null, and millimetres are taken"
      }
    return "the scale is assumed: \(assumed)"
  }
}

extension TraceHeader {
  /// The grade that the scale alone allows: a B with the reason if the scale is assumed, otherwise an A.
  public var gradeOfScale: TraceGrade { reasonOfAssumedScale.map { TraceGrade(.b, $0) } ?? TraceGrade() }
}

extension Trace {
  /// The grade in the end line, but at most a B if the scale is assumed, even in a trace that was graded by an older program; nil without a
  /// grade.
  public var statedGrade: String? {
    guard let grade = end?.grade else { return nil }
    let best = TraceGrade.Letter.b.rawValue
    return header.scale == .assumed ? max(grade, best) : grade
  }
}
