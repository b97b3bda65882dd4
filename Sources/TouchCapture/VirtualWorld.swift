#if Capture
  import VirtualInput

  /// Owns a set of virtual devices, which the real libinput sees in place of the system's devices while the world is entered.
  ///
  /// It belongs to the thread that enters it: enter and leave on the same thread, without a suspension point between.
  struct VirtualWorld: ~Copyable {
    private let world: OpaquePointer

    /// Makes a world with the devices of a recording; `faults` has simulated faults for each device's index.
    static func playing(
      _ recording: EvdevRecording, faults: [Int: [VirtualFault]] = [:]
    ) throws(CaptureError) -> VirtualWorld {
      guard recording.devices.count <= Int(VIRTUAL_DEVICES_MAX) else {
        throw .noEvents(
          file: "recording",
          message: "\(recording.devices.count) devices; at most \(VIRTUAL_DEVICES_MAX) play at once")
      }
      for device in recording.devices { try checkSlots(device) }
      // Otherwise the real devices would be read instead of the recording.
      if let name = virtual_world_unreachable() { throw .notInterposed(call: String(cString: name)) }
      guard let handle = virtual_world_create() else { throw .libinput(operation: making, errno: noMemory) }
      let world = VirtualWorld(owning: handle)
      for device in recording.devices {
        guard add(device, to: handle) else { throw .libinput(operation: making, errno: noMemory) }
      }
      for (number, faults) in faults { for fault in faults { world.apply(fault, to: Int32(number)) } }
      return world
    }

    /// The largest number of touch slots that a device may describe: libevdev allocates all of them, and libinput aborts if there are too
    /// many.
    private static let mostSlots = 1024

    private static func checkSlots(_ device: EvdevDevice) throws(CaptureError) {
      guard let axis = device.axes[EvdevCode.Absolute.slot] else { return }
      guard axis.minimum != 0 || !(0..<Int32(mostSlots)).contains(axis.maximum) else { return }
      throw .noEvents(
        file: device.name,
        message:
          "its touch slots are \(axis.minimum) to \(axis.maximum), but a device has at most \(mostSlots), from 0; correct its ABS_MT_SLOT range"
      )
    }

    private static let making = "making a virtual device"
    private static let noMemory = SystemError.noMemory

    private init(owning world: OpaquePointer) {
      self.world = world
    }

    deinit {
      virtual_world_destroy(world)
    }

    /// Runs `body` on this thread with this world in place of the system's devices.
    borrowing func whileActive<Result: ~Copyable, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let before = virtual_world_activate(world)
      defer { virtual_world_activate(before) }
      return try body()
    }

    /// The path of the node of the device with this index in the recording.
    static func node(_ number: Int) -> String { "/dev/input/event\(number)" }

    /// The virtual time, in microseconds, that corresponds to time 0 of the recording.
    static var recordingZero: Int64 { VIRTUAL_EPOCH_US + VIRTUAL_LEAD_US }

    /// How often a device's node was opened, including refused attempts.
    func openCount(_ number: Int) -> Int { Int(virtual_device_open_count(world, Int32(number))) }

    /// The current virtual time, in microseconds.
    var now: Int64 { virtual_world_now(world) }

    /// The virtual time of the last event of any device, in microseconds.
    var lastEvent: Int64 { virtual_world_last_event(world) }

    /// True once no further event of any device will happen.
    var isExhausted: Bool { virtual_world_is_exhausted(world) }

    private func apply(_ fault: VirtualFault, to device: Int32) {
      switch fault {
      case .openFails(let errno, let opens): virtual_device_refuse_open(world, device, errno, opens)
      case .nodeTaken(let other, let opens): virtual_device_hand_over(world, device, Int32(other), opens)
      case .unplugged(let time): virtual_device_unplug(world, device, time)
      case .suspended(let time, let duration): virtual_world_suspend(world, time, duration)
      case .silent: virtual_device_silence(world, device)
      case .lost(let events): virtual_device_drop(world, device, events.lowerBound, events.count)
      case .seat(let seat): virtual_device_set_udev(world, device, "ID_SEAT", seat)
      }
    }
  }

  extension VirtualWorld {
    fileprivate static func add(_ device: EvdevDevice, to world: OpaquePointer) -> Bool {
      let number = virtual_device_add(
        world, device.name, device.bus, device.vendor, device.product, device.version)
      guard number >= 0 else { return false }
      describe(device, number, in: world)
      for entry in InitialState(of: device).entries {
        virtual_device_set_state(
          world, number, entry.slot, UInt32(entry.type), UInt32(entry.code), entry.value)
      }
      return device.events.allSatisfy { event in
        virtual_device_add_event(
          world, number, event.timeMicroseconds, event.type, event.code, event.value)
      }
    }

    private static func describe(_ device: EvdevDevice, _ number: Int32, in world: OpaquePointer) {
      var types = Set(device.codes.filter { !$0.value.isEmpty }.keys)
      types.insert(EvdevCode.Kind.synchronise)
      setBits(0, types, number, in: world)
      for (type, codes) in device.codes where type != EvdevCode.Kind.synchronise {
        setBits(UInt32(type), codes, number, in: world)
      }
      let properties = bitmap(device.properties)
      virtual_device_set_properties(world, number, properties, properties.count)
      for (code, axis) in device.axes {
        virtual_device_set_axis(
          world, number, UInt32(code), axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution)
      }
      // udev properties in the recording are used; otherwise they are derived as udev would.
      let known = device.udev.contains { $0.key.hasPrefix("ID_INPUT") }
      for property in (known ? [] : InputClass(of: device).udev) + device.udev {
        virtual_device_set_udev(world, number, property.key, property.value)
      }
    }

    private static func setBits(
      _ type: UInt32, _ codes: EvdevDevice.Bits, _ number: Int32, in world: OpaquePointer
    ) {
      let bits = bitmap(codes)
      virtual_device_set_bits(world, number, type, bits, bits.count)
    }

    private static func bitmap(_ codes: EvdevDevice.Bits) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: Int(codes.max() ?? 0) / 8 + 1)
      for code in codes { bytes[Int(code) / 8] |= 1 << UInt8(code % 8) }
      return bytes
    }
  }
#endif
