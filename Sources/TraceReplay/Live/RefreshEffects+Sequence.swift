import PullToRefresh

/// Makes effects a sequence. The conformance is not in the engines' module, because a sequence needs allocation in Embedded Swift.
extension RefreshEffects: Sequence {
  /// An iterator over the effects of one event, in the order in which the engine produced them.
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

  /// An iterator over the effects, in the order in which the engine produced them.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of effects, which is exact.
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
