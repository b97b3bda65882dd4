/// Numbers from 0 up to 1.
struct RandomShares {
  private var state: UInt64

  init(seed: UInt64) { state = BitHash.mixed(seed) }

  mutating func next() -> Double {
    state &+= BitHash.step
    return Double(BitHash.mixed(state) >> 11) * 0x1p-53
  }
}
