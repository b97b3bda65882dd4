import GestureTraces

/// A device that libinput opened, as its trace describes it.
struct InputDevice: Equatable {
  /// Number within the context, from 0, in order of appearance.
  let id: Int
  /// The driver's name.
  let name: String
  /// The path of the node, as `/dev/input/event4`.
  let node: String
  /// What it is.
  let kind: TraceDevice.Kind
  /// The bus in a word (`usb`, `bluetooth`, `i2c`, `i8042`, …); nil where the system does not say.
  let bus: String?
  /// Vendor number of that bus.
  let vendor: UInt32
  /// Product number of the vendor.
  let product: UInt32
  /// Width and height in millimetres; nil where the kernel gives no resolution.
  let size: Size?
  /// Whether libinput's own natural scrolling is on here.
  let naturalScroll: Bool
  /// How it scrolls: `two-finger`, `edge`, `on-button-down`; nil where it has no such setting.
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
}

/// One thing that libinput told, free of its pointers.
struct InputEvent: Equatable {
  /// The number of the device.
  let device: Int
  /// The kernel's stamp, in microseconds of the monotonic clock; nil where the event has none.
  let time: Int64?
  /// What happened.
  let content: Content

  /// What it tells of.
  enum Content: Equatable {
    /// A device that libinput opened.
    case added(InputDevice)
    /// The device is gone.
    case removed
    /// What a trace stores; positions in millimetres, or in shares of the axes where the kernel gives no resolution.
    case event(TraceEvent.Kind)
    /// A pointer movement, a button, a pinch, a swipe: seen, never stored.
    case other(Other)
  }

  /// What is seen and not stored; it says why a recording is empty.
  enum Other: Equatable { case pointer, button, gesture, frame, unknown }
}
