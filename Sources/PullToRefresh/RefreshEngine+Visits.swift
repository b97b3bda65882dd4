/// The two ways to the system inside a ``RefreshEngine``; a line a system, and nothing else.
extension RefreshEngine {
  /// Asks the system inside.
  ///
  /// - Parameter visitor: The question.
  /// - Returns: Its answer.
  @inlinable
  public func accept<Visitor: RefreshEngineVisitor>(_ visitor: Visitor) -> Visitor.Answer {
    switch self {
    case .uiRefreshControl(let engine): visitor.visit(engine)
    case .pullView(let engine): visitor.visit(engine)
    case .isAlternative(let engine): visitor.visit(engine)
    case .mRefresh(let engine): visitor.visit(engine)
    case .jackrabbit(let engine): visitor.visit(engine)
    case .onpu(let engine): visitor.visit(engine)
    case .isRefresh(let engine): visitor.visit(engine)
    case .sv(let engine): visitor.visit(engine)
    case .ego(let engine): visitor.visit(engine)
    case .mj(let engine): visitor.visit(engine)
    case .es(let engine): visitor.visit(engine)
    case .dgElastic(let engine): visitor.visit(engine)
    case .yalantis(let engine): visitor.visit(engine)
    case .od(let engine): visitor.visit(engine)
    case .swipeRefresh(let engine): visitor.visit(engine)
    case .compose(let engine): visitor.visit(engine)
    case .ultra(let engine): visitor.visit(engine)
    case .pullToRefreshJS(let engine): visitor.visit(engine)
    case .ionic(let engine): visitor.visit(engine)
    case .betterScroll(let engine): visitor.visit(engine)
    case .flutterMaterial(let engine): visitor.visit(engine)
    case .flutterCupertino(let engine): visitor.visit(engine)
    case .chromium(let engine): visitor.visit(engine)
    case .kirigami(let engine): visitor.visit(engine)
    case .policy(let engine): visitor.visit(engine)
    }
  }

  /// Changes the system inside.
  ///
  /// - Parameter updater: The change.
  public mutating func update(_ updater: inout some RefreshEngineUpdater) {
    switch self {
    case .uiRefreshControl(var engine):
      updater.update(&engine)
      self = .uiRefreshControl(engine)
    case .pullView(var engine):
      updater.update(&engine)
      self = .pullView(engine)
    case .isAlternative(var engine):
      updater.update(&engine)
      self = .isAlternative(engine)
    case .mRefresh(var engine):
      updater.update(&engine)
      self = .mRefresh(engine)
    case .jackrabbit(var engine):
      updater.update(&engine)
      self = .jackrabbit(engine)
    case .onpu(var engine):
      updater.update(&engine)
      self = .onpu(engine)
    case .isRefresh(var engine):
      updater.update(&engine)
      self = .isRefresh(engine)
    case .sv(var engine):
      updater.update(&engine)
      self = .sv(engine)
    case .ego(var engine):
      updater.update(&engine)
      self = .ego(engine)
    case .mj(var engine):
      updater.update(&engine)
      self = .mj(engine)
    case .es(var engine):
      updater.update(&engine)
      self = .es(engine)
    case .dgElastic(var engine):
      updater.update(&engine)
      self = .dgElastic(engine)
    case .yalantis(var engine):
      updater.update(&engine)
      self = .yalantis(engine)
    case .od(var engine):
      updater.update(&engine)
      self = .od(engine)
    case .swipeRefresh(var engine):
      updater.update(&engine)
      self = .swipeRefresh(engine)
    case .compose(var engine):
      updater.update(&engine)
      self = .compose(engine)
    case .ultra(var engine):
      updater.update(&engine)
      self = .ultra(engine)
    case .pullToRefreshJS(var engine):
      updater.update(&engine)
      self = .pullToRefreshJS(engine)
    case .ionic(var engine):
      updater.update(&engine)
      self = .ionic(engine)
    case .betterScroll(var engine):
      updater.update(&engine)
      self = .betterScroll(engine)
    case .flutterMaterial(var engine):
      updater.update(&engine)
      self = .flutterMaterial(engine)
    case .flutterCupertino(var engine):
      updater.update(&engine)
      self = .flutterCupertino(engine)
    case .chromium(var engine):
      updater.update(&engine)
      self = .chromium(engine)
    case .kirigami(var engine):
      updater.update(&engine)
      self = .kirigami(engine)
    case .policy(var engine):
      updater.update(&engine)
      self = .policy(engine)
    }
  }
}
