import TextFormats

/// The units of a trace's positions.
public enum TraceUnits: String, CaseIterable, Sendable {
  /// Millimetres from the top left: the default.
  case millimetres = "mm"
  /// Shares of each axis, 0 to 1, of a device without a resolution.
  case normalised
  /// Points of a screen, of imported pointer data.
  case points
}

/// A view of the input a trace may hold.
public enum TraceLayer: String, CaseIterable, Sendable {
  /// libinput's events: the default.
  case libinput
  /// The device's raw contacts, read beside libinput.
  case evdev
}

/// The device a trace was made with.
public struct TraceDevice: Equatable, Sendable {
  /// A kind of device.
  public enum Kind: String, CaseIterable, Sendable {
    /// Relative surface: two fingers scroll.
    case touchpad
    /// Direct surface: a finger drags what is under it.
    case touchscreen
    /// Wheels and trackpoints.
    case wheel
    /// Nobody knows.
    case unknown
  }

  /// The size of the surface.
  public enum Size: Equatable, Sendable {
    /// Width and height in millimetres.
    case millimetres(Double, Double)
    /// The kernel gives no resolution.
    case unknown
  }

  /// The device's own name.
  public var name: String?
  /// Its kind.
  public var kind: Kind
  /// The bus that connects it: `usb`, `i2c`.
  public var bus: String?
  /// Vendor, four hexadecimal digits.
  public var vendor: String?
  /// Product, four hexadecimal digits.
  public var product: String?
  /// Size of the surface; nil where the trace does not say.
  public var size: Size?
  /// Keys this program does not know, kept.
  public var others = JSONObject()

  /// A device of this kind, nothing else known.
  public init(kind: Kind) {
    self.kind = kind
  }
}

/// The source of a trace.
public struct TraceSource: Equatable, Sendable {
  /// The way a trace was made.
  public enum Origin: String, CaseIterable, Sendable {
    /// By a person on a device.
    case recorded
    /// From another program's recording.
    case imported
    /// By a program, from a seed.
    case synthetic
  }

  /// The way it was made.
  public var origin: Origin
  /// The program that wrote it, with its version.
  public var tool: String?
  /// Version of libinput.
  public var libinput: String?
  /// The file it was imported from: format and file name.
  public var from: JSONValue?
  /// The generator that made it up.
  public var generator: String?
  /// The seed it was made from.
  public var seed: UInt64?
  /// Keys this program does not know, kept.
  public var others = JSONObject()

  /// A source of this origin, nothing else known.
  public init(origin: Origin) {
    self.origin = origin
  }

  /// True where a program generated the gesture, and not from a recording or a log of a person: there is no personal data in it.
  public var isImpersonal: Bool { origin == .synthetic && from == nil }

  /// True where the recording did not have the ranges of its axes, and its own extremes were taken: lengths are not known then.
  public var rangesAreExtremes: Bool { from?["ranges"]?.string == Self.extremes }

  /// Notes that in ``from``.
  public mutating func noteRangesAreExtremes() {
    var object = from?.object ?? JSONObject()
    object["ranges"] = .string(Self.extremes)
    from = .object(object)
  }

  private static let extremes = "extremes"
}

/// Settings of the recorder's own libinput context, not the desktop's.
public struct TraceSettings: Equatable, Sendable {
  /// True if natural scrolling was on; the trace has it undone.
  public var naturalScroll: Bool?
  /// The way the device scrolls: `two-finger`, `edge`.
  public var scrollMethod: String?
  /// libinput's scroll units for a millimetre of finger travel, > 0.
  public var scrollUnitsPerMillimetre: Double?
  /// Keys this program does not know, kept.
  public var others = JSONObject()

  /// Nothing known.
  public init() {}
}

/// The scene of a gesture, in points; nil where the trace does not say.
public struct TraceScenario: Equatable, Sendable {
  /// The distance the content is scrolled down at the start, ≥ 0.
  public var startOffset: Double?
  /// Length of the viewport, > 0.
  public var viewport: Double?
  /// Length of the content, ≥ 0.
  public var content: Double?
  /// Top inset, ≥ 0.
  public var topInset: Double?
  /// Keys this program does not know, kept.
  public var others = JSONObject()

  /// Nothing said.
  public init() {}
}

/// A trace's first line.
public struct TraceHeader: Equatable, Sendable {
  /// The newest version of the format this program reads, and the one it writes.
  public static let version = 1
  /// The value of the key `format`.
  public static let format = "overscroll-trace"

  /// The device.
  public var device: TraceDevice
  /// Units of contact positions; nil is millimetres.
  public var statedUnits: TraceUnits?
  /// How the number of points in a unit is known; nil where the rest of the header says it (``TraceScale``).
  public var statedScale: TraceScale?
  /// The source of the trace.
  public var source: TraceSource
  /// Wall clock at `t` = 0, UTC; nil for virtual input.
  public var started: String?
  /// The layers it holds; nil is libinput alone.
  public var statedLayers: [TraceLayer]?
  /// libinput's settings.
  public var settings: TraceSettings?
  /// The person's intention.
  public var intent: Intent?
  /// The intentions with single gestures, in order of time, none overlapping; nil where the trace does not say.
  public var labels: [LabelledSpan]?
  /// The person, by a pseudonym.
  public var subject: String?
  /// Anything else a person wrote.
  public var note: String?
  /// The scene of the gesture.
  public var scenario: TraceScenario?
  /// Keys this program does not know, kept.
  public var others = JSONObject()

  /// A header with what every trace must say.
  public init(device: TraceDevice, source: TraceSource) {
    self.device = device
    self.source = source
  }

  /// Units of contact positions.
  public var units: TraceUnits { statedUnits ?? .millimetres }
  /// The layers it holds.
  public var layers: [TraceLayer] { statedLayers ?? [.libinput] }
}
