#if Capture
  import CUdev
  import Glibc

  /// The record of libinput's callbacks: nodes opened and refused, devices by number, messages that matter.
  final class ContextWitness {
    private let udev: OpaquePointer
    /// Nodes that the system would not open, with its error number.
    private(set) var denied: [String: Int32] = [:]
    /// Nodes that were refused before anything was read of them, with their class in words.
    private(set) var refused: [String: String] = [:]
    /// Nodes that were opened and whose kernel axes have a resolution.
    private(set) var measured: Set<String> = []
    /// Every device that appeared, by number.
    var devices: [InputDevice] = []
    /// Kernel names of devices (`event4`) that lost events since the last look.
    private var dropped: [String] = []
    /// The device whose loss was the last message.
    private var lastDrop: String?
    /// Devices of which libinput said that it will not tell of further losses.
    private var untold: [String] = []
    /// True once libinput said that this program or machine is too slow for its timers.
    private(set) var isLate = false

    /// libinput's first message about something it could not do.
    private(set) var complaint: String?

    init(udev: OpaquePointer) {
      self.udev = udev
    }

    deinit {
      udev_unref(udev)
    }

    /// Opens a node read-only, or refuses it: a file descriptor, or the error number made negative.
    func open(_ path: String, flags: Int32) -> Int32 {
      do throws(CheckedNode.Refusal) {
        let descriptor = try CheckedNode.open(path, flags: flags, udev)
        NodeClock.set(descriptor)
        if KernelResolution.isKnown(descriptor) { measured.insert(path) }
        return descriptor
      } catch {
        switch error {
        case .kind(let what):
          refused[path] = what
          return -EPERM
        case .system(let failure):
          denied[path] = failure
          return -failure
        }
      }
    }

    /// Takes in a message of libinput: those about losses, late timers and refused devices matter.
    func hear(_ message: String, isError: Bool) {
      let before = lastDrop
      lastDrop = nil
      if message.contains("SYN_DROPPED") {
        let name = String(message.prefix { $0 != " " && $0 != ":" })
        dropped.append(name)
        lastDrop = name
      } else if message.contains("log rate limit exceeded"), let before {
        untold.append(before)
      } else if message.contains("scheduled expiry is in the past") {
        isLate = true
      } else if complaint == nil, isError || message.contains("not using") {
        complaint = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
    }

    /// Numbers of the devices that lost events since the last time this was asked.
    ///
    /// A device that was plugged in again may have the node of one that is gone: the newest has it now.
    func takeDrops() -> Set<Int> {
      guard !dropped.isEmpty else { return [] }
      var nodes: Set<String> = []
      let present = devices.reversed().filter { nodes.insert($0.node).inserted }
      return Set(present.filter(takeDrops).map(\.id))
    }

    /// True where events of this device were lost since the last time this was asked.
    ///
    /// libinput tells of five losses in half an hour and then no more (`evdev.c`, `syn_drop_limit`). Whatever may be lost after
    /// that counts as one loss, the sixth, which makes the grade an F.
    private func takeDrops(of device: InputDevice) -> Bool {
      let name = device.node.split(separator: "/").last.map(String.init) ?? ""
      let before = dropped.count
      dropped.removeAll { $0 == name }
      let wasTold = dropped.count < before
      if wasTold, untold.contains(name) {
        untold.removeAll { $0 == name }
        dropped.append(name)
      }
      return wasTold
    }

    /// The error for a node that could not be added.
    func failure(of path: String) -> CaptureError {
      if let what = refused[path] { return .neverOpened(node: path, what: what) }
      if let number = denied[path] { return .refused(node: path, errno: number) }
      var status = stat()
      if stat(path, &status) != 0 { return .refused(node: path, errno: errno) }
      return .notADevice(path: path)
    }

    /// A udev property of a device; nil where it has none of that name.
    static func property(_ device: OpaquePointer, _ key: String) -> String? {
      udev_device_get_property_value(device, key).map { String(cString: $0) }
    }
  }
#endif
