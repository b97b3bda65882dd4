#if Capture
  import Glibc

  /// Has a node stamp its events on the monotonic clock from its first one on.
  ///
  /// Where something has come since the node was opened, a change of its clock throws that away, and the kernel tells of it
  /// as a loss (`SYN_DROPPED`; Linux, `evdev.c`, `evdev_set_clk_type`). libinput and libevdev change the clock only when they
  /// have asked what the device can do, some hundred microseconds later: a finger that moves in them would cost a recording
  /// its grade. For the one microsecond that is left here, whoever reads the node can compare the loss's stamp.
  enum NodeClock {
    /// `EVIOCSCLOCKID`: `_IOW('E', 0xa0, int)` of linux/input.h, which Swift cannot import.
    private static let request: UInt = 0x4004_45a0
    /// Bytes read at a time: 64 events.
    private static let size = 64 * 24

    /// Sets the clock of a node that has just been opened, and of which nothing is known yet.
    ///
    /// Where that fails, whoever sets it later says so.
    ///
    /// - Parameter descriptor: Open without blocking; what came is thrown away.
    static func set(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<UInt64>.alignment) { events in
        while read(descriptor, events.baseAddress, events.count) > 0 {}
      }
      var clock = CLOCK_MONOTONIC
      _ = ioctl(descriptor, request, &clock)
    }
  }
#endif
