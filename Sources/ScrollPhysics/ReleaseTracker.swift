/// The velocity tracker of a scroll model, which is fed while a finger is down.
///
/// | rule | models | tracker |
/// |---|---|---|
/// | parabola | uikit, appkit, chromium, android, … | ``VelocityTracker`` (`lsq2`) |
/// | flutterIOS, flutterDesktop | flutter-ios, flutter-desktop | ``FlutterWeightedTracker`` |
/// | flutterParabola | flutter-clamping | ``FlutterVelocityTracker`` |
/// | geckoMean, geckoParabola | gecko-desktop, gecko-android | ``GeckoMeanTracker``, ``GeckoAndroidTracker`` |
/// | impulse | android-stretch | ``ImpulseTracker`` |
/// | qt | qt | ``QtVelocityTracker`` |
/// | history | gtk, adwaita | ``AdwaitaVelocityTracker`` |
/// | slint, slintTouchpad | slint | ``SlintVelocityTracker`` |
/// | betterScroll, iscroll | better-scroll, iscroll | ``DragWindow`` |
/// | lenis | lenis | ``LenisVelocityTracker`` |
@frozen
public struct ReleaseTracker: Equatable, Sendable {
  /// The rule by which a release velocity is computed, named after the toolkit that uses it.
  @frozen
  public enum Rule: UInt8, Equatable, Sendable {
    case parabola, flutterIOS, flutterDesktop, flutterParabola, geckoMean, geckoParabola, impulse, qt, history
    case slint, slintTouchpad, betterScroll, iscroll, lenis

    /// One sentence on how the rule computes the velocity of a release.
    public var summary: StaticString {
      switch self {
      case .parabola:
        "Slope of a parabola fitted to the samples of the last 100 ms, at most 20; zero after 100 ms of rest."
      case .flutterIOS:
        "Mean of the velocities between the last four samples, weighted 0.6, 0.35, 0.05 from the oldest; zero after 40 ms without one."
      case .flutterDesktop:
        "Mean of the velocities between the last four samples, weighted 0.15, 0.65, 0.2 from the oldest; zero after 40 ms without one."
      case .flutterParabola:
        "Slope of a parabola fitted to the samples of the last 100 ms, at most 20, only those after the last gap of 40 ms; zero after 40 ms without one."
      case .geckoMean: "Mean of the last five events' velocities that are younger than 100 ms."
      case .geckoParabola:
        "Slope of a parabola fitted to the samples of the last 100 ms, at most 20; the time of the release does not count."
      case .impulse:
        "Impulse: the work that the samples of the last 100 ms do on a mass of 1; zero after 40 ms without one."
      case .qt:
        "Mean of 0.7 of the last three updates' velocities, each at most 2500 pt/s; zero after 100 ms without one."
      case .history: "Travel of the last 150 ms divided by its time."
      case .slint:
        "The last four movements divided by their time; zero after 100 ms without one. Before 8 pt each counts together with all before it."
      case .slintTouchpad:
        "The last four movements of the offset shown divided by their time; zero after 100 ms without one."
      case .betterScroll:
        "Mean velocity of the offset shown since the drag's start, restarted every 300 ms; zero for 15 pt or less."
      case .iscroll: "Mean velocity of the offset shown since the drag's start, restarted every 300 ms."
      case .lenis: "Travel of the smoothed content in the last 1/60 s; zero once it has caught up."
      }
    }
  }

  /// The state of the rules other than `parabola`. It is small, as it is copied out and in for each sample.
  @usableFromInline
  enum Store: Equatable, Sendable {
    case none
    case weighted(FlutterWeightedTracker.Pairs)
    case fitted
    case mean(GeckoMeanTracker)
    case gecko(last: Double)
    case impulse
    case qt(QtVelocityTracker)
    case history
    case slint(SlintVelocityTracker)
    case slintTouchpad(SlintVelocityTracker)
    case window(DragWindow, least: Double)
    case lenis(LenisVelocityTracker)
  }

  // Stored separately, so that the usual rule changes without a copy. Its samples also serve the other rules that
  // look back on recent samples.
  @usableFromInline var parabola = VelocityTracker()
  @usableFromInline let rule: Rule
  @usableFromInline var store: Store
  @usableFromInline var history = AdwaitaVelocityTracker()
  @usableFromInline var lastEvent = ChromiumScrollVelocity()
  @usableFromInline var lastPosition = 0.0

