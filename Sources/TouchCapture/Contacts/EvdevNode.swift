#if Capture
  import CLibevdev
  import Glibc

  /// Owns the libevdev handle of a node that is read in parallel to libinput; its pointer is not shared.
  ///
  /// The node is opened a second time, read-only, so that libinput misses no event. Timestamps use the monotonic clock.
  struct EvdevNode: ~Copyable {
    private let handle: OpaquePointer
    /// The node's file descriptor; it becomes readable when events are waiting or the device is gone.
    let descriptor: Int32
    /// The monotonic time just after the node was opened, in microseconds; the device's state was queried later.
    let opened: Int64

    /// The result of one call of `read`: an event, a loss, nothing more for now, or a missing device.
    enum Reading {
      /// The device's next event, as the kernel sent it.
      case event(EvdevEvent)
      /// The kernel lost events at this time; the following events give the current state.
      case loss(timeMicroseconds: Int64)
      /// No further event is waiting at present.
      case nothing
      /// The device is gone, or can no longer be read.
      case gone
    }

    /// Opens a node that libinput has already opened.
    ///
    /// - Parameter path: The path of the node.
    /// - Returns: The owner of the handle.
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
      // The messages are about driver faults, and libevdev would print them to standard error.
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

    /// The device's description, without events.
    var device: EvdevDevice { NodeDescription(handle).device }

    /// The device's current state, with which a `ContactTracker` starts.
    var state: [InitialState.Entry] { NodeDescription(handle).state }

    /// Reads the next event of the device.
    ///
    /// - Parameter isResynchronising: True between a result `loss` and the next `nothing`.
    /// - Returns: The result; while resynchronising, `nothing` means that the whole state has been given.
    func read(isResynchronising: Bool) -> Reading {
      let flag = isResynchronising ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL
      var event = input_event()
      let status = libevdev_next_event(handle, flag.rawValue, &event)
      if status == -EAGAIN { return .nothing }
      if status < 0 { return .gone }
      let time = Int64(event.time.tv_sec) * 1_000_000 + Int64(event.time.tv_usec)
      // The first event with this status is the kernel's SYN_DROPPED itself.
      if status == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue), !isResynchronising {
        return .loss(timeMicroseconds: time)
      }
      return .event(
        EvdevEvent(timeMicroseconds: time, type: event.type, code: event.code, value: event.value))
    }
  }
#endif
