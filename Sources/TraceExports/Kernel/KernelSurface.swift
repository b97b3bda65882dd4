import GestureTraces
import TextFormats
import TraceReplay

/// The surface of a trace as a kernel device, with a list of what the kernel's format cannot represent.
struct KernelSurface {
  /// The kernel device, with its events.
  private(set) var device: KernelDevice
  /// What a kernel recording cannot represent of the trace, one sentence each.
  private(set) var losses: [String] = []

  /// The kernel device of a trace.
  ///
  /// - Parameters:
  ///   - trace: Any trace.
  ///   - options: The layer; for a trace in points, points per millimetre.
  /// - Throws: That the trace has no contacts, and what to do.
  init(of trace: Trace, _ options: ReplayOptions) throws(ExportError) {
    let layer = try Self.layer(of: trace, options)
    let contacts = ContactChanges(of: trace, layer: layer)
    let isTouchpad = trace.header.device.kind == .touchpad
    let units = trace.header.units
    let positions = contacts.changes.filter { $0.kind != .loss }.map { (x: $0.x, y: $0.y) }
    let grid = SurfaceGrid(of: positions, units: units, pointsPerMillimetre: options.pointsPerMillimetre)
    device = Self.described(trace.header.device, isTouchpad: isTouchpad)
    let axes = Self.axes(
      of: trace.header, grid, positions, pointsPerMillimetre: options.pointsPerMillimetre)
    let slots = max(Self.usualSlots, contacts.changes.map(\.slot).max() ?? 0)
    device.axes = [
      (KernelCode.x, axes.x), (KernelCode.y, axes.y),
      (KernelCode.slot, KernelDevice.Axis(minimum: 0, maximum: slots)), (KernelCode.contactX, axes.x),
      (KernelCode.contactY, axes.y),
      (KernelCode.trackingID, KernelDevice.Axis(minimum: 0, maximum: ContactStream.mostIDs)),
    ]
    device.events = ContactStream(contacts.changes, on: grid, countsFingers: isTouchpad).events
    losses = Self.sentences(trace, contacts, grid)
  }

  /// The highest slot of a usual surface, which follows ten fingers.
  private static let usualSlots = 9

  /// The layer to write: the raw contacts if the trace has them, because they are the device's own, otherwise libinput's.
  private static func layer(of trace: Trace, _ options: ReplayOptions) throws(ExportError) -> TraceLayer {
    let layers: [TraceLayer] = options.layer.map { [$0] } ?? [.evdev, .libinput]
    if let layer = layers.first(where: { trace.hasContacts(in: $0) }) { return layer }
    guard options.layer == nil else {
      throw ExportError(
        trace, "no contacts in its \(layers[0].rawValue) layer; remove --layer, or choose the other")
    }
    guard trace.header.device.kind == .touchpad else {
      throw ExportError(
        trace,
        "it does not contain contacts or anything else that a surface sends; choose csv or pointer-json")
    }
    throw ExportError(
      trace,
      "scrolls alone do not contain the positions of the fingers; record its raw contacts too (record without --no-raw), or choose csv or pointer-json"
    )
  }

  private static func described(_ device: TraceDevice, isTouchpad: Bool) -> KernelDevice {
    let number = { (text: String?) in text.flatMap { UInt16($0, radix: 16) } ?? 0 }
    let buttons = [KernelCode.touch] + (isTouchpad ? [KernelCode.left] + KernelCode.tools : [])
    return KernelDevice(
      name: KernelName.of(device.name), bus: KernelCode.bus(device.bus), vendor: number(device.vendor),
      product: number(device.product),
      properties: isTouchpad ? [KernelCode.pointer, KernelCode.buttonPad] : [KernelCode.direct],
      codes: [(KernelCode.Kind.key, buttons.sorted())],
      udevKind: isTouchpad ? "ID_INPUT_TOUCHPAD" : "ID_INPUT_TOUCHSCREEN")
  }

