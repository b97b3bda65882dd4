/// Holds a constant or a length to its range, once, when what it belongs to is made.
///
/// A value outside is a caller's mistake and ends the program with a line that names parameter, value and range; in
/// Embedded Swift, which makes no texts, with the trap alone.
///
///     a spring's mass is -1.0, which must be above 0 and finite
///
/// - Parameters:
///   - holds: Whether the value is in its range; NaN is in none.
///   - parameter: What it is.
///   - value: The value.
///   - range: What it must be.
@inlinable
@inline(__always)
func require(_ holds: Bool, _ parameter: StaticString, _ value: Double, _ range: StaticString) {
  if !holds { refuse(parameter, value, range) }
}

@usableFromInline
@inline(never)
func refuse(_ parameter: StaticString, _ value: Double, _ range: StaticString) -> Never {
  #if hasFeature(Embedded)
    fatalError("a parameter is out of its range")
  #else
    // A precondition's message is lost in a release build.
    fatalError("\(parameter) is \(value), which must be \(range)")
  #endif
}
