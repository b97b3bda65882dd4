extension Double {
  /// The number as golden files hold it: at most four decimals, so that a change of its last bits does not show; never −0.
  package var golden: String {
    let rounded = (self * 1e4).rounded() / 1e4 + 0
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
