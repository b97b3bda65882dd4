#if Capture
  import CLibevdev
  import Glibc

  /// Finds out whether the kernel knows the size of a surface.
  ///
  /// libinput assumes 69 × 50 mm for a touchpad without a resolution (`evdev-mt-touchpad.c`, `tp_init_default_resolution`) and reports that
  /// size as if it were known; a trace must not.
  enum KernelResolution {
    /// The request `EVIOCGABS(0)`: `_IOR('E', 0x40, struct input_absinfo)` of linux/input.h, which Swift cannot import.
    private static let axisOfZero: UInt = 0x8018_4540

    /// True if the kernel knows the resolution of both axes of contacts' positions, and so the surface's size.
    ///
    /// - Parameter descriptor: An open node.
    /// - Returns: True if both resolutions are known.
    static func isKnown(_ descriptor: Int32) -> Bool {
      let x = axis(descriptor, EvdevCode.Absolute.contactX) ?? axis(descriptor, EvdevCode.Absolute.x)
      let y = axis(descriptor, EvdevCode.Absolute.contactY) ?? axis(descriptor, EvdevCode.Absolute.y)
      return (x?.resolution ?? 0) > 0 && (y?.resolution ?? 0) > 0
    }

    /// The description of an axis; nil if the device does not have it (the kernel then returns zeros).
    private static func axis(_ descriptor: Int32, _ code: UInt16) -> input_absinfo? {
      var axis = input_absinfo()
      guard ioctl(descriptor, axisOfZero + UInt(code), &axis) == 0, axis.minimum < axis.maximum else {
        return nil
      }
      return axis
    }
  }
#endif
