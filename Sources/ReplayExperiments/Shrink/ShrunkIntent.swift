import GestureTraces

/// The intent of a trace after it was made smaller: none, preserved, or removed.
///
/// A gesture that was cut and straightened no longer shows what a person intended. What can be preserved is the look of an intent: a pull
/// is still pulled at the release, a cancelled pull has gone back before, a fling is moving at the release.
package enum ShrunkIntent: Equatable, Sendable {
  /// The trace had no intent before it was made smaller.
  case none
  /// The fingers of the smaller trace still look like this intent.
  case kept(Intent)
  /// The smaller trace does not have this intent, for the given reason (a phrase).
  case leftOut(Intent, String)

  /// The intent that the smaller trace has; nil if it has none.
  package var intent: Intent? {
    if case .kept(let intent) = self { intent } else { nil }
  }

  /// The phrase about the intent, to follow the name of the preserved behaviour: ` and the look of its intent, fling`; may be empty.
  package var words: String {
    switch self {
    case .none: ""
    case .kept(let intent): " and the shape of its intent, \(intent.rawValue)"
    case .leftOut(let intent, let why): "; its intent, \(intent.rawValue), is removed: \(why)"
    }
  }
}
