#if Capture
  import CUdev
  import Glibc

  /// A record of what libinput's callbacks see: opened and refused nodes, devices by number, and relevant messages.
  final class ContextWitness {
    private let udev: OpaquePointer
    /// The paths of nodes that the system refused to open, each with the system's error number.
    private(set) var denied: [String: Int32] = [:]
    /// The paths of nodes that this program refused to read, each with the class of its device in words.
    private(set) var refused: [String: String] = [:]
    /// The paths of opened nodes whose axes have a resolution in the kernel, so that the surface's size is known.
    private(set) var measured: Set<String> = []
    /// Every device that appeared, in order; a device's index here is its number.
    var devices: [InputDevice] = []
    /// Kernel names (`event4`) of devices that lost events since the last query.
    private var dropped: [String] = []
    /// The kernel name of the device in libinput's latest message, if that message reported lost events; otherwise nil.
    private var lastDrop: String?
    /// The devices for which libinput announced that it will not report further losses.
    private var silenced: [String] = []
    /// True once libinput reported that this program or machine is too slow for its timers.
    private(set) var isLate = false

    /// The text of libinput's first message about something that failed; nil if there was none.
    private(set) var complaint: String?

    init(udev: OpaquePointer) {
      self.udev = udev
    }

    deinit {
      udev_unref(udev)
    }

    /// Opens a node read-only, or refuses it. Returns a file descriptor or the negative error number.
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

    /// Handles a message of libinput; only losses, late timers and refused devices matter.
    func hear(_ message: String, isError: Bool) {
      let before = lastDrop
      lastDrop = nil
      if message.contains("SYN_DROPPED") {
        let name = String(message.prefix { $0 != " " && $0 != ":" })
        dropped.append(name)
        lastDrop = name
      } else if message.contains("log rate limit exceeded"), let before {
        silenced.append(before)
      } else if message.contains("scheduled expiry is in the past") {
        isLate = true
      } else if complaint == nil, isError || message.contains("not using") {
        complaint = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
    }

    /// The numbers of the devices that lost events since the last call.
    ///
    /// If a device was unplugged and another got its node, the newest device counts.
    func takeDrops() -> Set<Int> {
      guard !dropped.isEmpty else { return [] }
      var nodes: Set<String> = []
      let present = devices.reversed().filter { nodes.insert($0.node).inserted }
      return Set(present.filter(takeDrops).map(\.id))
    }

    /// True if this device lost events since the last call.
    ///
    /// libinput reports five losses within half an hour and then no more (`evdev.c`, `syn_drop_limit`). Any losses after that count as one
    /// more, the sixth, which makes the grade an F.
    private func takeDrops(of device: InputDevice) -> Bool {
      let name = device.node.split(separator: "/").last.map(String.init) ?? ""
      let before = dropped.count
      dropped.removeAll { $0 == name }
      let wasReported = dropped.count < before
      if wasReported, silenced.contains(name) {
        silenced.removeAll { $0 == name }
        dropped.append(name)
      }
      return wasReported
    }

    /// The error for a node that could not be added to libinput.
    func failure(of path: String) -> CaptureError {
      if let what = refused[path] { return .neverOpened(node: path, what: what) }
      if let number = denied[path] { return .refused(node: path, errno: number) }
      var status = stat()
      if stat(path, &status) != 0 { return .refused(node: path, errno: errno) }
      return .notADevice(path: path)
    }

    /// A udev property of a device; nil if it does not have it.
    static func property(_ device: OpaquePointer, _ key: String) -> String? {
      udev_device_get_property_value(device, key).map { String(cString: $0) }
    }
  }
#endif
