#if Capture
  import GestureTraces

  /// The raw contacts of every recorded surface, read in parallel to libinput.
  struct RawReaders {
    private let isOn: Bool
    private var readers: [RawReader] = []
    /// The initial states that a recording gives for devices not opened yet, by the path of their node.
    private var starts: [String: [InitialState.Entry]]
    /// Errors of devices whose raw contacts could not be read, since the array was last emptied.
    var failures: [CaptureError] = []

    /// Readers that read no device yet.
    ///
    /// - Parameters:
    ///   - isOn: Whether raw contacts are recorded.
    ///   - starts: The initial states of devices played from a recording, by node.
    init(isOn: Bool, starts: [String: [InitialState.Entry]] = [:]) {
      (self.isOn, self.starts) = (isOn, starts)
    }

    /// The file descriptors to wait for, one per device: readable when `drain` has events to read; negative ones are to be ignored.
    var descriptors: [Int32] { readers.map(\.descriptor) }

    /// Starts reading a device that libinput has opened.
    ///
    /// - Parameter device: Any device.
    /// - Returns: The device with the layers that will be recorded.
    mutating func open(_ device: InputDevice) -> InputDevice {
      guard isOn, device.kind == .touchpad || device.kind == .touchscreen else { return device }
      do throws(CaptureError) {
        guard let reader = try RawReader(device, start: starts.removeValue(forKey: device.node)) else {
          return device
        }
        readers.append(reader)
        var device = device
        device.layers.append(.evdev)
        return device
      } catch {
        failures.append(error)
        return device
      }
    }

    /// Stops reading the device with this number; does nothing if it is not being read.
    mutating func close(_ device: Int) {
      readers.removeAll { $0.device == device }
    }

    /// Reads all pending events of all devices.
    ///
    /// - Parameter entries: Receives the contact events, with the kernel's timestamps.
    func drain(into entries: inout [EventBatch.Entry]) {
      for reader in readers { reader.drain(into: &entries) }
    }
  }
#endif
