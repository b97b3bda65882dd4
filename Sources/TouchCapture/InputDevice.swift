import GestureTraces

/// A device that libinput opened, with what its trace's header describes.
struct InputDevice: Equatable {
  /// Number within the context, from 0, in order of appearance.
  let id: Int
  /// The driver's name for the device.
  let name: String
  /// The path of the node, such as `/dev/input/event4`.
  let node: String
  /// The kind of device.
  let kind: TraceDevice.Kind
  /// The bus (`usb`, `bluetooth`, `i2c`, `i8042`, …); nil if the system does not say.
  let bus: String?
  /// Vendor number of that bus.
  let vendor: UInt32
  /// Product number of the vendor.
  let product: UInt32
  /// Width and height in millimetres; nil if the kernel gives no resolution.
  let size: Size?
  /// True if libinput's own natural scrolling is on.
  let naturalScroll: Bool
  /// The scroll method: `two-finger`, `edge`, `on-button-down` or `none`; nil if the device has no such setting.
  let scrollMethod: String?
  /// The layers that are recorded for it.
  var layers: [TraceLayer] = [.libinput]

  /// A size in millimetres.
  struct Size: Equatable {
    /// From left to right.
    let width: Double
    /// From top to bottom.
    let height: Double
  }

  /// The initial state of its integrity checks, without events.
  var integrity: TraceIntegrity { integrity(hasLengths: true) }

  /// The initial state of its integrity checks; `hasLengths` is false if axis ranges are only recorded extremes, which are not lengths.
  func integrity(hasLengths: Bool) -> TraceIntegrity {
    guard let size else { return TraceIntegrity(units: .normalised, hasLengths: hasLengths) }
    return TraceIntegrity(
      units: .millimetres, size: .millimetres(size.width, size.height), hasLengths: hasLengths)
  }
}

/// One libinput event as a value, independent of libinput's pointers.
struct InputEvent: Equatable {
  /// The number of the device.
  let device: Int
  /// The kernel's timestamp in microseconds of the monotonic clock; nil if the event has none.
  let time: Int64?
  /// The event's content.
  let content: Content

  /// The content of an event.
  enum Content: Equatable {
    /// A device that libinput opened.
    case added(InputDevice)
    /// The device is gone.
    case removed
    /// An event that a trace stores; positions are in millimetres, or fractions of the axes if the kernel gives no resolution.
    case event(TraceEvent.Kind)
    /// A pointer movement, a button, a pinch or a swipe: recognised, never stored.
    case other(Other)
  }

  /// The kinds of events that are recognised but not stored; they explain why a recording is empty.
  enum Other: Equatable { case pointer, button, gesture, frame, unknown }
}
