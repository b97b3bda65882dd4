import GestureTraces

/// A device that libinput opened, as its trace describes it.
struct InputDevice: Equatable {
  /// Number within the context, from 0, in order of appearance.
  let id: Int
  /// The driver's name.
  let name: String
  /// The path of the node, as `/dev/input/event4`.
  let node: String
  /// The kind of device.
  let kind: TraceDevice.Kind
  /// The bus in a word (`usb`, `bluetooth`, `i2c`, `i8042`, …); nil where the system does not say.
  let bus: String?
  /// Vendor number of that bus.
  let vendor: UInt32
  /// Product number of the vendor.
  let product: UInt32
  /// Width and height in millimetres; nil where the kernel gives no resolution.
  let size: Size?
  /// True where libinput's own natural scrolling is on.
  let naturalScroll: Bool
  /// The scroll method: `two-finger`, `edge`, `on-button-down` or `none`; nil where it has no such setting.
  let scrollMethod: String?
  /// The views of its input that are recorded.
  var layers: [TraceLayer] = [.libinput]

  /// A size in millimetres.
  struct Size: Equatable {
    /// From left to right.
    let width: Double
    /// From top to bottom.
    let height: Double
  }

  /// Facts that a grade depends on, with nothing followed yet.
  var integrity: TraceIntegrity { integrity(hasLengths: true) }

  /// The same, where the ranges of the axes may be the recording's own extremes, which are no lengths.
  func integrity(hasLengths: Bool) -> TraceIntegrity {
    guard let size else { return TraceIntegrity(units: .normalised, hasLengths: hasLengths) }
    return TraceIntegrity(
      units: .millimetres, size: .millimetres(size.width, size.height), hasLengths: hasLengths)
  }
}

/// One event of libinput, free of its pointers.
struct InputEvent: Equatable {
  /// The number of the device.
  let device: Int
  /// The kernel's stamp, in microseconds of the monotonic clock; nil where the event has none.
  let time: Int64?
  /// The event's content.
  let content: Content

  /// The content of an event.
  enum Content: Equatable {
    /// A device that libinput opened.
    case added(InputDevice)
    /// The device is gone.
    case removed
    /// An event that a trace stores; positions in millimetres, or in shares of the axes where the kernel gives no resolution.
    case event(TraceEvent.Kind)
    /// A pointer movement, a button, a pinch, a swipe: seen, never stored.
    case other(Other)
  }

  /// The kinds of event that are seen and not stored; they explain why a recording is empty.
  enum Other: Equatable { case pointer, button, gesture, frame, unknown }
}
