#if Capture
  import GestureTraces

  /// The raw contacts of every surface that is recorded, beside libinput.
  struct RawReaders {
    private let isOn: Bool
    private var readers: [RawReader] = []
    /// The states at the start that a recording tells, by node, of devices that were not opened yet.
    private var starts: [String: [InitialState.Entry]]
    /// Errors of devices whose raw contacts cannot be read, since this was last emptied.
    var failures: [CaptureError] = []

    /// Readers of no surface yet.
    ///
    /// - Parameters:
    ///   - isOn: Whether raw contacts are wanted.
    ///   - starts: The states at the start of devices that a recording stands for, by node.
    init(isOn: Bool, starts: [String: [InitialState.Entry]] = [:]) {
      (self.isOn, self.starts) = (isOn, starts)
    }

    /// Readable when `drain` has something to do; those that are negative do not count.
    var descriptors: [Int32] { readers.map(\.descriptor) }

    /// Opens a device that libinput has opened.
    ///
    /// - Parameter device: Any device.
    /// - Returns: The device with the layers that are recorded of it.
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

    /// Closes a device, if it is read here.
    mutating func close(_ device: Int) {
      readers.removeAll { $0.device == device }
    }

    /// Takes in everything that came.
    ///
    /// - Parameter entries: Gets the events of the contacts, at the kernel's stamps.
    func drain(into entries: inout [EventBatch.Entry]) {
      for reader in readers { reader.drain(into: &entries) }
    }
  }
#endif
