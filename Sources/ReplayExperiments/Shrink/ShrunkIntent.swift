import GestureTraces

/// The intent of a trace after it was made smaller: none, kept, or left out.
///
/// Nobody meant anything by a gesture that was cut and straightened. What can be kept is what an intent looks like: that a
/// pull still stands at the lift, that one taken back went back before, that a fling lifts in motion.
package enum ShrunkIntent: Equatable, Sendable {
  /// The trace has none.
  case none
  /// Its fingers show it, and so do those of the smaller trace.
  case kept(Intent)
  /// The smaller trace has none, because of this: a phrase.
  case leftOut(Intent, String)

  /// The intent the smaller trace has.
  package var intent: Intent? {
    if case .kept(let intent) = self { intent } else { nil }
  }

  /// The words after the name of what is kept, or none: ` and the look of its intent, fling`.
  package var words: String {
    switch self {
    case .none: ""
    case .kept(let intent): " and the shape of its intent, \(intent.rawValue)"
    case .leftOut(let intent, let why): "; its intent, \(intent.rawValue), is removed: \(why)"
    }
  }
}
