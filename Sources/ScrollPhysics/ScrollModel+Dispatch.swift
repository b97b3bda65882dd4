/// Something to be done with a model, whichever it is.
@usableFromInline
protocol ModelVisitor {
  associatedtype Result
  func visit(_ model: some PhysicsModel) -> Result
}

extension ScrollModel {
  /// The one place at which a name becomes a physics.
  @inlinable
  func accept<Visitor: ModelVisitor>(_ visitor: Visitor, in extent: ScrollExtent) -> Visitor.Result {
    switch self {
    case .uikit: visitor.visit(UIKitModel(extent))
    case .uikitMeasured: visitor.visit(UIKitMeasuredModel(extent))
    case .flutterIOS: visitor.visit(FlutterBouncingModel(extent, .ios))
    case .flutterIOSFixed: visitor.visit(FlutterBouncingModel(extent, .ios, form: .fixed))
    case .flutterDesktop: visitor.visit(FlutterBouncingModel(extent, .desktop))
    case .flutterDesktopFixed: visitor.visit(FlutterBouncingModel(extent, .desktop, form: .fixed))
    case .flutterClamping: visitor.visit(FlutterClampingModel(extent))
    case .flutterClampingFixed: visitor.visit(FlutterClampingModel(extent, form: .fixed))
    case .chromiumExp: visitor.visit(ChromiumModel(extent, rule: ChromiumExponential.desktop))
    case .chromiumExpFixed:
      visitor.visit(ChromiumModel(extent, rule: ChromiumExponential.desktop, isSmooth: true))
    case .chromiumBezier:
      visitor.visit(ChromiumModel(extent, rule: ChromiumBezier(size: extent.viewportLength)))
    case .chromiumBezierFixed:
      visitor.visit(ChromiumModel(extent, rule: ChromiumBezier(size: extent.viewportLength), isSmooth: true))
    case .appkit: visitor.visit(AppKitModel(extent))
    case .geckoDesktop: visitor.visit(GeckoModel(extent, .desktop))
    case .geckoDesktopFixed: visitor.visit(GeckoModel(extent, .desktop, form: .fixed))
    case .geckoAndroid: visitor.visit(GeckoModel(extent, .android))
    case .geckoAndroidFixed: visitor.visit(GeckoModel(extent, .android, form: .fixed))
    case .gtk: visitor.visit(GTKModel(extent))
    case .gtkFixed: visitor.visit(GTKModel(extent, form: .fixed))
    case .adwaita: visitor.visit(AdwaitaModel(extent))
    case .adwaitaFixed: visitor.visit(AdwaitaModel(extent, outward: .damped))
    case .qt: visitor.visit(QtModel(extent))
    case .android: visitor.visit(AndroidModel(extent))
    case .androidStretch: visitor.visit(AndroidStretchModel(extent))
    case .scrollMechanics: visitor.visit(ScrollMechanicsModel(extent))
    case .scrollMechanicsFixed: visitor.visit(ScrollMechanicsModel(extent, catching: .inverse))
    case .useGesture: visitor.visit(UseGestureModel(extent))
    case .framerInertia: visitor.visit(FramerInertiaModel(extent))
    case .framerInertiaFixed: visitor.visit(FramerInertiaModel(extent, form: .fixed))
    case .betterScroll: visitor.visit(BetterScrollModel(extent))
    case .betterScrollFixed: visitor.visit(BetterScrollModel(extent, crossing: .outside))
    case .iscroll: visitor.visit(IScrollModel(extent))
    case .iscrollFixed: visitor.visit(IScrollModel(extent, crossing: .outside))
    }
  }
}

extension ScrollModel {
  /// How drags become offsets in a scroll range.
  @inlinable
  public func mapping(in extent: ScrollExtent) -> DragMapping { accept(MappingVisitor(), in: extent) }

  /// When motion by this model counts as settled.
  @inlinable
  public func tolerance(in extent: ScrollExtent) -> Tolerance { accept(ToleranceVisitor(), in: extent) }

  /// The content offset shown for a raw position, in points; itself for a model of increments.
  @inlinable
  public func offset(forRaw raw: Double, in extent: ScrollExtent) -> Double {
    accept(OffsetVisitor(raw: raw), in: extent)
  }

  /// The raw position that shows as an offset, in points: the inverse of ``offset(forRaw:in:)``, as far as there is one.
  @inlinable
  public func raw(forOffset offset: Double, in extent: ScrollExtent) -> Double {
    accept(RawVisitor(offset: offset), in: extent)
  }

  /// The raw position from which a finger goes on that catches content shown at an offset, in points.
  @inlinable
  public func raw(forCatchAt offset: Double, in extent: ScrollExtent) -> Double {
    accept(CatchVisitor(offset: offset), in: extent)
  }

  /// How far the content moves per point of a short movement outwards at a raw position: 1 inside the bounds.
  @inlinable
  public func slope(atRaw raw: Double, in extent: ScrollExtent) -> Double {
    accept(SlopeVisitor(raw: raw), in: extent)
  }

  /// The offset after an event that moves the content by `delta` points where nothing resists.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double, in extent: ScrollExtent) -> Double {
    accept(StepVisitor(offset: offset, delta: delta), in: extent)
  }

  /// The content's velocity as a finger lets go at a raw position, in points per second, positive towards the end.
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double, in extent: ScrollExtent) -> Double
  {
    accept(ReleaseVisitor(release: release, raw: raw), in: extent)
  }

  /// The motion of content let go at an offset with a velocity.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second; positive scrolls towards the end.
  ///   - extent: The scroll range.
  ///   - ticks: The frames, for a model whose original works by the tick.
  /// - Returns: The motion from then on, rest for content inside the bounds without velocity.
  public func trajectory(
    from offset: Double, velocity: Double, in extent: ScrollExtent, ticks: FrameTicks = .standard
  ) -> ScrollTrajectory {
    accept(TrajectoryVisitor(offset: offset, velocity: velocity, ticks: ticks), in: extent)
  }

  /// The motion of content that moved already, solved anew from an offset and a velocity on its way.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second; positive scrolls towards the end.
  ///   - extent: The scroll range.
  ///   - ticks: The frames, for a model whose original works by the tick.
  /// - Returns: The motion from then on.
  public func trajectory(
    resumedFrom offset: Double, velocity: Double, in extent: ScrollExtent, ticks: FrameTicks = .standard
  ) -> ScrollTrajectory {
    accept(ResumptionVisitor(offset: offset, velocity: velocity, ticks: ticks), in: extent)
  }
}
