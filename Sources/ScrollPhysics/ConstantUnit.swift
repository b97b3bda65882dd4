/// The unit of a constant in a scroll model.
///
/// A stiffness, in 1/s² for a mass of 1, has a key without a unit, for compatibility.
@frozen
public enum ConstantUnit: UInt8, Sendable {
  case none, points, speed, speedPerMillisecond, acceleration, accelerationPerMillisecond, perMillisecond
  case perSecond, stiffness, milliseconds, seconds, secondsPerPoint, pixelsPerPoint, pixelsPerInch
  case inchesPerSecondSquared

  /// The unit's symbol in texts for people, such as `pt/s`.
  public var symbol: StaticString {
    switch self {
    case .none: ""
    case .points: "pt"
    case .speed: "pt/s"
    case .speedPerMillisecond: "pt/ms"
    case .acceleration: "pt/s²"
    case .accelerationPerMillisecond: "pt/ms²"
    case .perMillisecond: "per ms"
    case .perSecond: "1/s"
    case .stiffness: "1/s²"
    case .milliseconds: "ms"
    case .seconds: "s"
    case .secondsPerPoint: "s/pt"
    case .pixelsPerPoint: "px/pt"
    case .pixelsPerInch: "px/in"
    case .inchesPerSecondSquared: "in/s²"
    }
  }

  /// The end of a JSON key for a constant with this unit, such as `_pt_s`.
  public var suffix: StaticString {
    switch self {
    case .none, .stiffness: ""
    case .points: "_pt"
    case .speed: "_pt_s"
    case .speedPerMillisecond: "_pt_ms"
    case .acceleration: "_pt_s2"
    case .accelerationPerMillisecond: "_pt_ms2"
    case .perMillisecond: "_per_ms"
    case .perSecond: "_per_s"
    case .milliseconds: "_ms"
    case .seconds: "_s"
    case .secondsPerPoint: "_s_per_pt"
    case .pixelsPerPoint: "_px_per_pt"
    case .pixelsPerInch: "_px_per_in"
    case .inchesPerSecondSquared: "_in_s2"
    }
  }
}
