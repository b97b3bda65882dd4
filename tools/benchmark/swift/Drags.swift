import Reference
import ScrollPhysics

typealias CDrag = (UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, Int32, extent) -> Void

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

/// A row for a drag; `swift` calls ``follow(_:)`` so that the loop is compiled for the model, as C's is.
func compareDrag(_ name: String, _ c: CDrag, swift: () -> Void) {
  compare(name, swift: swift, c: { c(raws.input, theirs.output, Int32(count), pageInC) })
}

/// A row for a drag by movements; `swift` calls ``accumulate(_:)``.
func compareIncrements(_ name: String, _ c: CDrag, swift: () -> Void) {
  compare(name, swift: swift, c: { c(movements.input, theirs.output, Int32(count), pageInC) })
}

/// The offsets of all raw positions.
@inline(__always)
func follow(_ offset: (Double) -> Double) { fill(from: raws, offset) }

/// The offsets of all movements, one after the other from 0 on.
@inline(__always)
func accumulate(_ moved: (_ offset: Double, _ movement: Double) -> Double) {
  var offset = 0.0
  fill(from: movements) {
    offset = moved(offset, $0)
    return offset
  }
}

func compareDrags() {
  printHeader("drag")
  let uikit = UIKitModel(page)
  compareDrag("uikit", c_uikit_drag) { follow { uikit.offset(forRaw: $0) } }
  let mechanics = ScrollMechanicsModel(page)
  compareDrag("scroll-mechanics", c_uikit_drag) { follow { mechanics.offset(forRaw: $0) } }
  compareFlutterDrags()
  let exponential = ChromiumExponentialModel(page, rule: .desktop)
  compareDrag("chromium-exp", c_chromium_exp_drag) { follow { exponential.offset(forRaw: $0) } }
  let bezier = ChromiumBezierModel(page, rule: ChromiumBezier(size: page.viewportLength))
  compareDrag("chromium-bezier", c_chromium_bezier_drag) { follow { bezier.offset(forRaw: $0) } }
  let appkit = AppKitModel(page)
  compareDrag("appkit", c_appkit_drag) { follow { appkit.offset(forRaw: $0) } }
  let gecko = GeckoModel(page)
  compareIncrements("gecko", c_gecko_drag) { accumulate { gecko.offset(from: $0, movedBy: $1) } }
  let gtk = GTKModel(page)
  compareDrag("gtk", c_gtk_drag) { follow { gtk.offset(forRaw: $0) } }
  let adwaita = AdwaitaModel(page)
  compareDrag("adwaita", c_adwaita_drag) { follow { adwaita.offset(forRaw: $0) } }
  let qt = QtModel(page)
  compareDrag("qt", c_qt_drag) { follow { qt.offset(forRaw: $0) } }
  let android = AndroidModel(page)
  compareDrag("android", c_android_drag) { follow { android.offset(forRaw: $0) } }
  let stretch = AndroidStretchModel(page)
  compareDrag("android-stretch", c_android_stretch_drag) { follow { stretch.offset(forRaw: $0) } }
  compareWebDrags()
}

func compareFlutterDrags() {
  let ios = FlutterBouncingModel(page, .ios)
  compareIncrements("flutter-ios", c_flutter_ios_drag) { accumulate { ios.offset(after: $1, from: $0) } }
  let iosFixed = FlutterBouncingModel(page, .ios, form: .fixed)
  compareIncrements("flutter-ios-fixed", c_flutter_ios_fixed_drag) {
    accumulate { iosFixed.offset(after: $1, from: $0) }
  }
  let desktop = FlutterBouncingModel(page, .desktop)
  compareIncrements("flutter-desktop", c_flutter_desktop_drag) {
    accumulate { desktop.offset(after: $1, from: $0) }
  }
  let desktopFixed = FlutterBouncingModel(page, .desktop, form: .fixed)
  compareIncrements("flutter-desktop-fixed", c_flutter_desktop_fixed_drag) {
    accumulate { desktopFixed.offset(after: $1, from: $0) }
  }
  let clamping = FlutterClampingModel(page)
  compareIncrements("flutter-clamping", c_flutter_clamping_drag) {
    accumulate { clamping.offset(after: $1, from: $0) }
  }
}

func compareWebDrags() {
  let gesture = UseGestureModel(page)
  compareDrag("use-gesture", c_use_gesture_drag) { follow { gesture.offset(forRaw: $0) } }
  let framer = FramerInertiaModel(page)
  compareDrag("framer-inertia", c_framer_drag) { follow { framer.offset(forRaw: $0) } }
  let better = BetterScrollModel(page)
  compareIncrements("better-scroll", c_filtered_drag) { accumulate { better.offset(from: $0, movedBy: $1) } }
  let betterFixed = BetterScrollModel(page, crossing: .outside)
  compareIncrements("better-scroll-fixed", c_filtered_fixed_drag) {
    accumulate { betterFixed.offset(from: $0, movedBy: $1) }
  }
  let iscroll = IScrollModel(page)
  compareIncrements("iscroll", c_filtered_drag) { accumulate { iscroll.offset(from: $0, movedBy: $1) } }
}
