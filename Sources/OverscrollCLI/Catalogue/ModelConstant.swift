/// A number of a model: what it is, its value, its unit, and who says so.
struct ModelConstant: Equatable {
  /// What a constant is counted in.
  ///
  /// A stiffness, in 1/s² for a mass of 1, keeps the key without a unit that it has had from the start.
  enum Unit: String, CaseIterable {
    case none = ""
    case points = "pt"
    case speed = "pt/s"
    case speedPerMillisecond = "pt/ms"
    case acceleration = "pt/s²"
    case accelerationPerMillisecond = "pt/ms²"
    case perMillisecond = "per ms"
    case perSecond = "1/s"
    case stiffness = "1/s²"
    case milliseconds = "ms"
    case seconds = "s"
    case secondsPerPoint = "s/pt"
    case pixelsPerPoint = "px/pt"
    case pixelsPerInch = "px/in"
    case inchesPerSecondSquared = "in/s²"

    /// How a key of this unit ends.
    var suffix: String {
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

  /// What it is, as JSON spells it, with its unit where it has one.
  let key: String
  /// The same for people.
  let name: String
  /// The number.
  let value: Double
  /// What it is counted in.
  let unit: Unit
  /// Who says so.
  let source: String

  /// A constant; its key is its name up to a comma, unless another is given, and the unit.
  init(_ name: String, _ value: Double, _ unit: Unit, _ source: String, key: String? = nil) {
    let words = name.split(separator: ",").first ?? ""
    let spelled = words.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
    self.key = (key ?? String(spelled)) + unit.suffix
    (self.name, self.value, self.unit, self.source) = (name, value, unit, source)
  }
}
