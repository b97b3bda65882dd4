import GestureTraces

/// A device that libinput opened, with everything that the header of its trace describes.
struct InputDevice: Equatable {
  /// The device's number within the context: 0, 1, … in order of appearance.
  let id: Int
  /// The driver's name for the device.
  let name: String
  /// The path of the node, such as `/dev/input/event4`.
  let node: String
  /// The kind of device, such as touchpad or touchscreen.
  let kind: TraceDevice.Kind
  /// The bus that connects the device (`usb`, `bluetooth`, `i2c`, `i8042`, …); nil if the system does not say.
  let bus: String?
  /// The number of the device's vendor, as assigned on that bus.
  let vendor: UInt32
  /// The number that the vendor gave to this product.
  let product: UInt32
  /// Width and height in millimetres; nil if the kernel gives no resolution.
  let size: Size?
  /// True if libinput's own natural scrolling (content follows the fingers) is on.
  let naturalScroll: Bool
  /// The scroll method: `two-finger`, `edge`, `on-button-down` or `none`; nil if the device has no such setting.
  let scrollMethod: String?
  /// The layers recorded for the device: libinput's events, and the raw contacts if they can be read.
  var layers: [TraceLayer] = [.libinput]

  /// The size of a surface in millimetres.
  struct Size: Equatable {
    /// The horizontal size, from left to right, in millimetres.
    let width: Double
    /// The vertical size, from top to bottom, in millimetres.
    let height: Double
  }

  /// The integrity checks for the device's events, in their state before the first event.
  var integrity: TraceIntegrity { integrity(hasLengths: true) }

  /// The integrity checks for the device's events, in their state before the first event.
  ///
  /// `hasLengths` is false if the ranges of the axes are only the extremes of the recorded values, so that distances are not lengths.
  func integrity(hasLengths: Bool) -> TraceIntegrity {
    guard let size else { return TraceIntegrity(units: .normalised, hasLengths: hasLengths) }
    return TraceIntegrity(
      units: .millimetres, size: .millimetres(size.width, size.height), hasLengths: hasLengths)
  }
}

/// One libinput event as a value, which stays valid after libinput frees the event.
struct InputEvent: Equatable {
  /// The number of the device that sent the event.
  let device: Int
  /// The kernel's timestamp in microseconds of the monotonic clock; nil if the event has none.
  let time: Int64?
  /// What happened: a device appeared or went, or it sent an event.
  let content: Content

  /// The kinds of libinput events that this program distinguishes.
  enum Content: Equatable {
    /// libinput opened this device.
    case added(InputDevice)
    /// The device that sent the event is gone.
    case removed
    /// An event that a trace stores; positions are in millimetres, or fractions of the axes if the kernel gives no resolution.
    case event(TraceEvent.Kind)
    /// An event that is recognised but never stored, such as a pointer movement, a button, a pinch or a swipe.
    case other(Other)
  }

  /// The kinds of events that are recognised but not stored; they explain to the user why a recording is empty.
  enum Other: Equatable { case pointer, button, gesture, frame, unknown }
}