  /// A tracker for a finger that comes down.
  ///
  /// - Parameters:
  ///   - rule: The rule by which the velocity is computed.
  ///   - offset: The content offset shown at that moment, in points.
  ///   - time: The time of the touch-down, in seconds.
  public init(_ rule: Rule, shown offset: Double, at time: Double) {
    self.rule = rule
    store =
      switch rule {
      case .parabola: .none
      case .flutterIOS: .weighted(FlutterWeightedTracker.ios.pairs)
      case .flutterDesktop: .weighted(FlutterWeightedTracker.macos.pairs)
      case .flutterParabola: .fitted
      case .geckoMean: .mean(GeckoMeanTracker(position: 0, at: time))
      case .geckoParabola: .gecko(last: time)
      case .impulse: .impulse
      case .qt: .qt(QtVelocityTracker(position: 0, at: time))
      case .history: .history
      case .betterScroll:
        .window(DragWindow(offset: offset, at: time), least: BetterScrollModel.leastDistance)
      case .iscroll: .window(DragWindow(offset: offset, at: time), least: 0)
      case .slint: .slint(SlintVelocityTracker(position: 0, at: time))
      // The position of the content shown, which moves opposite to the finger.
      case .slintTouchpad: .slintTouchpad(SlintVelocityTracker(position: -offset, at: time, waits: false))
      case .lenis: .lenis(LenisVelocityTracker(offset: offset, at: time))
      }
    if rule == .geckoParabola { parabola.samples.append(position: 0, at: time) }
  }

  /// Starts again for a new touch, as a new tracker would.
  ///
  /// - Parameters:
  ///   - offset: The content offset shown at that moment, in points.
  ///   - time: The time of the touch-down, in seconds.
  public mutating func restart(shown offset: Double, at time: Double) {
    guard rule == .parabola else {
      self = ReleaseTracker(rule, shown: offset, at: time)
      return
    }
    // Done in place, as most of the store belongs to the other rules.
    parabola = VelocityTracker()
    lastEvent = ChromiumScrollVelocity()
    lastPosition = 0
  }

  /// Adds the finger's travel at a time.
  ///
  /// - Parameters:
  ///   - travel: Points since the contact began, positive downwards.
  ///   - time: The time of the event, in seconds.
  ///   - shown: The offset that the content shows at that time, in points; evaluated only by rules that use it.
  @inlinable
  public mutating func add(travel: Double, at time: Double, shown: () -> Double) {
    lastEvent.add(delta: travel - lastPosition, at: time)
    lastPosition = travel
    // Three rules have all of their state next to the store, which would be copied for a look.
    switch rule {
    case .parabola: parabola.add(position: travel, at: time)
    case .flutterParabola: parabola.samples.append(position: travel, at: time)
    case .history: history.add(position: travel, at: time)
    default: keep(travel, at: time, shown: shown)
    }
  }

  @usableFromInline
  mutating func keep(_ travel: Double, at time: Double, shown: () -> Double) {
    switch store {
    case .none, .fitted, .history: break
    case .weighted(var pairs):
      pairs.add(travel, at: time, to: &parabola.samples)
      store = .weighted(pairs)
    case .mean(var tracker):
      tracker.add(position: travel, at: time)
      store = .mean(tracker)
    case .gecko(let last):
      GeckoAndroidTracker.add(travel, at: time, after: last, to: &parabola.samples)
      store = .gecko(last: time)
    case .impulse: ImpulseTracker.add(travel, at: time, to: &parabola.samples)
    case .qt(var tracker):
      tracker.add(position: travel, at: time)
      store = .qt(tracker)
    case .slint(var tracker):
      tracker.add(position: travel, at: time)
      store = .slint(tracker)
    case .slintTouchpad(var tracker):
      tracker.add(position: -shown(), at: time)
      store = .slintTouchpad(tracker)
    case .lenis(var tracker):
      tracker.move(to: shown(), at: time)
      store = .lenis(tracker)
    case .window(var window, let least):
      window.move(to: shown(), at: time)
      store = .window(window, least: least)
    }
  }

  /// The finger's velocity and travel as estimated for a release at `time`, in seconds.
  @_addressableSelf
  public func release(at time: Double) -> FingerRelease {
    var release =
      rule == .parabola ? FingerRelease(velocity: parabola.velocity(at: time)) : estimate(at: time)
    release.lastEventVelocity = lastEvent.velocity
    return release
  }

  private func estimate(at time: Double) -> FingerRelease {
    let samples = parabola.samples
    return switch store {
    case .none: FingerRelease(velocity: parabola.velocity(at: time))
    case .weighted(let pairs): FingerRelease(FlutterWeightedTracker(pairs, samples).estimate(at: time))
    case .fitted: FingerRelease(FlutterVelocityTracker(samples).estimate(at: time))
    case .mean(let tracker): FingerRelease(velocity: tracker.velocity(at: time))
    case .gecko(let last): FingerRelease(velocity: GeckoAndroidTracker(samples, last: last).velocity)
    case .impulse: FingerRelease(velocity: ImpulseTracker(samples).velocity(at: time))
    case .qt(let tracker): FingerRelease(velocity: tracker.velocity(at: time))
    case .history: FingerRelease(velocity: history.velocity(at: time))
    case .slint(let tracker), .slintTouchpad(let tracker): FingerRelease(velocity: tracker.velocity(at: time))
    case .lenis(let tracker): FingerRelease(velocity: -tracker.velocity(at: time))
    // The velocity of the content shown, which moves opposite to the finger.
    case .window(let window, let least): FingerRelease(velocity: -window.velocity(at: time, least: least))
    }
  }
}

extension FingerRelease {
  /// The release that one of Flutter's velocity trackers estimates.
  @inlinable
  public init(_ estimate: FlutterVelocityEstimate) {
    self.init(velocity: estimate.velocity, travel: estimate.travel)
  }
}
