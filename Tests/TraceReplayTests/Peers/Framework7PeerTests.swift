/// framework7io/framework7 at 2d57bdd, src/core/components/pull-to-refresh/pull-to-refresh-class.js: it has
/// no tests of its own, so each case is one of its lines. 44 is the power 0.85 of 85.8, 66 that of 138.24.
enum Framework7PeerTests {
  static let cases: [PeerCase] = [
    PeerCase(
      name: "85 px are not beyond 44", engine: "framework7",
      source: "handleTouchMove: Math.abs(touchesDiff) ** 0.85 > triggerDistance",
      moves: [(85, 100), (85, 200)], triggers: 0),
    PeerCase(
      name: "86 px are", engine: "framework7",
      source: "handleTouchMove: Math.abs(touchesDiff) ** 0.85 > triggerDistance",
      moves: [(86, 100), (86, 200)], triggers: 1,
      phase: .released),
    PeerCase(
      name: "138 px are not beyond 66", engine: "framework7-md", source: "isMaterial: triggerDistance = 66",
      moves: [(138, 100), (138, 200)], triggers: 0),
    PeerCase(
      name: "139 px are", engine: "framework7-md", source: "isMaterial: triggerDistance = 66",
      moves: [(139, 100), (139, 200)], triggers: 1, phase: .released),
    PeerCase(
      name: "iOS: a cancelled touch is not heard of", engine: "framework7",
      source: "attachEvents: no touchcancel",
      moves: [(200, 200), (200, 300)], end: .cancel, triggers: 0),
    PeerCase(
      name: "Material: a cancelled touch is not heard of", engine: "framework7-md",
      source: "attachEvents: no touchcancel",
      moves: [(200, 200), (200, 300)], end: .cancel, triggers: 0),
    PeerCase(
      name: "as far aside as down at first: none", engine: "framework7",
      source: "isScrolling: Math.abs(pageY - touchesStart.y) > Math.abs(pageX - touchesStart.x)",
      moves: [(10, 10), (300, 400)], sideways: (1, 10), triggers: 0),
    PeerCase(
      name: "up first, then down: a pull all the same", engine: "framework7-md",
      source: "isScrolling: Math.abs",
      moves: [(-20, 40), (200, 400)], triggers: 1),
    PeerCase(
      name: "back above the start it is none", engine: "framework7-md",
      source: "ptrStarted: touchesDiff > 0; refresh = false",
      moves: [(200, 200), (-10, 220)], step: 20, triggers: 0),
    PeerCase(
      name: "Material: the touch end of a second finger refreshes under the first", engine: "framework7-md",
      source: "handleTouchEnd: touchId is 0 in Chromium", moves: [(300, 300), (320, 600)],
      second: (from: 305, until: 405),
      triggers: 1, phase: .released),
    PeerCase(
      name: "iOS: it drops the pull", engine: "framework7",
      source: "handleTouchEnd: changedTouches[0].identifier !== touchId",
      moves: [(300, 300), (320, 600)], second: (from: 305, until: 405), triggers: 0),
  ]

  static let strokes: [PeerStrokes] = [
    PeerStrokes(
      name: "iOS: down a page scrolled by 60 px, 86 px are too few", engines: ["framework7"], model: .uikit,
      source: "wasScrolled: useTranslate stays false; touchesDiff >= triggerDistance * 2", start: 60,
      strokes: [.init(0, (87, 87), (87, 200))], triggers: 0, states: ["pull-down", "idle"]),
    PeerStrokes(
      name: "iOS: 88 px are enough, of which 60 brought the page to its top", engines: ["framework7"],
      model: .uikit,
      source: "wasScrolled: useTranslate stays false; touchesDiff >= triggerDistance * 2", start: 60,
      strokes: [.init(0, (88, 88), (88, 200))], triggers: 1,
      states: ["pull-down", "pull-up", "refreshing", "closing", "idle"],
      told: 0...0.02),
    PeerStrokes(
      name: "Material: 200 px to the top of the page and 10 more refresh", engines: ["framework7-md"],
      model: .android,
      source: "touchesDiff = pageY - touchesStart.y; device.os !== 'ios': useTranslate", start: 200,
      strokes: [.init(0, (210, 210), (210, 400))], triggers: 1, states: ["pull-up", "refreshing", "closing"]),
    PeerStrokes(
      name: "Material: on iOS's distance nothing yet", engines: ["framework7-md"], model: .android,
      source: "isMaterial: triggerDistance = 66", strokes: [.init(0, (100, 100), (100, 200))], triggers: 0,
      states: ["pull-down", "idle"]),
    PeerStrokes(
      name: "iOS: after a cancelled touch the next goes on, and its end is another's",
      engines: ["framework7"], model: .uikit,
      source: "handleTouchStart: isTouched; handleTouchEnd: changedTouches[0].identifier !== touchId",
      strokes: [.init(0, (200, 200), isCancelled: true), .init(1000, (200, 1200))], triggers: 0),
    PeerStrokes(
      name: "Material: the next is a new one", engines: ["framework7-md"], model: .android,
      source: "handleTouchStart: device.os === 'android'",
      strokes: [.init(0, (200, 200), isCancelled: true), .init(1000, (200, 1200))], triggers: 1),
    PeerStrokes(
      name: "none while it refreshes", engines: ["framework7", "framework7-md"], model: .android,
      source: "handleTouchStart: $el.hasClass('ptr-refreshing')",
      strokes: [.init(0, (200, 200)), .init(600, (200, 800))], triggers: 1),
    PeerStrokes(
      name: "the app's begin in a pull that is far: the lift refreshes again",
      engines: ["framework7", "framework7-md"],
      model: .android, source: "refresh(); handleTouchEnd: if (refresh) $el.trigger('ptr:refresh')",
      begins: [0.25],
      strokes: [.init(0, (200, 200), (200, 400))], triggers: 1, states: ["pull-up", "refreshing", "closing"]),
  ]
}
