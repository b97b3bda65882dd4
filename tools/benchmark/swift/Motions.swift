import Reference
import ScrollPhysics

typealias CMotion = (
  UnsafePointer<Double>?, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32,
  UnsafeMutablePointer<Double>?, extent
) -> Void

/// Samples of a motion, over the seconds in which the slowest comes to rest; as many motions as fill a column.
let (samples, longest) = (200, 3.0)
let releases = count / samples
let moments = Column { Double($0 % samples) * longest / Double(samples) }

/// Where content is let go: half of them inside the page, a quarter beyond either edge.
let starts = Column { spread($0, 0.618_033_988_749_895, from: -700, to: 2000) }
/// How fast: to either side, up to a hard fling.
let velocities = Column { spread($0, 0.754_877_666_246_693, from: -6000, to: 6000) }

/// Values between two bounds, in no order: multiples of an irrational share of the way.
func spread(_ index: Int, _ share: Double, from low: Double, to high: Double) -> Double {
  low + (high - low) * (Double(index) * share).truncatingRemainder(dividingBy: 1)
}

/// A row for a model's motions; `swift` calls ``move(_:_:)``.
func compareMotion(_ name: String, _ c: CMotion, swift: () -> Void) {
  compare(
    name, swift: swift,
    c: {
      c(
        starts.input, velocities.input, Int32(releases), moments.input, Int32(samples), theirs.output,
        pageInC)
    })
}

/// The offsets of all releases at all moments.
@inline(__always)
func move<Motion>(
  _ release: (_ offset: Double, _ velocity: Double) -> Motion, _ offset: (Motion, Double) -> Double
) {
  let (starts, velocities, moments, output) = (
    starts.values, velocities.values, moments.values, ours.values
  )
  for index in 0..<releases {
    let motion = release(starts[index], velocities[index])
    for sample in 0..<samples { output[index * samples + sample] = offset(motion, moments[sample]) }
  }
}

func compareMotions() {
  printHeader("motion")
  let uikit = UIKitModel(page)
  compareMotion("uikit", c_uikit_motion) {
    move({ uikit.trajectory(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m0 = FlutterBouncingModel(page, .ios)
  compareMotion("flutter-ios", c_flutter_ios_motion) {
    move({ m0.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m1 = FlutterBouncingModel(page, .ios, form: .fixed)
  compareMotion("flutter-ios-fixed", c_flutter_ios_fixed_motion) {
    move({ m1.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m2 = FlutterBouncingModel(page, .desktop)
  compareMotion("flutter-desktop", c_flutter_desktop_motion) {
    move({ m2.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m3 = FlutterBouncingModel(page, .desktop, form: .fixed)
  compareMotion("flutter-desktop-fixed", c_flutter_desktop_fixed_motion) {
    move({ m3.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m4 = FlutterClampingModel(page)
  compareMotion("flutter-clamping", c_flutter_clamping_motion) {
    move({ m4.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m5 = ChromiumExponentialModel(page, rule: .desktop)
  compareMotion("chromium-exp", c_chromium_exp_motion) {
    move({ m5.trajectory(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m6 = ChromiumBezierModel(page, rule: ChromiumBezier(size: page.viewportLength))
  compareMotion("chromium-bezier", c_chromium_bezier_motion) {
    move({ m6.trajectory(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m7 = AppKitModel(page)
  compareMotion("appkit", c_appkit_motion) {
    move({ m7.trajectory(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m8 = GeckoModel(page)
  compareMotion("gecko-desktop", c_gecko_desktop_motion) {
    move({ m8.desktopTrajectory(from: $0, velocity: $1, frame: 1.0 / 60) }, { $0.offset(at: $1) })
  }
  let m9 = GeckoModel(page)
  compareMotion("gecko-android", c_gecko_android_motion) {
    move({ m9.androidTrajectory(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m10 = GTKModel(page)
  compareMotion("gtk-fixed", c_gtk_fixed_motion) {
    move({ m10.trajectory(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m11 = AdwaitaModel(page)
  compareMotion("adwaita", c_adwaita_motion) {
    move({ m11.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m12 = QtModel(page)
  compareMotion("qt", c_qt_motion) { move({ m12.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) }) }
  let m13 = AndroidModel(page)
  compareMotion("android", c_android_motion) {
    move({ m13.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m14 = AndroidStretchModel(page)
  compareMotion("android-stretch", c_android_stretch_motion) {
    move({ m14.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m15 = UseGestureModel(page)
  compareMotion("use-gesture", c_use_gesture_motion) {
    move({ m15.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m16 = FramerInertiaModel(page)
  compareMotion("framer-inertia-fixed", c_framer_fixed_motion) {
    move({ m16.trajectory(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m17 = BetterScrollModel(page)
  compareMotion("better-scroll", c_better_scroll_motion) {
    move({ m17.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
  let m18 = IScrollModel(page)
  compareMotion("iscroll", c_iscroll_motion) {
    move({ m18.motion(from: $0, velocity: $1) }, { $0.offset(at: $1) })
  }
}
