/// One device of a recording: its description by the kernel, and the events it sent.
package struct EvdevDevice: Equatable, Sendable {
  /// The bits of a kernel bitmap, lowest first.
  package typealias Bits = Set<UInt16>

  /// The name the driver gives.
  package var name: String
  /// The bus (`BUS_USB` 3, `BUS_BLUETOOTH` 5, `BUS_I8042` 0x11, `BUS_I2C` 0x18, …).
  package var bus: UInt16
  /// Vendor number on that bus.
  package var vendor: UInt16
  /// Product number of the vendor.
  package var product: UInt16
  /// Version of the product.
  package var version: UInt16
  /// Properties, as in `EvdevCode.Property`.
  package var properties: Bits
  /// Codes the device can send, by type.
  package var codes: [UInt16: Bits]
  /// Ranges of its absolute axes, by code.
  package var axes: [UInt16: EvdevAxis]
  /// udev properties that were recorded with it; empty where the format has none. They win over derived ones.
  package var udev: [UdevProperty]
  /// The events it sent, in order of time.
  package var events: [EvdevEvent]
  /// True where nobody described it, so that its description follows from its events.
  package var isInferred = false

  /// A udev property of a node.
  package struct UdevProperty: Equatable, Sendable {
    /// Its name, as `ID_INPUT_TOUCHPAD`.
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
  ///   - name: The name the driver gives.
  ///   - bus: The bus's number.
  ///   - vendor: Vendor number.
  ///   - product: Product number.
  ///   - version: Version of the product.
  ///   - properties: As in `EvdevCode.Property`.
  ///   - codes: Codes by type; axes are added by themselves.
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

  /// True where the device can send the code.
  ///
  /// - Parameters:
  ///   - type: The event type.
  ///   - code: The code within it.
  /// - Returns: True where the kernel's bitmap has it.
  package func has(_ type: UInt16, _ code: UInt16) -> Bool {
    codes[type]?.contains(code) ?? false
  }

  /// Appends an event to the frame being written.
  ///
  /// - Parameters:
  ///   - time: Microseconds since the recording's first event.
  ///   - type: The event type.
  ///   - code: The code within it.
  ///   - value: In device units.
  package mutating func append(at time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(EvdevEvent(timeMicroseconds: time, type: type, code: code, value: value))
  }
}
