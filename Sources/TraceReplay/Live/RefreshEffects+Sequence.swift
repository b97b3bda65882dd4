import PullToRefresh

/// The conformance is here and not in the core, because a sequence does not compile as Embedded Swift without allocation.
extension RefreshEffects: Sequence {
  /// An iterator over the effects, in order.
  public struct Iterator: IteratorProtocol {
    private let effects: RefreshEffects
    private var index = 0

    init(_ effects: RefreshEffects) { self.effects = effects }

    /// The next effect; nil after the last.
    public mutating func next() -> RefreshEffect? {
      guard index < effects.count else { return nil }
      defer { index += 1 }
      return effects[index]
    }
  }

  /// An iterator over the effects, in order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of effects.
  public var underestimatedCount: Int { count }
}

#if !hasFeature(Embedded)
  extension RefreshEffects: CustomStringConvertible {
    /// The effects in order: `[enter(2), setTopInset(80.0, duration: 0.2), callback]`.
    public var description: String { "[\(map(\.description).joined(separator: ", "))]" }
  }

  extension RefreshEffect: CustomStringConvertible {
    /// The effect as written in code: `trigger(contact)`.
    public var description: String {
      switch self {
      case .enter(let state): "enter(\(state))"
      case .setTopInset(let inset, let duration): "setTopInset(\(inset), duration: \(duration))"
      case .trigger(let phase): "trigger(\(phase))"
      case .callback: "callback"
      case .scroll(let offset, let animated): "scroll(to: \(offset), animated: \(animated))"
      case .note(let note, let number): "note(\(note), \(number))"
      }
    }
  }
#endif
