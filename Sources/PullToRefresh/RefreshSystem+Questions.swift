extension RefreshSystem {
  /// The name that `--engine` takes.
  public var name: StaticString { isFixed ? names.fixed ?? names.own : names.own }
  /// What is known about the control that the system reproduces, or whose bugs it fixes.
  public var facts: EngineFacts { card.facts }
  /// The `-fixed` policy and what it fixes; nil if the control has none. The same for the `-fixed` system and for the system that
  /// reproduces the bugs.
  public var fixing: FixedPolicy? { card.fixed }
  /// True if the reproduced control has a `-fixed` policy.
  var hasFixed: Bool { names.fixed != nil }

  /// Passes the original's bugs one by one to `list`; a `-fixed` policy has none.
  ///
  /// - Parameter list: Receives the bugs.
  /// - Returns: `list`, with the bugs added.
  public func quirks<List: EngineQuirkList>(in list: List) -> List {
    isFixed ? list : accept(Quirks(list: list), on: .any)
  }

  /// The system's engine, idle, on this scroll view.
  func engine(on host: EngineHost) -> RefreshEngine {
    let engine = accept(Make(), on: host)
    guard isFixed else { return engine }
    var machine = RefreshMachine(fixing: self, viewport: host.viewport, originalTopInset: host.topInset)
    machine.hearsTouches = engine.hearsTouches
    return .policy(machine)
  }

  private var names: (own: StaticString, fixed: StaticString?) { accept(Names(), on: .any) }
  private var card: Card { accept(AskCard(), on: .any) }
}

/// The facts about a system, collected from the table of systems and from the engine.
private struct Card {
  let facts: EngineFacts
  let fixed: FixedPolicy?
}

private struct Names: RefreshSystemVisitor {
  func visit(
    _ name: StaticString, fixed: StaticString?, _ engine: some DescribedEngine
  ) -> (own: StaticString, fixed: StaticString?) { (name, fixed) }
}

private struct AskCard: RefreshSystemVisitor {
  func visit(_ name: StaticString, fixed: StaticString?, _ engine: some DescribedEngine) -> Card {
    Card(facts: engine.facts, fixed: engine.fixed)
  }
}

private struct Quirks<List: EngineQuirkList>: RefreshSystemVisitor {
  let list: List
  func visit(_ name: StaticString, fixed: StaticString?, _ engine: some DescribedEngine) -> List {
    var list = list
    engine.list(in: &list)
    return list
  }
}

private struct Make: RefreshSystemVisitor {
  func visit(_ name: StaticString, fixed: StaticString?, _ engine: some DescribedEngine) -> RefreshEngine {
    engine.held
  }
}
