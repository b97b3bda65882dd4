import PullToRefresh

/// An engine whose effects are collected for a host, in addition to being carried out by the run.
struct HeardEngine<Body: RefreshEngineBody>: BodiedEngine {
  var body: Body
  /// The engine's effects since the host last read them, in order.
  var heard: [RefreshEffect] = []

  init(_ body: Body) { self.body = body }

  func copied() -> HeardEngine? { self }

  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    body.handle(event, view, &effects)
    heard.append(contentsOf: effects)
  }
}
