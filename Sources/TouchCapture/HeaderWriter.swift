import GestureTraces
import TextFormats

/// Makes the header of a recorded trace from its device.
struct HeaderWriter {
  /// libinput's scroll units per millimetre of finger travel on a touchpad.
  ///
  /// 1000 dpi / 25.4 · 0.2968 (touchpad slow-down) · 0.9: libinput 1.22 to 1.31, filter-touchpad.c; confirmed by measurement.
  static let scrollUnitsPerMillimetre = 10.5165

  /// The origin of the trace, such as the program and its version, for the header.
  let source: TraceSource
  /// The user's labels for the trace.
  let labels: TraceLabels

  /// Makes the header of a trace recorded on a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - started: The wall-clock time at `t` = 0; nil for virtual devices.
  /// - Returns: The header.
  func header(of device: InputDevice, started: String?) -> TraceHeader {
    var header = TraceHeader(device: description(of: device), source: source)
    // A wheel has no surface; a device without a resolution has no millimetres.
    if device.size == nil, device.kind != .wheel { header.statedUnits = .normalised }
    header.started = started
    header.statedLayers = device.layers
    if device.kind != .touchscreen { header.settings = settings(of: device) }
    header.intent = labels.intent
    header.subject = labels.subject
    header.note = labels.note
    header.scenario = labels.scenario
    return header
  }

  private func description(of device: InputDevice) -> TraceDevice {
    var description = TraceDevice(kind: device.kind)
    description.name = device.name
    description.bus = device.bus
    description.vendor = Self.hexadecimal(device.vendor)
    description.product = Self.hexadecimal(device.product)
    if let size = device.size {
      description.size = .millimetres(size.width, size.height)
    } else if device.kind != .wheel {
      description.size = .unknown
    }
    return description
  }

  private func settings(of device: InputDevice) -> TraceSettings {
    var settings = TraceSettings()
    settings.naturalScroll = device.naturalScroll
    settings.scrollMethod = device.scrollMethod
    if device.kind == .touchpad { settings.scrollUnitsPerMillimetre = Self.scrollUnitsPerMillimetre }
    return settings
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    PaddedText.right(String(number, radix: 16), to: 4, with: "0")
  }
}
