/// GNOME/gtk, gtk/gtkscrolledwindow.c and gtk/gtkkineticscrolling.c of GTK 4.18.6 (2025-06-09) and 3.24.38
/// (2023-05-22), which have no tests of their numbers; the first rule of 3.24 also in gtkkineticscrolling.c at
/// 1e9e7bf0. Lifts and times stand on frames of 60 Hz.
enum GTKPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "2000 px/s go 500 px", models: [.gtk],
      source:
        "gtk_kinetic_scrolling_tick: exp (-decel_friction * t), DECELERATION_FRICTION 4; over below 0.1",
      finger: "down; move -300 150; release",
      numbers: [.init(.offset(at: 0.15), 300), .init(.rest, 800, within: 0.1)]),
    PeerMotion(
      name: "after half a second it has gone 1 − e⁻² of them", models: [.gtk, .gtkFixed],
      source: "gtk_kinetic_scrolling_tick: c1 + c2 * exp_part", finger: "down; move -300 150; release",
      numbers: [.init(.offset(at: 0.65), 732.3323583816937, within: 0.001)]),
    PeerMotion(
      name: "GTK 3 stops with the first step below a pixel: 15 px short at 60 Hz", models: [.gtk3],
      source: "gtk_kinetic_scrolling_tick: fabs(data->position - last_position) < 1",
      finger: "down; move -300 150; release", numbers: [.init(.rest, in: 783...787)]),
    PeerMotion(
      name: "a drag stays within 100 px of the edge", models: [.gtk, .gtk3],
      source: "_gtk_scrolled_window_set_adjustment_value: MAX_OVERSHOOT_DISTANCE 100",
      finger: "down; move 60 60; move 150 90; hold 10",
      numbers: [.init(.offset(at: 0.06), -60), .init(.offset(at: 0.15), -100), .init(.overscroll, 100)]),
    PeerMotion(
      name: "the way back from the end is critically damped at 10 per second", models: [.gtk, .gtkFixed],
      source: "gtk_kinetic_scrolling_init_overshoot: OVERSHOOT_FRICTION 20, half of it", start: 5400,
      finger: "down; move -60 100; hold 200; release",
      numbers: [
        .init(.offset(at: 0.4), 5444.1455329405735, within: 0.001),
        .init(.offset(at: 0.6), 5411.9488964082875, within: 0.001), .init(.rest, 5400, within: 0.1),
      ]),
    PeerMotion(
      name: "at the start the way back is cut to 50 px at the first tick, and begins anew from rest",
      models: [.gtk, .gtk3],
      source:
        "gtk_kinetic_scrolling_tick: pos < data->lower - 50, init_overshoot (…, pos, 0), pos being the way past the edge",
      finger: "down; move 60 100; hold 200; release",
      numbers: [.init(.offset(at: 0.317), -50), .init(.offset(at: 0.401), -39.83816911314884, within: 0.001)]),
    PeerMotion(
      name: "fixed it is not", models: [.gtkFixed], source: "the same without the limit",
      finger: "down; move 60 100; hold 200; release",
      numbers: [.init(.offset(at: 0.4), -44.14553294057308, within: 0.001)]),
    PeerMotion(
      name: "a finger that rested 150 ms leaves it where it is", models: [.gtk],
      source: "gtk_gesture_swipe: the way of the last 150 ms",
      finger: "down; move -100 100; hold 200; release",
      numbers: [.init(.offset(at: 0.3), 100), .init(.rest, 100)]),
  ]
}
