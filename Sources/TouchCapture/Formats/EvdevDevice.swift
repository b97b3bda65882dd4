/// One device of a recording: the kernel's description of it, and the events it sent.
package struct EvdevDevice: Equatable, Sendable {
  /// The set bits of a kernel bitmap.
  package typealias Bits = Set<UInt16>

  /// The driver's name for the device.
  package var name: String
  /// The bus (`BUS_USB` 3, `BUS_BLUETOOTH` 5, `BUS_I8042` 0x11, `BUS_I2C` 0x18, …).
  package var bus: UInt16
  /// Vendor number on that bus.
  package var vendor: UInt16
  /// Product number of the vendor.
  package var product: UInt16
  /// Version of the product.
  package var version: UInt16
  /// Device properties, see `EvdevCode.Property`.
  package var properties: Bits
  /// Codes the device can send, by type.
  package var codes: [UInt16: Bits]
  /// Ranges of its absolute axes, by code.
  package var axes: [UInt16: EvdevAxis]
  /// udev properties recorded with it, which override derived ones; empty if the format has none.
  package var udev: [UdevProperty]
  /// Its events, in order of time.
  package var events: [EvdevEvent]
  /// True if the source has no description of it, so that the description was inferred from its events.
  package var isInferred = false

  /// A udev property of a device node.
  package struct UdevProperty: Equatable, Sendable {
    /// Its name, such as `ID_INPUT_TOUCHPAD`.
    package var key: String
    /// Its value, mostly `1`.
    package var value: String

    /// A property by name and value.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - value: Its value.
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// A device without events.
  ///
  /// - Parameters:
  ///   - name: The driver's name for the device.
  ///   - bus: The bus's number.
  ///   - vendor: Vendor number.
  ///   - product: Product number.
  ///   - version: Version of the product.
  ///   - properties: Device properties, see `EvdevCode.Property`.
  ///   - codes: Codes by type; the codes of `axes` are added automatically.
  ///   - axes: Ranges of absolute axes by code.
  package init(
    name: String, bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0,
    properties: Bits = [], codes: [UInt16: Bits] = [:], axes: [UInt16: EvdevAxis] = [:]
  ) {
    self.name = name
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
    self.properties = properties
    self.codes = codes
    self.axes = axes
    udev = []
    events = []
    if !axes.isEmpty { self.codes[EvdevCode.Kind.absolute, default: []].formUnion(axes.keys) }
  }

  /// True if the device can send the code.
  ///
  /// - Parameters:
  ///   - type: The event type.
  ///   - code: The code within it.
  /// - Returns: True if the kernel's bitmap has it.
  package func has(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// Appends an event to the current frame.
  ///
  /// - Parameters:
  ///   - time: Microseconds since the recording's first event.
  ///   - type: The event type.
  ///   - code: The code within it.
  ///   - value: The value, in device units.
  package mutating func append(at time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(EvdevEvent(timeMicroseconds: time, type: type, code: code, value: value))
  }
}
