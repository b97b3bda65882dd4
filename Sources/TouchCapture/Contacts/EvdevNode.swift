#if Capture
  import CLibevdev
  import Glibc

  /// Owns libevdev's handle of a node that is read beside libinput: nothing else holds its pointer.
  ///
  /// The node is opened a second time, read-only, so that libinput misses nothing; stamps are on the monotonic clock.
  struct EvdevNode: ~Copyable {
    private let handle: OpaquePointer
    /// Readable when there is something to read, or the device is gone.
    let descriptor: Int32
    /// The time at which it had been opened, in monotonic microseconds; its state was asked for after that.
    let opened: Int64

    /// The result of `read`.
    enum Reading {
      /// An event as it came.
      case event(EvdevEvent)
      /// The kernel lost events at this time; those that follow tell the state now.
      case loss(timeMicroseconds: Int64)
      /// Nothing more for now.
      case nothing
      /// The device is gone, or cannot be read any more.
      case gone
    }

    /// Opens a node that libinput has opened already.
    ///
    /// - Parameter path: The path of the node.
    /// - Returns: Its owner.
    /// - Throws: `CaptureError`.
    static func opening(_ path: String) throws(CaptureError) -> EvdevNode {
      let descriptor = try descriptor(of: path)
      NodeClock.set(descriptor)
      let opened = MonotonicClock.now
      guard let handle = libevdev_new() else {
        close(descriptor)
        throw .refused(node: path, errno: ENOMEM)
      }
      let node = EvdevNode(owning: handle, descriptor, opened: opened)
      // Its messages are about faults of drivers, and would go to standard error.
      libevdev_set_device_log_function(handle, { _, _, _, _, _, _, _, _ in }, LIBEVDEV_LOG_ERROR, nil)
      let status = libevdev_set_fd(handle, descriptor)
      guard status == 0 else { throw .refused(node: path, errno: -status) }
      let clock = libevdev_set_clock_id(handle, CLOCK_MONOTONIC)
      guard clock == 0 else { throw .refused(node: path, errno: -clock) }
      return node
    }

    private static func descriptor(of path: String) throws(CaptureError) -> Int32 {
      do throws(CheckedNode.Refusal) {
        return try CheckedNode.open(path, flags: O_NONBLOCK | O_CLOEXEC)
      } catch {
        switch error {
        case .kind(let what): throw .neverOpened(node: path, what: what)
        case .system(let number): throw .refused(node: path, errno: number)
        }
      }
    }

    private init(owning handle: OpaquePointer, _ descriptor: Int32, opened: Int64) {
      self.handle = handle
      self.descriptor = descriptor
      self.opened = opened
    }

    deinit {
      libevdev_free(handle)
      close(descriptor)
    }

    /// The device without events.
    var device: EvdevDevice { NodeDescription(handle).device }

    /// Its state now, for a `ContactTracker` to begin with.
    var state: [InitialState.Entry] { NodeDescription(handle).state }

    /// The next event.
    ///
    /// - Parameter isResynchronising: Whether a `loss` was read and `nothing` not yet.
    /// - Returns: The result; while resynchronising, `nothing` means that the whole state was told.
    func read(isResynchronising: Bool) -> Reading {
      let flag = isResynchronising ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL
      var event = input_event()
      let status = libevdev_next_event(handle, flag.rawValue, &event)
      if status == -EAGAIN { return .nothing }
      if status < 0 { return .gone }
      let time = Int64(event.time.tv_sec) * 1_000_000 + Int64(event.time.tv_usec)
      // The first event in this state is the kernel's SYN_DROPPED itself.
      if status == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue), !isResynchronising {
        return .loss(timeMicroseconds: time)
      }
      return .event(
        EvdevEvent(timeMicroseconds: time, type: event.type, code: event.code, value: event.value))
    }
  }
#endif
