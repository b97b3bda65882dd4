#if Capture
  import CLibinput
  import GestureTraces

  /// Converts one libinput event to an `InputEvent`.
  struct EventReader {
    private let raw: OpaquePointer
    private let type: libinput_event_type
    private let witness: ContextWitness

    init(_ raw: OpaquePointer, _ witness: ContextWitness) {
      self.raw = raw
      self.witness = witness
      type = libinput_event_get_type(raw)
    }

    /// The libinput event as a value that stays valid after libinput frees the event.
    var event: InputEvent {
      guard let handle = libinput_event_get_device(raw) else { return bare(-1, .other(.unknown)) }
      if type == LIBINPUT_EVENT_DEVICE_ADDED { return added(handle) }
      // libinput stores the device number for us; its initial value 0 means none.
      let number = Int(bitPattern: libinput_device_get_user_data(handle)) - 1
      switch type {
      case LIBINPUT_EVENT_DEVICE_REMOVED: return bare(number, .removed)
      case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP,
        LIBINPUT_EVENT_TOUCH_CANCEL:
        return touch(number)
      case LIBINPUT_EVENT_POINTER_SCROLL_FINGER: return scroll(number, .finger)
      case LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS: return scroll(number, .continuous)
      case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL: return scroll(number, .wheel)
      case LIBINPUT_EVENT_GESTURE_HOLD_BEGIN, LIBINPUT_EVENT_GESTURE_HOLD_END: return hold(number)
      default: return bare(number, .other(Self.others[type.rawValue] ?? .unknown))
      }
    }

    private static let others: [UInt32: InputEvent.Other] = [
      LIBINPUT_EVENT_POINTER_MOTION.rawValue: .pointer,
      LIBINPUT_EVENT_POINTER_MOTION_ABSOLUTE.rawValue: .pointer,
      LIBINPUT_EVENT_POINTER_BUTTON.rawValue: .button,
      LIBINPUT_EVENT_TOUCH_FRAME.rawValue: .frame,
      // Sent with every scroll event for programs older than libinput 1.19; counting it would count twice.
      LIBINPUT_EVENT_POINTER_AXIS.rawValue: .frame,
      LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN.rawValue: .gesture,
      LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE.rawValue: .gesture,
      LIBINPUT_EVENT_GESTURE_SWIPE_END.rawValue: .gesture,
      LIBINPUT_EVENT_GESTURE_PINCH_BEGIN.rawValue: .gesture,
      LIBINPUT_EVENT_GESTURE_PINCH_UPDATE.rawValue: .gesture,
      LIBINPUT_EVENT_GESTURE_PINCH_END.rawValue: .gesture,
    ]

    private func bare(_ device: Int, _ content: InputEvent.Content) -> InputEvent {
      InputEvent(device: device, time: nil, content: content)
    }

    private func added(_ handle: OpaquePointer) -> InputEvent {
      let device = DeviceReader(handle).device(id: witness.devices.count, measured: witness.measured)
      witness.devices.append(device)
      libinput_device_set_user_data(handle, UnsafeMutableRawPointer(bitPattern: device.id + 1))
      return bare(device.id, .added(device))
    }

    private func touch(_ number: Int) -> InputEvent {
      guard let touch = libinput_event_get_touch_event(raw) else { return bare(number, .other(.unknown)) }
      // Single-contact devices have no slots; libinput then reports -1.
      let slot = max(0, Int(libinput_event_touch_get_slot(touch)))
      let kind: TraceEvent.Kind
      switch type {
      case LIBINPUT_EVENT_TOUCH_DOWN:
        let (x, y) = position(touch, number)
        kind = .down(slot: slot, x: x, y: y)
      case LIBINPUT_EVENT_TOUCH_MOTION:
        let (x, y) = position(touch, number)
        kind = .move(slot: slot, x: x, y: y)
      case LIBINPUT_EVENT_TOUCH_UP: kind = .up(slot: slot)
      default: kind = .cancel(slot: slot)
      }
      return InputEvent(
        device: number, time: Int64(libinput_event_touch_get_time_usec(touch)), content: .event(kind))
    }

    private func position(_ touch: OpaquePointer, _ number: Int) -> (Double, Double) {
      // Without a resolution, get_x would return device units as if they were millimetres.
      if witness.devices[number].size == nil {
        return (
          libinput_event_touch_get_x_transformed(touch, 1), libinput_event_touch_get_y_transformed(touch, 1)
        )
      }
      return (libinput_event_touch_get_x(touch), libinput_event_touch_get_y(touch))
    }

    private func scroll(_ number: Int, _ source: AxisSource) -> InputEvent {
      guard let pointer = libinput_event_get_pointer_event(raw) else {
        return bare(number, .other(.unknown))
      }
      let reader = ScrollReader(pointer, undoing: witness.devices[number].naturalScroll)
      let scroll = reader.scroll(source)
      let isStop = source != .wheel && (scroll.dx ?? 0) == 0 && (scroll.dy ?? 0) == 0
      return InputEvent(
        device: number, time: Int64(libinput_event_pointer_get_time_usec(pointer)),
        content: .event(isStop ? .stop : .scroll(scroll)))
    }

    private func hold(_ number: Int) -> InputEvent {
      guard let gesture = libinput_event_get_gesture_event(raw) else {
        return bare(number, .other(.unknown))
      }
      let fingers = Int(libinput_event_gesture_get_finger_count(gesture))
      let isEnd = type == LIBINPUT_EVENT_GESTURE_HOLD_END
      let kind: TraceEvent.Kind =
        isEnd
        ? .unhold(fingers: fingers, cancelled: libinput_event_gesture_get_cancelled(gesture) != 0)
        : .hold(fingers: fingers)
      return InputEvent(
        device: number, time: Int64(libinput_event_gesture_get_time_usec(gesture)), content: .event(kind))
    }
  }

  /// Reads the deltas of a scroll event.
  private struct ScrollReader {
    private let pointer: OpaquePointer
    private let sign: Double

    init(_ pointer: OpaquePointer, undoing naturalScroll: Bool) {
      self.pointer = pointer
      sign = naturalScroll ? -1 : 1
    }

    func scroll(_ source: AxisSource) -> TraceScroll {
      let horizontal = LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL
      let vertical = LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL
      var scroll = TraceScroll(
        source: source, dx: value(horizontal, libinput_event_pointer_get_scroll_value),
        dy: value(vertical, libinput_event_pointer_get_scroll_value))
      guard source == .wheel else { return scroll }
      scroll.v120x = value(horizontal, libinput_event_pointer_get_scroll_value_v120)
      scroll.v120y = value(vertical, libinput_event_pointer_get_scroll_value_v120)
      return scroll
    }

    private func value(
      _ axis: libinput_pointer_axis, _ get: (OpaquePointer?, libinput_pointer_axis) -> Double
    ) -> Double? {
      guard libinput_event_pointer_has_axis(pointer, axis) != 0 else { return nil }
      let value = get(pointer, axis)
      return value == 0 ? 0 : sign * value  // no negative zero
    }
  }
#endif
