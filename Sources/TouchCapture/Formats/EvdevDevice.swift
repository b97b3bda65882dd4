/// One device of a recording: the kernel's description of it, and the events it sent.
package struct EvdevDevice: Equatable, Sendable {
  /// The numbers of the bits that are set in one of the kernel's bitmaps, such as the codes that a device can send.
  package typealias Bits = Set<UInt16>

  /// The driver's name for the device.
  package var name: String
  /// The number of the device's bus (`BUS_USB` 3, `BUS_BLUETOOTH` 5, `BUS_I8042` 0x11, `BUS_I2C` 0x18, …).
  package var bus: UInt16
  /// The number of the device's vendor, as assigned on that bus.
  package var vendor: UInt16
  /// The number that the vendor gave to this product.
  package var product: UInt16
  /// The version of the product, as the device reports it.
  package var version: UInt16
  /// The numbers of the device's kernel properties, see `EvdevCode.Property`.
  package var properties: Bits
  /// The codes that the device can send, by event type.
  package var codes: [UInt16: Bits]
  /// The ranges of the device's absolute axes, by the code of the axis.
  package var axes: [UInt16: EvdevAxis]
  /// The udev properties in the recording, which override those derived from the device's capabilities; empty if the format has none.
  package var udev: [UdevProperty]
  /// The events that the device sent, in order of time.
  package var events: [EvdevEvent]
  /// True if the source does not describe the device, so that its description was inferred from its events.
  package var isInferred = false

  /// A udev property of a device node, as a key and a value.
  package struct UdevProperty: Equatable, Sendable {
    /// The property's name, such as `ID_INPUT_TOUCHPAD`.
    package var key: String
    /// The property's value, mostly `1`.
    package var value: String

    /// A property from its name and its value.
    ///
    /// - Parameters:
    ///   - key: The property's name.
    ///   - value: The property's value.
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// A device from its description, without events.
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

  /// True if the device can send events of this type and code.
  ///
  /// - Parameters:
  ///   - type: The event type.
  ///   - code: The code within the type.
  /// - Returns: True if the kernel's bitmap for the type contains the code.
  package func has(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// Appends an event to the device's events.
  ///
  /// - Parameters:
  ///   - time: Microseconds since the recording's first event.
  ///   - type: The event type.
  ///   - code: The code within the type.
  ///   - value: The value, in device units.
  package mutating func append(at time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(EvdevEvent(timeMicroseconds: time, type: type, code: code, value: value))
  }
}
