#if Capture
  /// Reads a recording by `libinput record` in any YAML layout: by key, whatever the order, indentation, quotes and comments.
  ///
  /// It is twenty times slower than `LibinputRecordReader`, which reads only the program's own layout.
  struct LibinputRecordYAML: ~Copyable {
    private var text: YAMLText
    private let file: String

    /// Reads the devices and events in a YAML text.
    ///
    /// - Parameters:
    ///   - bytes: The recording's text.
    ///   - file: Its name, for errors.
    /// - Returns: All its devices.
    /// - Throws: An error about the line that cannot be read, or the part that is missing.
    static func read(_ bytes: [UInt8], file: String) throws(CaptureError) -> EvdevRecording {
      var reader = LibinputRecordYAML(text: try YAMLText(bytes, file: file), file: file)
      return try reader.readRecording()
    }

    private mutating func readRecording() throws(CaptureError) -> EvdevRecording {
      var devices: [EvdevDevice] = []
      guard case .map = try text.next() else { throw noDevice }
      while let key = try readKey() {
        if key == "devices" { devices += try readDevices() } else { try skipValue() }
      }
      guard !devices.isEmpty else { throw noDevice }
      return EvdevRecording(devices: devices)
    }

    private var noDevice: CaptureError {
      .noEvents(
        file: file, message: "it does not contain a device; is this a recording by 'libinput record'?")
    }

    private mutating func readDevices() throws(CaptureError) -> [EvdevDevice] {
      guard try enter(.list) else { return [] }
      var devices: [EvdevDevice] = []
      while try enter(.map) {
        var device = EvdevDevice(name: "")
        while let key = try readKey() {
          switch key {
          case "evdev": try readDescription(&device)
          case "udev": try readUdev(&device)
          case "events": device.events = try readEvents()
          default: try skipValue()
          }
        }
        devices.append(device)
      }
      return devices
    }

    // MARK: Description

    private mutating func readDescription(_ device: inout EvdevDevice) throws(CaptureError) {
      guard try enter(.map) else { return }
      while let key = try readKey() {
        switch key {
        case "name": device.name = try readValue()
        case "id": try readIdentity(&device)
        case "codes": device.codes = try readCodesByType()
        case "absinfo": device.axes = try readAxes()
        case "properties": device.properties = try readCodes()
        default: try skipValue()
        }
      }
    }

    private mutating func readIdentity(_ device: inout EvdevDevice) throws(CaptureError) {
      let numbers = try readNumbers().compactMap { UInt16(exactly: $0) }
      guard numbers.count == 4 else {
        throw text.error("expected bus, vendor, product and version, of 0 to 65535 each")
      }
      (device.bus, device.vendor) = (numbers[0], numbers[1])
      (device.product, device.version) = (numbers[2], numbers[3])
    }

    private mutating func readCodesByType() throws(CaptureError) -> [UInt16: EvdevDevice.Bits] {
      var found: [UInt16: EvdevDevice.Bits] = [:]
      guard try enter(.map) else { return found }
      while let key = try readKey() {
        let type = try code(number(key))
        found[type] = try readCodes()
      }
      return found
    }

    private mutating func readAxes() throws(CaptureError) -> [UInt16: EvdevAxis] {
      var found: [UInt16: EvdevAxis] = [:]
      guard try enter(.map) else { return found }
      while let key = try readKey() {
        let code = try code(number(key))
        let values = try readNumbers().compactMap { Int32(exactly: $0) }
        guard values.count == 5 else {
          throw text.error("expected minimum, maximum, fuzz, flat and resolution of an axis, 32 bits each")
        }
        found[code] = EvdevAxis(
          values[0], values[1], fuzz: values[2], flat: values[3], resolution: values[4])
      }
      return found
    }

    private mutating func readUdev(_ device: inout EvdevDevice) throws(CaptureError) {
      guard try enter(.map) else { return }
      while let key = try readKey() {
        guard key == "properties" else {
          try skipValue()
          continue
        }
        guard try enter(.list) else { continue }
        while let property = try readItem() {
          guard let equals = property.firstIndex(of: "=") else { continue }
          device.udev.append(
            EvdevDevice.UdevProperty(
              String(property[..<equals]), String(property[property.index(after: equals)...])))
        }
      }
    }

    // MARK: Events

    private mutating func readEvents() throws(CaptureError) -> [EvdevEvent] {
      var sequence = EventSequence()
      guard try enter(.list) else { return [] }
      while try enter(.map) {
        while let key = try readKey() {
          if key == "evdev" { try readFrame(into: &sequence) } else { try skipValue() }
        }
      }
      return sequence.events
    }

    private mutating func readFrame(into sequence: inout EventSequence) throws(CaptureError) {
      guard try enter(.list) else { return }
      while try enter(.list) {
        let line = text.line
        let numbers = try readRestOfNumbers()
        guard let event = EvdevEvent(recorded: numbers) else {
          throw .format(file: file, line: line, message: EvdevEvent.recordedShape)
        }
        guard sequence.append(event) else {
          throw .format(file: file, line: line, message: sequence.problem(at: event.timeMicroseconds))
        }
      }
    }

    // MARK: Parts

    /// The next key of a map; nil at its end.
    private mutating func readKey() throws(CaptureError) -> String? {
      switch try text.next() {
      case .value(let key): return key
      case .end: return nil
      default: throw text.error("a list where a key was expected; is this a recording by 'libinput record'?")
      }
    }

    /// The next item of a list of values; nil at its end.
    private mutating func readItem() throws(CaptureError) -> String? {
      switch try text.next() {
      case .value(let item): return item
      case .end: return nil
      default:
        throw text.error("a list where a value was expected; is this a recording by 'libinput record'?")
      }
    }

    /// Enters the list or map that comes next; returns false if there is none.
    ///
    /// There is none at the end of the enclosing list or map, and where YAML has no value, `~` or `null`.
    private mutating func enter(_ wanted: YAMLText.Part) throws(CaptureError) -> Bool {
      let part = try text.next()
      if part == wanted { return true }
      switch part {
      case .end, .value(""), .value("~"), .value("null"): return false
      default:
        let name = wanted == .list ? "a list" : "keys with values"
        throw text.error("expected \(name) here; is this a recording by 'libinput record'?")
      }
    }

    private mutating func readValue() throws(CaptureError) -> String {
      guard case .value(let value) = try text.next() else { throw text.error("expected one value here") }
      return value
    }

    private mutating func skipValue() throws(CaptureError) { try text.skip(try text.next()) }

    private mutating func readNumbers() throws(CaptureError) -> [Int] {
      guard try enter(.list) else { return [] }
      return try readRestOfNumbers()
    }

    /// The remaining numbers of a list that has begun.
    private mutating func readRestOfNumbers() throws(CaptureError) -> [Int] {
      var numbers: [Int] = []
      while let item = try readItem() { numbers.append(try number(item)) }
      return numbers
    }

    private mutating func readCodes() throws(CaptureError) -> EvdevDevice.Bits {
      var codes: EvdevDevice.Bits = []
      for number in try readNumbers() { codes.insert(try code(number)) }
      return codes
    }

    private func number(_ word: String) throws(CaptureError) -> Int {
      guard let number = Int(word) else { throw text.error("'\(word)' is not a whole number") }
      return number
    }

    private func code(_ number: Int) throws(CaptureError) -> UInt16 {
      guard let code = UInt16(exactly: number), code < EvdevCode.end else {
        throw text.error("\(number) is not an event code")
      }
      return code
    }
  }
#endif
