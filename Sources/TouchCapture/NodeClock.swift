#if Capture
  import Glibc

  /// Makes a node use the monotonic clock for its timestamps from its first event on.
  ///
  /// If events have arrived since the node was opened, changing its clock discards them, and the kernel reports a loss (`SYN_DROPPED`;
  /// Linux, `evdev.c`, `evdev_set_clk_type`). libinput and libevdev change the clock only after querying the device's capabilities, some
  /// hundred microseconds later: a finger that moves meanwhile would lower the recording's grade. So all events are masked (`EVIOCSMASK`)
  /// while the clock changes.
  enum NodeClock {
    /// The request `EVIOCSCLOCKID`: `_IOW('E', 0xa0, int)` in linux/input.h, which Swift cannot import.
    private static let clockRequest: UInt = 0x4004_45a0
    /// The request `EVIOCSMASK`: `_IOW('E', 0x93, struct input_mask)` in linux/input.h (Linux 4.4 and later).
    private static let maskRequest: UInt = 0x4010_4593
    /// The types of events that can be masked: `EV_KEY` to `EV_MAX` (linux/input-event-codes.h), which is all except `EV_SYN`.
    ///
    /// The kernel does not store a frame in which all other events are masked.
    private static let types: ClosedRange<UInt32> = 0x01...0x1f
    /// The size in bytes of a mask with one bit for every code of any type (`KEY_CNT`, 0x300, is the largest number of codes).
    private static let codeBytes = 0x300 / 8
    /// The number of bytes that are read at a time: 64 events of 24 bytes.
    private static let size = 64 * 24

    /// The kernel's `struct input_mask` (linux/input.h), which says which events of one type a reader gets.
    private struct Mask {
      var type: UInt32
      var codeBytes: UInt32
      var codes: UInt64
    }

    /// Sets the clock of a node that has just been opened and from which nothing was read yet.
    ///
    /// If this fails, the code that sets the clock later reports the error. If the kernel has no masks, a gap of about a microsecond
    /// remains between reading the queue and changing the clock.
    ///
    /// - Parameter descriptor: A non-blocking descriptor; pending events are discarded.
    static func set(_ descriptor: Int32) {
      keep([], of: descriptor)
      drain(descriptor)
      var clock = CLOCK_MONOTONIC
      _ = ioctl(descriptor, clockRequest, &clock)
      keep([UInt8](repeating: .max, count: codeBytes), of: descriptor)
    }

    /// Restricts the events that a reader gets from a node to these codes, for every type.
    private static func keep(_ codes: [UInt8], of descriptor: Int32) {
      codes.withUnsafeBytes { bytes in
        let address = UInt64(UInt(bitPattern: bytes.baseAddress))
        for type in types {
          var mask = Mask(type: type, codeBytes: UInt32(bytes.count), codes: address)
          _ = ioctl(descriptor, maskRequest, &mask)
        }
      }
    }

    /// Reads and discards the pending events of a node.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<UInt64>.alignment) { events in
        while read(descriptor, events.baseAddress, events.count) > 0 {}
      }
    }
  }
#endif
