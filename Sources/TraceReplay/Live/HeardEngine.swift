import PullToRefresh

/// A system whose effects a host hears, as well as the run that carries them out.
struct HeardEngine<Body: RefreshEngineBody>: ReplayEngine {
  var body: Body
  /// The effects since the host asked last, in order.
  var heard: [RefreshEffect] = []

  init(_ body: Body) { self.body = body }

  var state: UInt8 { body.state }
  var nextTimer: Double? { body.nextTimer }
  var isIdle: Bool { body.isIdle }
  var followsFinger: Bool { Body.followsFinger }
  var readsMotion: Bool { Body.readsMotion }
  var traits: RefreshTraits { body.traits }
  var shown: RefreshEngine? { nil }
  func pull(_ view: ScrollSituation) -> Double { body.pull(view) }

  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    body.handle(event, view, &effects)
    heard.append(contentsOf: effects)
  }
}
