#if Capture
  import Glibc

  /// Has a node stamp its events on the monotonic clock from its first one on.
  ///
  /// Where something has come since the node was opened, a change of its clock throws that away, and the kernel tells of it
  /// as a loss (`SYN_DROPPED`; Linux, `evdev.c`, `evdev_set_clk_type`). libinput and libevdev change the clock only when they
  /// have asked what the device can do, some hundred microseconds later: a finger that moves in them would cost a recording
  /// its grade. So the node is made to keep nothing (`EVIOCSMASK`) while its clock changes.
  enum NodeClock {
    /// `EVIOCSCLOCKID`: `_IOW('E', 0xa0, int)` of linux/input.h, which Swift cannot import.
    private static let clockRequest: UInt = 0x4004_45a0
    /// `EVIOCSMASK`: `_IOW('E', 0x93, struct input_mask)` of linux/input.h (Linux 4.4 and later).
    private static let maskRequest: UInt = 0x4010_4593
    /// Types of events that can be kept out: all but `EV_SYN` (`EV_KEY` to `EV_MAX`, linux/input-event-codes.h). A frame
    /// without any is not kept either.
    private static let types: ClosedRange<UInt32> = 0x01...0x1f
    /// Bytes that name every code of any type, a bit each (`KEY_CNT`, 0x300, is the largest number of codes).
    private static let codeBytes = 0x300 / 8
    /// Bytes read at a time: 64 events.
    private static let size = 64 * 24

    /// `struct input_mask` of linux/input.h.
    private struct Mask {
      var type: UInt32
      var codeBytes: UInt32
      var codes: UInt64
    }

    /// Sets the clock of a node that has just been opened, and of which nothing is known yet.
    ///
    /// Where that fails, whoever sets it later says so. Where the kernel knows no masks, the microsecond between the look
    /// and the change stays.
    ///
    /// - Parameter descriptor: Open without blocking; what came is thrown away.
    static func set(_ descriptor: Int32) {
      keep([], of: descriptor)
      drain(descriptor)
      var clock = CLOCK_MONOTONIC
      _ = ioctl(descriptor, clockRequest, &clock)
      keep([UInt8](repeating: .max, count: codeBytes), of: descriptor)
    }

    /// Has a node keep events of these codes alone from now on, of each type.
    private static func keep(_ codes: [UInt8], of descriptor: Int32) {
      codes.withUnsafeBytes { bytes in
        let address = UInt64(UInt(bitPattern: bytes.baseAddress))
        for type in types {
          var mask = Mask(type: type, codeBytes: UInt32(bytes.count), codes: address)
          _ = ioctl(descriptor, maskRequest, &mask)
        }
      }
    }

    /// Throws away what a node has kept.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<UInt64>.alignment) { events in
        while read(descriptor, events.baseAddress, events.count) > 0 {}
      }
    }
  }
#endif
