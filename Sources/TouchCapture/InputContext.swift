#if Capture
  import CLibinput
  import CUdev
  import Glibc

  /// Owns a libinput context, from which events of devices are read; its pointers are not shared.
  ///
  /// For use on one thread. Nodes are opened read-only, and only if udev classifies them as a touchpad, a touchscreen, a mouse or a
  /// pointing stick and not as a keyboard; any other node is refused before it is opened.
  struct InputContext: ~Copyable {
    /// The devices that the context opens.
    enum Backend: Equatable {
      /// Every device of a seat, including those plugged in later.
      case seat(String)
      /// Only the device at this node, given by its path.
      case node(String)
    }

    private let handle: OpaquePointer
    private let interface: UnsafeMutablePointer<libinput_interface>
    /// The record that libinput's callbacks write to; libinput does not retain it, so it must live as long as the context.
    let witness: ContextWitness

    /// Creates a context with the devices that are present; the first events are their `added` events.
    static func opening(_ backend: Backend) throws(CaptureError) -> InputContext {
      try InputLibrary.libinput.load()
      guard let udev = udev_new() else { throw .libinput(operation: "asking udev", errno: errno) }
      let witness = ContextWitness(udev: udev)
      let interface = UnsafeMutablePointer<libinput_interface>.allocate(capacity: 1)
      interface.initialize(to: callbacks)
      let user = Unmanaged.passUnretained(witness).toOpaque()
      let created =
        switch backend {
        case .seat: libinput_udev_create_context(interface, user, udev)
        case .node: libinput_path_create_context(interface, user)
        }
      guard let created else {
        interface.deallocate()
        throw .libinput(operation: "making a context", errno: errno)
      }
      libinput_log_set_priority(created, LIBINPUT_LOG_PRIORITY_INFO)
      libinput_log_set_handler(created, log)
      let context = InputContext(owning: created, interface, witness)
      try context.add(backend)
      return context
    }

    private init(
      owning handle: OpaquePointer, _ interface: UnsafeMutablePointer<libinput_interface>,
      _ witness: ContextWitness
    ) {
      self.handle = handle
      self.interface = interface
      self.witness = witness
    }

    deinit {
      libinput_unref(handle)
      interface.deinitialize(count: 1)
      interface.deallocate()
    }

    /// The file descriptor to wait for; it is readable when there are events to dispatch.
    var descriptor: Int32 { libinput_get_fd(handle) }

    /// Processes what the devices sent; `next` then returns the events.
    func dispatch() throws(CaptureError) {
      let result = libinput_dispatch(handle)
      if result != 0 { throw .libinput(operation: "reading devices", errno: -result) }
    }

    /// The next event; nil if there is none until the next dispatch.
    func next() -> InputEvent? {
      guard let event = libinput_get_event(handle) else { return nil }
      defer { libinput_event_destroy(event) }
      return EventReader(event, witness).event
    }

    private func add(_ backend: Backend) throws(CaptureError) {
      switch backend {
      case .seat(let seat):
        if libinput_udev_assign_seat(handle, seat) != 0 {
          throw .libinput(operation: "seat \(seat)", errno: EINVAL)
        }
      case .node(let path):
        if libinput_path_add_device(handle, path) == nil { throw witness.failure(of: path) }
      }
    }

    private static let callbacks = libinput_interface(
      open_restricted: { path, flags, user in
        guard let path, let user else { return -EINVAL }
        let witness = Unmanaged<ContextWitness>.fromOpaque(user).takeUnretainedValue()
        return witness.open(String(cString: path), flags: flags)
      },
      close_restricted: { descriptor, _ in _ = close(descriptor) })

    private static let log: libinput_log_handler = { handle, priority, format, arguments in
      guard let format, let arguments, let user = libinput_get_user_data(handle) else { return }
      let witness = Unmanaged<ContextWitness>.fromOpaque(user).takeUnretainedValue()
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
        guard let start = buffer.baseAddress, vsnprintf(start, 1024, format, arguments) > 0 else { return }
        witness.hear(String(cString: start), isError: priority == LIBINPUT_LOG_PRIORITY_ERROR)
      }
    }
  }
#endif
