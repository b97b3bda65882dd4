import Reference
import ScrollPhysics

typealias CDrag = (UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, Int32, extent) -> Void

/// A page of three screens with room above it.
let page = ScrollExtent(contentLength: 2000, viewportLength: 667, topInset: 60)
let pageInC = extent(
  content: page.contentLength, viewport: page.viewportLength, top_inset: page.topInset,
  bottom_inset: page.bottomInset)

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

@inline(__always)
func compareDrag(_ name: String, _ c: CDrag, _ offset: (Double) -> Double) {
  compare(
    name, swift: { fill(from: raws, offset) }, c: { c(raws.input, theirs.output, Int32(count), pageInC) })
}

/// For models whose offset depends on the event before.
@inline(__always)
func compareIncrements(_ name: String, _ c: CDrag, _ moved: (_ offset: Double, _ by: Double) -> Double) {
  compare(
    name,
    swift: {
      var offset = 0.0
      fill(from: movements) {
        offset = moved(offset, $0)
        return offset
      }
    }, c: { c(movements.input, theirs.output, Int32(count), pageInC) })
}

func compareDrags() {
  printHeader("drag")
  let uikit = UIKitModel(page)
  compareDrag("uikit", c_uikit_drag) { uikit.offset(forRaw: $0) }
  let mechanics = ScrollMechanicsModel(page)
  compareDrag("scroll-mechanics", c_uikit_drag) { mechanics.offset(forRaw: $0) }
  compareFlutterDrags()
  let exponential = ChromiumExponentialModel(page, rule: .desktop)
  compareDrag("chromium-exp", c_chromium_exp_drag) { exponential.offset(forRaw: $0) }
  let bezier = ChromiumBezierModel(page, rule: ChromiumBezier(size: page.viewportLength))
  compareDrag("chromium-bezier", c_chromium_bezier_drag) { bezier.offset(forRaw: $0) }
  let appkit = AppKitModel(page)
  compareDrag("appkit", c_appkit_drag) { appkit.offset(forRaw: $0) }
  let gecko = GeckoModel(page)
  compareIncrements("gecko", c_gecko_drag) { gecko.offset(from: $0, movedBy: $1) }
  let gtk = GTKModel(page)
  compareDrag("gtk", c_gtk_drag) { gtk.offset(forRaw: $0) }
  let adwaita = AdwaitaModel(page)
  compareDrag("adwaita", c_adwaita_drag) { adwaita.offset(forRaw: $0) }
  let qt = QtModel(page)
  compareDrag("qt", c_qt_drag) { qt.offset(forRaw: $0) }
  let android = AndroidModel(page)
  compareDrag("android", c_android_drag) { android.offset(forRaw: $0) }
  let stretch = AndroidStretchModel(page)
  compareDrag("android-stretch", c_android_stretch_drag) { stretch.offset(forRaw: $0) }
  compareWebDrags()
}

func compareFlutterDrags() {
  let ios = FlutterBouncingModel(page, .ios)
  compareIncrements("flutter-ios", c_flutter_ios_drag) { ios.offset(after: $1, from: $0) }
  let iosFixed = FlutterBouncingModel(page, .ios, form: .fixed)
  compareIncrements("flutter-ios-fixed", c_flutter_ios_fixed_drag) { iosFixed.offset(after: $1, from: $0) }
  let desktop = FlutterBouncingModel(page, .desktop)
  compareIncrements("flutter-desktop", c_flutter_desktop_drag) { desktop.offset(after: $1, from: $0) }
  let desktopFixed = FlutterBouncingModel(page, .desktop, form: .fixed)
  compareIncrements("flutter-desktop-fixed", c_flutter_desktop_fixed_drag) {
    desktopFixed.offset(after: $1, from: $0)
  }
  let clamping = FlutterClampingModel(page)
  compareIncrements("flutter-clamping", c_flutter_clamping_drag) { clamping.offset(after: $1, from: $0) }
}

func compareWebDrags() {
  let gesture = UseGestureModel(page)
  compareDrag("use-gesture", c_use_gesture_drag) { gesture.offset(forRaw: $0) }
  let framer = FramerInertiaModel(page)
  compareDrag("framer-inertia", c_framer_drag) { framer.offset(forRaw: $0) }
  let better = BetterScrollModel(page)
  compareIncrements("better-scroll", c_filtered_drag) { better.offset(from: $0, movedBy: $1) }
  let betterFixed = BetterScrollModel(page, crossing: .outside)
  compareIncrements("better-scroll-fixed", c_filtered_fixed_drag) {
    betterFixed.offset(from: $0, movedBy: $1)
  }
  let iscroll = IScrollModel(page)
  compareIncrements("iscroll", c_filtered_drag) { iscroll.offset(from: $0, movedBy: $1) }
}
