#if Capture
  import CUdev
  import GestureTraces
  import Glibc

  /// Finds the devices that may be recorded among udev's input nodes.
  struct DeviceSurvey {
    /// Entries of the nodes that may be recorded, in order of their numbers.
    func entries() throws(CaptureError) -> [DeviceList.Entry] {
      try InputLibrary.libinput.load()
      guard let udev = udev_new() else { throw .libinput(operation: "asking udev", errno: errno) }
      defer { udev_unref(udev) }
      guard let enumeration = udev_enumerate_new(udev) else {
        throw .libinput(operation: "asking udev", errno: errno)
      }
      defer { udev_enumerate_unref(enumeration) }
      udev_enumerate_add_match_subsystem(enumeration, "input")
      let status = udev_enumerate_scan_devices(enumeration)
      // A folder that a container does not have is no device; any other error would look like none.
      guard status >= 0 || status == -ENOENT else {
        throw .libinput(operation: "asking udev", errno: -status)
      }
      var entries: [DeviceList.Entry] = []
      var item = udev_enumerate_get_list_entry(enumeration)
      while let current = item {
        if let path = udev_list_entry_get_name(current),
          let device = udev_device_new_from_syspath(udev, path)
        {
          if let entry = entry(device) { entries.append(entry) }
          udev_device_unref(device)
        }
        item = udev_list_entry_get_next(current)
      }
      return entries.sorted { Self.number($0.node) < Self.number($1.node) }
    }

    private func entry(_ device: OpaquePointer) -> DeviceList.Entry? {
      guard let path = udev_device_get_devnode(device) else { return nil }
      let node = String(cString: path)
      guard node.hasPrefix("/dev/input/event") else { return nil }
      let has = { (key: String) in ContextWitness.property(device, key) == "1" }
      guard NodePolicy.refusal(has) == nil else { return nil }
      var entry = DeviceList.Entry(
        node: node, name: Self.name(device), kind: NodePolicy.kind(has),
        seat: ContextWitness.property(device, "ID_SEAT") ?? "seat0")
      look(at: node, &entry)
      return entry
    }

    /// Opens a node through libinput as a recording would, and completes its entry with what libinput reports.
    private func look(at node: String, _ entry: inout DeviceList.Entry) {
      do throws(CaptureError) {
        let context = try InputContext.opening(.node(node))
        try context.dispatch()
        while let event = context.next() {
          guard case .added(let device) = event.content else { continue }
          entry.name = device.name
          entry.size = device.size.map { [$0.width, $0.height] }
        }
      } catch {
        if case .refused(_, let number) = error { entry.errno = number }
        entry.advice = entry.errno.map(CaptureError.advice) ?? "\(error)"
      }
      if entry.errno == nil, GrabTest.isGrabbed(node) {
        entry.isGrabbed = true
        entry.advice =
          "another program has grabbed it (EVIOCGRAB), so only that program gets its events; close it"
      }
    }

    /// The `NAME` property of the node's parent input device, without its quotes.
    private static func name(_ device: OpaquePointer) -> String {
      guard let parent = udev_device_get_parent_with_subsystem_devtype(device, "input", nil) else {
        return ""
      }
      let quoted = ContextWitness.property(parent, "NAME") ?? ""
      return quoted.hasPrefix("\"") ? String(quoted.dropFirst().dropLast()) : quoted
    }

    private static func number(_ node: String) -> Int {
      Int(node.drop { !$0.isNumber }) ?? Int.max
    }
  }
#endif
