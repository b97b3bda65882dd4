/// GNOME/libadwaita, src/adw-swipe-tracker.c and src/adw-carousel.c at c68992bd; tests/test-carousel.c adds and
/// moves pages, and no test swipes. A page is 600 px here.
enum AdwaitaPeerTests {
  static let cases: [PeerMotion] = [
    PeerMotion(
      name: "100 px past the last page show as 9.1, 400 as 9.8", models: [.adwaita, .adwaitaFixed],
      source:
        "adjust_for_overshoot: (1 - 1 / (1 + amount * d)) / d, d = distance * OVERSHOOT_DISTANCE_MULTIPLIER 0.1",
      finger: "down; move 100 100; move 400 300; hold 10",
      numbers: [.init(.offset(at: 0.1), -9.09090909090909), .init(.offset(at: 0.4), -9.75609756097561)]),
    PeerMotion(
      name: "slower than 0.3 px/ms it goes no further", models: [.adwaita],
      source: "get_end_progress: ABS (velocity) < VELOCITY_THRESHOLD_TOUCH 0.3", start: 1000,
      finger: "down; move -100 400; release", numbers: [.init(.rest, 1100)]),
    PeerMotion(
      name: "1 px/ms goes half a page less 0.001", models: [.adwaita],
      source: "get_end_progress: slope = decel / (1 - decel) / 1000, DECELERATION_TOUCH 0.998", start: 1000,
      finger: "down; move -200 200; release", numbers: [.init(.rest, 1499.4, within: 0.6)]),
    PeerMotion(
      name: "3 px/ms by the parabola", models: [.adwaita],
      source: "get_end_progress: DECELERATION_PARABOLA_MULTIPLIER 0.35, VELOCITY_CURVE_THRESHOLD 2",
      start: 1000, finger: "down; move -600 200; release", numbers: [.init(.rest, 2708.2, within: 0.6)]),
    PeerMotion(
      name: "the way back is the carousel's spring", models: [.adwaita],
      source: "adw_carousel_init: adw_spring_params_new (1, 0.5, 500)",
      finger: "down; move 100 100; hold 200; release",
      numbers: [.init(.offset(at: 0.35), -4.827683720460224, within: 0.001), .init(.rest, 0, within: 0.6)]),
  ]
}
