#if Capture
  import CLibevdev
  import Glibc

  /// Finds out whether the kernel knows how large a surface is.
  ///
  /// libinput takes a touchpad without a resolution for one of 69 × 50 mm (`evdev-mt-touchpad.c`, `tp_init_default_resolution`)
  /// and says so as if it knew; a trace does not.
  enum KernelResolution {
    /// `EVIOCGABS(0)`: `_IOR('E', 0x40, struct input_absinfo)` of linux/input.h, which Swift cannot import.
    private static let axisOfZero: UInt = 0x8018_4540

    /// True where both axes of the positions of contacts have a resolution.
    ///
    /// - Parameter descriptor: A node that is open.
    /// - Returns: False where either is missing.
    static func isKnown(_ descriptor: Int32) -> Bool {
      let x = axis(descriptor, EvdevCode.Absolute.contactX) ?? axis(descriptor, EvdevCode.Absolute.x)
      let y = axis(descriptor, EvdevCode.Absolute.contactY) ?? axis(descriptor, EvdevCode.Absolute.y)
      return (x?.resolution ?? 0) > 0 && (y?.resolution ?? 0) > 0
    }

    /// An axis; nil where the device has none of that code: the kernel then gives zeros.
    private static func axis(_ descriptor: Int32, _ code: UInt16) -> input_absinfo? {
      var axis = input_absinfo()
      guard ioctl(descriptor, axisOfZero + UInt(code), &axis) == 0, axis.minimum < axis.maximum else {
        return nil
      }
      return axis
    }
  }
#endif
