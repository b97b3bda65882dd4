import PullToRefresh

/// A system whose effects a host hears, as well as the run that carries them out.
struct HeardEngine<Body: RefreshEngineBody>: BodiedEngine {
  var body: Body
  /// The effects since the host asked last, in order.
  var heard: [RefreshEffect] = []

  init(_ body: Body) { self.body = body }

  func copied() -> HeardEngine? { self }

  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    body.handle(event, view, &effects)
    heard.append(contentsOf: effects)
  }
}
