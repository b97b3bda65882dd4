import Reference
import ScrollPhysics

/// A page of three screens with room above it, from C: the optimizer must not know its numbers.
let pageInC = c_page()
let page = ScrollExtent(
  contentLength: pageInC.content, viewportLength: pageInC.viewport, topInset: pageInC.top_inset,
  bottomInset: pageInC.bottom_inset)

/// Raw positions from two screens above the page to two below it and back, ten times.
let raws: Column = {
  let period = count / 10
  return Column { index in
    let share = Double(index % period) / Double(period)
    return -1334 + 4001 * (share < 0.5 ? 2 * share : 2 - 2 * share)
  }
}()

/// The movements between them.
let movements = Column { $0 == 0 ? 0 : raws.values[$0] - raws.values[$0 - 1] }

/// The offsets of all raw positions, or of all movements one after the other from 0 on, by a model known to the compiler.
@inline(__always)
func follow(_ model: some PhysicsModel) {
  if model.mapping == .position { return fill(from: raws) { model.offset(forRaw: $0) } }
  var offset = 0.0
  fill(from: movements) {
    offset = model.offset(from: offset, movedBy: $0)
    return offset
  }
}

/// The same by a model's name, chosen anew at each event as in a replay.
func follow(_ model: ScrollModel, in page: ScrollExtent) {
  if model.mapping(in: page) == .position {
    return fill(from: raws) { model.offset(forRaw: $0, in: page) }
  }
  var offset = 0.0
  fill(from: movements) {
    offset = model.offset(from: offset, movedBy: $0, in: page)
    return offset
  }
}

@inline(__always)
func compareDrag(_ name: ScrollModel, _ model: some PhysicsModel) {
  let (c, page) = (peers(of: name).drag, page)
  let input = model.mapping == .position ? raws.input : movements.input
  compare(
    "\(name.name)", swift: { follow(model) }, c: { c(input, theirs.output, Int32(count), pageInC) },
    byName: { follow(name, in: page) })
}

func compareDrags() {
  printHeader("drag", "  by name")
  compareDrag(.uikit, UIKitModel(page))
  compareDrag(.uikitMeasured, UIKitMeasuredModel(page))
  compareDrag(.flutterIOS, FlutterBouncingModel(page, .ios))
  compareDrag(.flutterIOSFixed, FlutterBouncingModel(page, .ios, form: .fixed))
  compareDrag(.flutterDesktop, FlutterBouncingModel(page, .desktop))
  compareDrag(.flutterDesktopFixed, FlutterBouncingModel(page, .desktop, form: .fixed))
  compareDrag(.flutterClamping, FlutterClampingModel(page))
  compareDrag(.flutterClampingFixed, FlutterClampingModel(page, form: .fixed))
  compareDrag(.chromium, ChromiumExponentialModel(page, rule: .desktop, fling: .physics))
  compareDrag(.chromiumFixed, ChromiumExponentialModel(page, rule: .desktop, fling: .physics, isSmooth: true))
  compareDrag(.chromiumExp, ChromiumExponentialModel(page, rule: .desktop, fling: .curve))
  compareDrag(
    .chromiumExpFixed, ChromiumExponentialModel(page, rule: .desktop, fling: .curve, isSmooth: true))
  let bezier = ChromiumBezier(size: page.viewportLength)
  compareDrag(.chromiumBezier, ChromiumBezierModel(page, rule: bezier, fling: .physics))
  compareDrag(.chromiumBezierFixed, ChromiumBezierModel(page, rule: bezier, fling: .physics, isSmooth: true))
  compareDrag(.appkit, AppKitModel(page))
  compareDrag(.geckoDesktop, GeckoModel(page, .desktop))
  compareDrag(.geckoDesktopFixed, GeckoModel(page, .desktop, form: .fixed))
  compareDrag(.geckoAndroid, GeckoModel(page, .android))
  compareDrag(.geckoAndroidFixed, GeckoModel(page, .android, form: .fixed))
  compareDrag(.gtk, GTKModel(page))
  compareDrag(.gtk3, GTKModel(page, ending: .gtk3))
  compareDrag(.gtkFixed, GTKModel(page, form: .fixed))
  compareDrag(.adwaita, AdwaitaModel(page))
  compareDrag(.adwaitaFixed, AdwaitaModel(page, outward: .damped))
  compareDrag(.qt, QtModel(page))
  compareDrag(.slint, SlintModel(page))
  compareDrag(.iced, IcedModel(page))
  compareDrag(.android, AndroidModel(page))
  compareDrag(.androidStretch, AndroidStretchModel(page))
  compareDrag(.scrollMechanics, ScrollMechanicsModel(page))
  compareDrag(.scrollMechanicsFixed, ScrollMechanicsModel(page, catching: .inverse))
  compareDrag(.useGesture, UseGestureModel(page))
  compareDrag(.framerInertia, FramerInertiaModel(page))
  compareDrag(.framerInertiaFixed, FramerInertiaModel(page, form: .fixed))
  compareDrag(.betterScroll, BetterScrollModel(page))
  compareDrag(.betterScrollFixed, BetterScrollModel(page, crossing: .outside))
  compareDrag(.iscroll, IScrollModel(page))
  compareDrag(.iscrollFixed, IScrollModel(page, crossing: .outside))
  compareDrag(.lenis, LenisModel(page))
  compareDrag(.lenisFixed, LenisModel(page, form: .fixed))
}
