extension RefreshSystem {
  /// The name `--engine` takes.
  public var name: StaticString { accept(Name(), on: .any) }
  /// True for a `-fixed` policy, run by a ``RefreshMachine``.
  public var isMended: Bool { card.isMended }
  /// The facts known of its original; for a `-fixed` policy, of the one whose bugs it mends.
  public var facts: EngineFacts { card.facts }
  /// The `-fixed` policy and what it mends, the same for it and for the original that it mends; nil for an
  /// original without one.
  public var mending: MendedPolicy? { card.mended }

  /// The bugs that an original keeps, listed one by one; none for a `-fixed` policy.
  ///
  /// - Parameter list: The listener.
  /// - Returns: It, with the bugs.
  public func quirks<List: EngineQuirkList>(in list: List) -> List { accept(Quirks(list: list), on: .any) }

  /// The system's engine, idle, on a scroll view of these lengths.
  func engine(on host: EngineHost) -> RefreshEngine { accept(Make(system: self, host: host), on: host) }

  private var card: Card { accept(AskCard(), on: .any) }
}

/// The facts about a system from its row and its file.
private struct Card {
  let isMended: Bool
  let facts: EngineFacts
  let mended: MendedPolicy?
}

private struct Name: RefreshSystemVisitor {
  func visit(_ name: StaticString, _ engine: some DescribedEngine) -> StaticString { name }
  func visit(_ name: StaticString, mending original: some DescribedEngine) -> StaticString { name }
}

private struct AskCard: RefreshSystemVisitor {
  func visit(_ name: StaticString, _ engine: some DescribedEngine) -> Card {
    Card(isMended: false, facts: engine.facts, mended: engine.mended)
  }
  func visit(_ name: StaticString, mending original: some DescribedEngine) -> Card {
    Card(isMended: true, facts: original.facts, mended: original.mended)
  }
}

private struct Quirks<List: EngineQuirkList>: RefreshSystemVisitor {
  let list: List
  func visit(_ name: StaticString, _ engine: some DescribedEngine) -> List {
    var list = list
    engine.list(in: &list)
    return list
  }
  func visit(_ name: StaticString, mending original: some DescribedEngine) -> List { list }
}

private struct Make: RefreshSystemVisitor {
  let system: RefreshSystem
  let host: EngineHost
  func visit(_ name: StaticString, _ engine: some DescribedEngine) -> RefreshEngine { engine.held }
  func visit(_ name: StaticString, mending original: some DescribedEngine) -> RefreshEngine {
    var machine = RefreshMachine(mending: system, viewport: host.viewport, originalTopInset: host.topInset)
    machine.hearsTouches = original.engineTraits.hearsTouches
    return .policy(machine)
  }
}