  /// The axes of the device: as long as the surface in the trace's header, or if that is unknown, as far as the trace's positions reach.
  ///
  /// An assumed scale is not written as a resolution, as readers would take it for the device's own.
  private static func axes(
    of header: TraceHeader, _ grid: SurfaceGrid, _ positions: [(x: Double, y: Double)],
    pointsPerMillimetre: Double
  ) -> (x: KernelDevice.Axis, y: KernelDevice.Axis) {
    let reach = { (length: Double?, units: Int, furthest: Double) in
      max(
        1,
        Int(
          clamping: ((length ?? furthest) * Double(units)).rounded(
            length == nil ? .up : .toNearestOrAwayFromZero))
      )
    }
    let furthest = (x: positions.map(\.x).max() ?? 0, y: positions.map(\.y).max() ?? 0)
    let isKnown = header.scale != .assumed
    switch header.units {
    case .normalised:
      // A fraction of the surface is `v / (maximum + 1)`.
      return (
        KernelDevice.Axis(minimum: 0, maximum: grid.x - 1), KernelDevice.Axis(minimum: 0, maximum: grid.y - 1)
      )
    case .points:
      let resolution = { (units: Int) in
        isKnown ? Int(clamping: (Double(units) * pointsPerMillimetre).rounded()) : 0
      }
      return (
        KernelDevice.Axis(
          minimum: 0, maximum: reach(nil, grid.x, furthest.x), resolution: resolution(grid.x)),
        KernelDevice.Axis(minimum: 0, maximum: reach(nil, grid.y, furthest.y), resolution: resolution(grid.y))
      )
    case .millimetres:
      var size: (Double, Double)?
      if case .millimetres(let width, let height) = header.device.size { size = (width, height) }
      return (
        KernelDevice.Axis(
          minimum: 0, maximum: reach(size?.0, grid.x, furthest.x), resolution: isKnown ? grid.x : 0),
        KernelDevice.Axis(
          minimum: 0, maximum: reach(size?.1, grid.y, furthest.y), resolution: isKnown ? grid.y : 0)
      )
    }
  }

  private static func sentences(_ trace: Trace, _ contacts: ContactChanges, _ grid: SurfaceGrid) -> [String] {
    var sentences: [String] = []
    if !grid.isExact {
      sentences.append(
        "positions are not on a grid of a device and are rounded to a \(grid.x)th by a \(grid.y)th of \(trace.header.units.one)"
      )
    }
    if trace.header.scale == .assumed, trace.header.units != .normalised {
      sentences.append(
        "the scale is assumed, so the axes do not have a resolution, and lengths are fractions of the axes")
    }
    if contacts.changes.contains(where: { $0.kind == .cancel }) {
      sentences.append("a device cannot cancel; contacts that were cancelled lift")
    }
    if contacts.gone > 0 {
      sentences.append("a device that was removed or suspended stays, and its contacts lift")
    }
    if contacts.losses > 0 { sentences.append("a loss is SYN_DROPPED, which a player may omit") }
    if trace.header.device.kind == .touchpad {
      sentences.append(
        "a trace does not contain the size and pressure of contacts, by which libinput detects palms")
    }
    return sentences + trace.header.lossOfOrigin
  }
}

/// Makes device names that the kernel accepts.
enum KernelName {
  /// The greatest length of a device name in bytes, without the final zero: `UINPUT_MAX_NAME_SIZE` of linux/uinput.h, minus one.
  private static let longest = 79

  /// The name without line breaks, cut to the length that the kernel accepts.
  static func of(_ name: String?) -> String {
    let line = (name ?? "overscroll").unicodeScalars.filter {
      $0.value >= 0x20 && $0.value != 0x7f && $0 != "\"" && $0 != "\\"
    }
    var text = String(String.UnicodeScalarView(line))
    while text.utf8.count > longest { text.removeLast() }
    return text.isEmpty ? "overscroll" : text
  }
}

extension SurfaceGrid {
  /// The device units in which a trace's positions are whole numbers.
  ///
  /// For millimetres, resolutions from 10 to 2000 units per millimetre (those of real devices) are tried, else 1000 is used. Shares of the
  /// surface use up to 65,536 units. For points, the number of units per point must also give a whole number per millimetre.
  init(of positions: [(x: Double, y: Double)], units: TraceUnits, pointsPerMillimetre: Double) {
    switch units {
    case .millimetres: self.init(of: positions, candidates: Array(10...2000), fallback: 1000)
    case .normalised: self.init(of: positions, candidates: Array(256...65_536), fallback: 65_536)
    case .points:
      let whole = { (units: Int) in
        let resolution = Double(units) * pointsPerMillimetre
        return abs(resolution - resolution.rounded()) < 1e-9
      }
      let candidates = (1...2000).filter(whole)
      self.init(of: positions, candidates: candidates, fallback: candidates.first { $0 >= 100 } ?? 100)
    }
  }
}

extension TraceUnits {
  /// The name of one unit of a trace's positions, such as a millimetre.
  fileprivate var one: String {
    switch self {
    case .millimetres: "a millimetre"
    case .normalised: "the surface"
    case .points: "a point"
    }
  }
}
