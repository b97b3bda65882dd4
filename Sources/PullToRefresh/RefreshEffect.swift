/// The cause for which an engine started a refresh by itself.
@frozen
public enum TriggerPhase: Equatable, Sendable {
  /// A finger was down.
  case contact
  /// The lift of the last finger or of one of several, even where the engine noticed it at a later callback. A system that takes a cancelled touch for a lifted one
  /// says so too: whoever runs it knows which it was.
  case released
  /// A change of the offset without a finger.
  case settling
}

/// One thing an engine did, in the order in which it did it.
@frozen
public enum RefreshEffect: Equatable, Sendable {
  /// The state with this index in the engine's list of states was entered.
  case enter(UInt8)
  /// The top inset is to be this many points, drawn over `duration` seconds; its value counts at once.
  case setTopInset(Double, duration: Double)
  /// A refresh began by the engine's own decision.
  case trigger(TriggerPhase)
  /// The app is told; its work starts now.
  case callback
  /// The content is to go to this offset, in points, where no finger holds it: animated as a scroll view animates by
  /// itself, else drawn together with the inset set before it in the same event, over its duration and whatever the
  /// content does, or at once where there is none. Only the one with an inset stops content in motion.
  case scroll(to: Double, animated: Bool)
  /// An act of this engine alone (a label, an arrow, a drawing), with its number.
  case note(RefreshNote, Double)
}

/// The effects of one event: at most ``capacity``, in order, without allocation.
@frozen
public struct RefreshEffects: Sendable {
  /// The most effects one event can have.
  public static var capacity: Int { 16 }
  /// The number of effects.
  @inlinable public var count: Int { kept }
  @usableFromInline var kept: Int
  @usableFromInline var storage: InlineArray<16, RefreshEffect>

  /// No effects.
  public init() {
    kept = 0
    storage = InlineArray(repeating: .callback)
  }

  /// The effect at `index`, from 0 up to ``count``.
  @inlinable
  public subscript(index: Int) -> RefreshEffect {
    precondition(index >= 0 && index < count, "index out of the effects there are")
    return storage[index]
  }

  /// Forgets all, for the next event.
  @inlinable
  public mutating func removeAll() { kept = 0 }

  /// Adds an effect after the others.
  @inlinable
  public mutating func append(_ effect: RefreshEffect) {
    precondition(count < Self.capacity, "an event has at most 16 effects")
    storage[kept] = effect
    kept += 1
  }
}
