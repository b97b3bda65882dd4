/// Checks that a constant or a length is in its range, once, when the value that uses it is created.
///
/// A value out of range is a caller's mistake and ends the program with a line that names parameter, value and range; in
/// Embedded Swift, which creates no strings, with only a trap.
///
///     a spring's mass is -1.0, which must be above 0 and finite
///
/// - Parameters:
///   - holds: Whether the value is in its range; false for NaN.
///   - parameter: The parameter's name.
///   - value: The value.
///   - range: The allowed range, in words.
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
    // A precondition's message would be lost in a release build.
    fatalError("\(parameter) is \(value), which must be \(range)")
  #endif
}
