#if Capture
  import CLibinput
  import CUdev

  /// Reads the description of a device from libinput and udev.
  struct DeviceReader {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
      self.handle = handle
    }

    /// Describes a device, as its trace's header needs it.
    ///
    /// - Parameters:
    ///   - id: The number to give to the device.
    ///   - measured: Nodes whose size the kernel knows; for others libinput assumes one.
    /// - Returns: The description.
    func device(id: Int, measured: Set<String>) -> InputDevice {
      let udev = libinput_device_get_udev_device(handle)
      defer { udev.map { _ = udev_device_unref($0) } }
      let node = udev.flatMap { udev_device_get_devnode($0) }.map { String(cString: $0) } ?? ""
      return InputDevice(
        id: id, name: String(cString: libinput_device_get_name(handle)), node: node,
        kind: NodePolicy.kind { key in udev.flatMap { ContextWitness.property($0, key) } == "1" },
        bus: udev.flatMap(Self.bus), vendor: libinput_device_get_id_vendor(handle),
        product: libinput_device_get_id_product(handle), size: measured.contains(node) ? size : nil,
        naturalScroll: libinput_device_config_scroll_get_natural_scroll_enabled(handle) != 0,
        scrollMethod: scrollMethod)
    }

    private var size: InputDevice.Size? {
      var width = 0.0
      var height = 0.0
      guard libinput_device_get_size(handle, &width, &height) == 0 else { return nil }
      return InputDevice.Size(width: width, height: height)
    }

    private var scrollMethod: String? {
      guard libinput_device_config_scroll_get_methods(handle) != 0 else { return nil }
      switch libinput_device_config_scroll_get_method(handle) {
      case LIBINPUT_CONFIG_SCROLL_2FG: return "two-finger"
      case LIBINPUT_CONFIG_SCROLL_EDGE: return "edge"
      case LIBINPUT_CONFIG_SCROLL_ON_BUTTON_DOWN: return "on-button-down"
      default: return "none"
      }
    }

    /// The word for the device's bus, from the number in the udev property `PRODUCT=bus/vendor/product/version` of the node's parent.
    private static func bus(_ udev: OpaquePointer) -> String? {
      guard let parent = udev_device_get_parent_with_subsystem_devtype(udev, "input", nil),
        let product = ContextWitness.property(parent, "PRODUCT"),
        let number = product.split(separator: "/").first.flatMap({ UInt16($0, radix: 16) })
      else { return nil }
      return DeviceBus.name(number)
    }
  }
#endif
