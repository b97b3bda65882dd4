/// A recording of evdev devices with everything needed to play it again: the common model of all input formats.
package struct EvdevRecording: Equatable, Sendable {
  /// The devices, in the order of the file; the times of all their events count from the same moment.
  package var devices: [EvdevDevice]
  /// Parts of the file that could not be used, with the reasons.
  package var notes: [ImportNote] = []
  /// The lines of the file that could not be read and are left out.
  package var damage = LineDamage()
  /// True if an event's time is when a program wrote the log line, not when the kernel sent the event.
  package var hasLogTimes = false

  /// A recording of these devices, without notes or damage.
  ///
  /// - Parameter devices: The devices, in the order in which their nodes are numbered.
  package init(devices: [EvdevDevice]) {
    self.devices = devices
  }
}

/// One event as the kernel sent it.
package struct EvdevEvent: Equatable, Sendable {
  /// Microseconds since the recording's first event.
  package var timeMicroseconds: Int64
  /// The kernel's event type, usually one of `EvdevCode.Kind`.
  package var type: UInt16
  /// The code within the type, such as the number of an axis or a button.
  package var code: UInt16
  /// The event's value in device units: a position, or 1 and 0 for a button that is pressed and released.
  package var value: Int32

  /// An event from the four numbers that the kernel sends.
  ///
  /// - Parameters:
  ///   - timeMicroseconds: Microseconds since the recording's first event, 0 or more.
  ///   - type: The event type.
  ///   - code: The code within the type.
  ///   - value: The value, in the device's own units.
  package init(timeMicroseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.timeMicroseconds = timeMicroseconds
    self.type = type
    self.code = code
    self.value = value
  }
}

extension EvdevEvent {
  /// The message for an event that is not in the form of `libinput record`.
  static let recordedShape = "expected an event: [seconds, microseconds, type, code, value]"

  /// An event from the numbers of a `libinput record` line; nil unless there are five, all in range.
  init?(recorded numbers: [Int]) {
    guard numbers.count == 5, (0..<1 << 40).contains(numbers[0]), (0..<1_000_000).contains(numbers[1]),
      let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
      let value = Int32(exactly: numbers[4])
    else { return nil }
    timeMicroseconds = Int64(numbers[0]) * 1_000_000 + Int64(numbers[1])
    (self.type, self.code, self.value) = (type, code, value)
  }
}

/// The range and the resolution of an absolute axis, in device units.
package struct EvdevAxis: Equatable, Sendable {
  /// The least value that the axis reports.
  package var minimum: Int32
  /// The greatest value that the axis reports.
  package var maximum: Int32
  /// The size of changes that the kernel filters out as noise, in device units.
  package var fuzz: Int32
  /// The size of a joystick's dead zone (movement around the centre that is ignored), in device units.
  package var flat: Int32
  /// Device units per millimetre; 0 if unknown.
  package var resolution: Int32

  /// An axis from its range, noise, dead zone and resolution.
  ///
  /// - Parameters:
  ///   - minimum: The least value.
  ///   - maximum: The greatest value.
  ///   - fuzz: The size of changes that the kernel filters out as noise, in device units.
  ///   - flat: The size of the dead zone, in device units.
  ///   - resolution: Device units per millimetre; 0 if unknown.
  package init(_ minimum: Int32, _ maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }
}
