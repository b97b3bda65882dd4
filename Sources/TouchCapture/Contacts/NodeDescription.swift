#if Capture
  import CLibevdev

  /// Reads the description and the state of a node from libevdev.
  struct NodeDescription {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
      self.handle = handle
    }

    /// The device's description without events: name, ids, properties, buttons and axes.
    var device: EvdevDevice {
      var device = EvdevDevice(
        name: libevdev_get_name(handle).map { String(cString: $0) } ?? "",
        bus: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(handle)),
        vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(handle)),
        product: UInt16(truncatingIfNeeded: libevdev_get_id_product(handle)),
        version: UInt16(truncatingIfNeeded: libevdev_get_id_version(handle)),
        properties: Set(
          (0..<UInt16(INPUT_PROP_CNT)).filter { libevdev_has_property(handle, UInt32($0)) != 0 }),
        axes: axes)
      device.codes[EvdevCode.Kind.key] = codes(EvdevCode.Kind.key, below: UInt16(KEY_CNT))
      return device
    }

    /// The device's current state: contacts that are down, buttons that are pressed, and retained positions.
    var state: [InitialState.Entry] {
      var entries = codes(EvdevCode.Kind.key, below: UInt16(KEY_CNT)).sorted()
        .map {
          InitialState.Entry(
            slot: 0, type: EvdevCode.Kind.key, code: $0, value: value(EvdevCode.Kind.key, $0))
        }
        .filter { $0.value != 0 }
      for slot in 0..<max(0, libevdev_get_num_slots(handle)) { entries += contact(in: slot) }
      for code in [EvdevCode.Absolute.x, EvdevCode.Absolute.y] where has(code) { entries.append(entry(code)) }
      let current = libevdev_get_current_slot(handle)
      if current >= 0 { entries.append(entry(EvdevCode.Absolute.slot, current)) }
      return entries
    }

    private func contact(in slot: Int32) -> [InitialState.Entry] {
      let held = { (code: UInt16) in
        InitialState.Entry(
          slot: slot, type: EvdevCode.Kind.absolute, code: code,
          value: libevdev_get_slot_value(handle, UInt32(slot), UInt32(code)))
      }
      let number = held(EvdevCode.Absolute.trackingID)
      let position = [held(EvdevCode.Absolute.contactX), held(EvdevCode.Absolute.contactY)]
      return number.value < 0 ? position : [number] + position
    }

    private func entry(_ code: UInt16, _ value: Int32? = nil) -> InitialState.Entry {
      InitialState.Entry(
        slot: 0, type: EvdevCode.Kind.absolute, code: code,
        value: value ?? self.value(EvdevCode.Kind.absolute, code))
    }

    private func value(_ type: UInt16, _ code: UInt16) -> Int32 {
      libevdev_get_event_value(handle, UInt32(type), UInt32(code))
    }

    private func has(_ code: UInt16) -> Bool {
      libevdev_has_event_code(handle, UInt32(EvdevCode.Kind.absolute), UInt32(code)) != 0
    }

    private func codes(_ type: UInt16, below end: UInt16) -> EvdevDevice.Bits {
      Set((0..<end).filter { libevdev_has_event_code(handle, UInt32(type), UInt32($0)) != 0 })
    }

    private var axes: [UInt16: EvdevAxis] {
      var axes: [UInt16: EvdevAxis] = [:]
      for code in codes(EvdevCode.Kind.absolute, below: UInt16(ABS_CNT)) {
        guard let info = libevdev_get_abs_info(handle, UInt32(code)) else { continue }
        axes[code] = EvdevAxis(
          info.pointee.minimum, info.pointee.maximum, fuzz: info.pointee.fuzz, flat: info.pointee.flat,
          resolution: info.pointee.resolution)
      }
      return axes
    }
  }
#endif
