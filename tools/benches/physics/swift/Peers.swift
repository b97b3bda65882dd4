import Reference
import ScrollPhysics

typealias CDrag = (UnsafePointer<Double>?, UnsafeMutablePointer<Double>?, Int32, extent) -> Void
typealias CMotion = (
  UnsafePointer<Double>?, UnsafePointer<Double>?, Int32, UnsafePointer<Double>?, Int32,
  UnsafeMutablePointer<Double>?, extent
) -> Void

/// The peers in C of a model: what it makes of a drag, and its motion.
///
/// Fixed forms that differ in the other of the two share one.
func peers(of model: ScrollModel) -> (drag: CDrag, motion: CMotion) {
  switch model {
  case .uikit: (c_uikit_drag, c_uikit_motion)
  case .uikitMeasured: (c_uikit_measured_drag, c_uikit_measured_motion)
  case .flutterIOS: (c_flutter_ios_drag, c_flutter_ios_motion)
  case .flutterIOSFixed: (c_flutter_ios_fixed_drag, c_flutter_ios_fixed_motion)
  case .flutterDesktop: (c_flutter_desktop_drag, c_flutter_desktop_motion)
  case .flutterDesktopFixed: (c_flutter_desktop_fixed_drag, c_flutter_desktop_fixed_motion)
  case .flutterClamping: (c_flutter_clamping_drag, c_flutter_clamping_motion)
  case .flutterClampingFixed: (c_flutter_clamping_drag, c_flutter_clamping_fixed_motion)
  case .chromium: (c_chromium_exp_drag, c_chromium_motion)
  case .chromiumFixed: (c_chromium_exp_fixed_drag, c_chromium_fixed_motion)
  case .chromiumExp: (c_chromium_exp_drag, c_chromium_exp_motion)
  case .chromiumExpFixed: (c_chromium_exp_fixed_drag, c_chromium_exp_fixed_motion)
  case .chromiumBezier: (c_chromium_bezier_drag, c_chromium_bezier_motion)
  case .chromiumBezierFixed: (c_chromium_bezier_fixed_drag, c_chromium_bezier_fixed_motion)
  case .appkit: (c_appkit_drag, c_appkit_motion)
  case .geckoDesktop: (c_gecko_drag, c_gecko_desktop_motion)
  case .geckoDesktopFixed: (c_gecko_fixed_drag, c_gecko_desktop_fixed_motion)
  case .geckoAndroid: (c_gecko_drag, c_gecko_android_motion)
  case .geckoAndroidFixed: (c_gecko_fixed_drag, c_gecko_android_motion)
  case .gtk: (c_gtk_drag, c_gtk_motion)
  case .gtkFixed: (c_gtk_drag, c_gtk_fixed_motion)
  case .gtk3: (c_gtk_drag, c_gtk_3_motion)
  case .adwaita: (c_adwaita_drag, c_adwaita_motion)
  case .adwaitaFixed: (c_adwaita_drag, c_adwaita_motion)
  case .qt: (c_qt_drag, c_qt_motion)
  case .slint: (c_slint_drag, c_slint_motion)
  case .iced: (c_iced_drag, c_iced_motion)
  case .android: (c_android_drag, c_android_motion)
  case .androidStretch: (c_android_stretch_drag, c_android_stretch_motion)
  case .scrollMechanics: (c_uikit_drag, c_uikit_motion)
  case .scrollMechanicsFixed: (c_uikit_drag, c_uikit_motion)
  case .useGesture: (c_use_gesture_drag, c_use_gesture_motion)
  case .framerInertia: (c_framer_drag, c_framer_motion)
  case .framerInertiaFixed: (c_framer_drag, c_framer_fixed_motion)
  case .betterScroll: (c_filtered_drag, c_better_scroll_motion)
  case .betterScrollFixed: (c_filtered_fixed_drag, c_better_scroll_motion)
  case .iscroll: (c_filtered_drag, c_iscroll_motion)
  case .iscrollFixed: (c_filtered_fixed_drag, c_iscroll_motion)
  case .lenis: (c_lenis_drag, c_lenis_motion)
  case .lenisFixed: (c_lenis_drag, c_lenis_fixed_motion)
  case .composed: peers(of: twins.first { $0.model == model }?.original ?? .uikit)
  }
}

/// All built-in models, in the order of their names, and some composed of the same parts.
let models = ScrollModel.all + twins.map { $0.model }

/// A model that is composed of a built-in model's parts.
struct Twin {
  let original: ScrollModel
  let model: ScrollModel

  init(_ original: ScrollModel, _ change: (inout ModelParts) -> Void = { _ in }) {
    self.original = original
    var parts = ModelParts(curves: original.curves(in: .standard))
    let traits = original.traits(in: .standard)
    (parts.tracker, parts.rest) = (traits.trackerRule, traits.tolerance)
    change(&parts)
    let name = "\(original.name)".utf8CString
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: name.count)
    for (index, byte) in name.enumerated() { text[index] = byte }
    let named = UnsafeMutablePointer<ComposedModelReference.Named>.allocate(capacity: 1)
    named.initialize(to: .init(parts, name: text))
    model = .composed(ComposedModelReference(named))
  }
}

private let twins = [
  Twin(.uikit),
  Twin(.flutterClamping) {
    $0.crossing = .stop
    $0.curves.bounce = .spring(FlutterClampingModel.spring)
    ($0.fling.least, $0.start.direction, $0.start.snaps) = ($0.rest.speed, .towardsStart, true)
  },
  Twin(.chromiumBezierFixed),
  Twin(.betterScroll),
]

/// A model's name in the tables.
func title(_ model: ScrollModel) -> String {
  guard let twin = twins.first(where: { $0.model == model }) else { return "\(model.name)" }
  return "its parts, \(twin.original.name)"
}
