/// A device as the kernel describes it, with its events: what both formats of kernel recordings contain.
struct KernelDevice: Equatable {
  /// The range of an absolute axis, in device units.
  struct Axis: Equatable {
    var minimum: Int
    var maximum: Int
    /// Device units per millimetre; 0 if unknown.
    var resolution = 0
  }

  /// An input event as the kernel sends it: time, type, code and value.
  struct Event: Equatable {
    /// Microseconds since the first event.
    var time: Int64
    var type: UInt16
    var code: UInt16
    var value: Int
  }

  /// The device's name, without line breaks.
  var name: String
  var bus: UInt16
  var vendor: UInt16
  var product: UInt16
  /// The numbers of the device's properties `INPUT_PROP_…`, in order.
  var properties: [UInt16] = []
  /// The event codes that the device can send, by type; those of axes are in ``axes``.
  var codes: [(type: UInt16, codes: [UInt16])] = []
  /// The device's absolute axes, in order of their codes.
  var axes: [(code: UInt16, axis: Axis)] = []
  /// udev's classification of the device, such as `ID_INPUT_TOUCHSCREEN`.
  var udevKind: String
  /// The device's events in time order; each group of one time ends with `SYN_REPORT`.
  var events: [Event] = []

  static func == (one: KernelDevice, other: KernelDevice) -> Bool {
    one.name == other.name && one.bus == other.bus && one.vendor == other.vendor
      && one.product == other.product
      && one.properties == other.properties && one.events == other.events && one.udevKind == other.udevKind
      && one.codes.elementsEqual(other.codes) { $0 == $1 } && one.axes.elementsEqual(other.axes) { $0 == $1 }
  }

  /// The events in groups of one time, each including its final `SYN_REPORT`.
  var frames: [ArraySlice<Event>] {
    var frames: [ArraySlice<Event>] = []
    var start = 0
    for (index, event) in events.enumerated()
    where event.type == KernelCode.Kind.synchronise && event.code == KernelCode.report {
      frames.append(events[start...index])
      start = index + 1
    }
    return frames
  }
}
