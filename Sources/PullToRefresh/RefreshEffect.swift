/// What moved the content when an engine started a refresh by itself.
@frozen
public enum TriggerPhase: Equatable, Sendable {
  /// A finger was down.
  case contact
  /// The release of the last finger or of one of several, even if the engine noticed it at a later callback. Systems that treat a cancelled
  /// touch as a release report this phase too.
  case released
  /// The content moved without a finger.
  case settling
}

/// One thing that an engine did, or wants the host to do, in response to an event.
@frozen
public enum RefreshEffect: Equatable, Sendable {
  /// The engine entered the state with this index.
  case enter(UInt8)
  /// Sets the top inset to this many points, animated over `duration` seconds; layout uses the new value at once.
  case setTopInset(Double, duration: Double)
  /// A refresh began by the engine's own decision.
  case trigger(TriggerPhase)
  /// The app is notified, and its work starts now.
  case callback
  /// Scrolls the content to this offset, in points, unless a finger holds it. If `animated`, the scroll view's own animation is used;
  /// otherwise the scroll is drawn together with the inset set before it in the same event, over that inset's duration, or at once if
  /// there is none. Only a scroll with an inset stops content in motion.
  case scroll(to: Double, animated: Bool)
  /// An act specific to this engine (a label, an arrow, a drawing), with the number that ``RefreshNote`` explains.
  case note(RefreshNote, Double)
}

/// The effects of one event: at most ``capacity``, in the order in which they happened, without allocation.
@frozen
public struct RefreshEffects: Sendable {
  /// The largest number of effects of one event.
  public static var capacity: Int { 16 }
  /// The number of effects appended for the present event, 0…``capacity``.
  @inlinable public var count: Int { kept }
  @usableFromInline var kept: Int
  @usableFromInline var storage: InlineArray<16, RefreshEffect>

  /// An empty list of effects.
  public init() {
    kept = 0
    storage = InlineArray(repeating: .callback)
  }

  /// The effect at `index`, 0 ≤ `index` < ``count``.
  @inlinable
  public subscript(index: Int) -> RefreshEffect {
    precondition(index >= 0 && index < count, "index out of the effects there are")
    return storage[index]
  }

  /// Removes all effects, for the next event.
  @inlinable
  public mutating func removeAll() { kept = 0 }

  /// Appends an effect to those of the event; a precondition fails if there are ``capacity`` already.
  @inlinable
  public mutating func append(_ effect: RefreshEffect) {
    precondition(count < Self.capacity, "an event has at most 16 effects")
    storage[kept] = effect
    kept += 1
  }
}
