extension RunnerSwipe {
  /// The swipes of test runners whose constants are published, by platform.
  ///
  /// XCUITest's `swipeDown()`, which Appium's `mobile: swipe` calls on iOS (appium/WebDriverAgent c279b4c, `XCUIElement+FBSwiping.m`), is
  /// not included, because Apple publishes neither its distance nor its duration.
  package static let all: [RunnerSwipe] = android + ios + web

  /// The duration of a frame on a display with 60 frames per second, in milliseconds.
  private static let frame = 1000.0 / 60

  /// The test runner's swipe with this name; nil if there is none.
  package static func named(_ name: String) -> RunnerSwipe? { all.first { $0.name == name } }

  // MARK: Android

  private static let android: [RunnerSwipe] = [
    RunnerSwipe(
      "espresso", call: "onView(…).perform(swipeDown())",
      source: "android/android-test 75240e8, espresso/core/…/action/ViewActions.java, Swipe.java",
      way: { espresso(from: edge * $0.element, to: $0.element, milliseconds: 150) }),
    RunnerSwipe(
      "espresso-slow",
      call: "GeneralSwipeAction(Swipe.SLOW, translate(TOP_CENTER, 0, 0.083), BOTTOM_CENTER, FINGER)",
      source: "android/android-test 75240e8, espresso/core/…/action/Swipe.java",
      way: { espresso(from: edge * $0.element, to: $0.element, milliseconds: 1500) }),
    RunnerSwipe(
      "uiautomator", call: "list.swipe(Direction.DOWN, 1f)",
      source: "androidx/androidx 015584c, test/uiautomator/…/UiObject2.java; 06bbf75, GestureController.java",
      assumed: "the test chooses the fraction of the list", way: { uiObject2($0.element) }),
    RunnerSwipe(
      "uiautomator-scroll", call: "UiScrollable(…).scrollBackward()",
      source:
        "androidx/androidx 09329e8, test/uiautomator/…/UiScrollable.java; 17a8640, InteractionController.java",
      way: { uiScrollable($0.element, steps: 55) }),
    RunnerSwipe(
      "uiautomator-fling", call: "UiScrollable(…).flingBackward()",
      source:
        "androidx/androidx 09329e8, test/uiautomator/…/UiScrollable.java; 17a8640, InteractionController.java",
      way: { uiScrollable($0.element, steps: 5) }),
    RunnerSwipe(
      "compose", call: "onNode(…).performTouchInput { swipeDown() }",
      source: "androidx/androidx 18f2612, compose/ui/ui-test/…/TouchInjectionScope.kt",
      // 200 ms in parts as close to 16 ms as possible: 13 (12.5 is rounded up).
      way: { .even(from: 0, to: $0.element, moves: 13, of: 13, every: 200.0 / 13, lift: 0) }),
    RunnerSwipe(
      "maestro-android", call: "- swipe: { direction: DOWN }",
      source:
        "mobile-dev-inc/Maestro 487407f, AndroidDriver.kt, YamlSwipe.kt; aosp-mirror/platform_frameworks_base 017cf35, InputShellCommand.java",
      assumed: "120 moves per second: `input swipe` sends them as fast as the app accepts them",
      way: { .even(from: 0.2 * $0.list, to: 0.9 * $0.list, moves: 47, of: 48, every: 400.0 / 48) }),
    RunnerSwipe(
      "detox-android", call: "element(…).swipe('down')",
      source: "wix/Detox 48ba4b5, detox/android/…/scroll/SwipeHelper.kt",
      way: { detoxAndroid($0, milliseconds: 150) }),
    RunnerSwipe(
      "detox-android-slow", call: "element(…).swipe('down', 'slow')",
      source: "wix/Detox 48ba4b5, detox/android/…/scroll/SwipeHelper.kt",
      way: { detoxAndroid($0, milliseconds: 1500) }),
    RunnerSwipe(
      "webdriverio", call: "browser.swipe({ direction: 'down' })",
      source:
        "webdriverio/webdriverio 514d1ea, …/commands/mobile/swipe.ts; appium/appium-uiautomator2-server 5412fdb, utils/w3c/",
      assumed: "Appium on Android, which acts every 20 ms",
      // A pause of 10 ms is rounded up to 20; 1500 ms are 75 steps.
      way: {
        .even(
          from: 0.025 * $0.element, to: 0.975 * $0.element, moves: 75, of: 75, every: 20, after: 40, lift: 0)
      }),
  ]

  /// The margin that Espresso and Detox leave at the edge of a view, as a fraction of its length.
  private static let edge = 0.083

  /// Espresso's linear swipe: ten moves, each a twelfth of the distance, at tenths of the time; the release one tenth later.
  private static func espresso(from start: Double, to end: Double, milliseconds: Double) -> Way {
    .even(from: start, to: end, moves: 10, of: 12, every: milliseconds / 10)
  }

  /// Detox's swipe on Android, which is Espresso's over three quarters of the screen.
  ///
  /// It starts at a fraction of the element, and ends at the element's end at the latest.
  private static func detoxAndroid(_ target: Target, milliseconds: Double) -> Way {
    let start = edge * target.element
    return espresso(from: start, to: min(start + 0.75 * target.list, target.list), milliseconds: milliseconds)
  }

  /// The swipe of `UiObject2.swipe`: within margins of a tenth, at 5000 dp per second, one move every 8 ms.
  private static func uiObject2(_ length: Double) -> Way {
    let (speed, period, margin) = (5.0, 8.0, 0.1)
    let travel = (1 - 2 * margin) * length
    let duration = (travel / speed).rounded(.down)
    let moves = max(1, Int(duration / period))
    let reports = (1...moves).map { number in
      Report(Double(number) * period, margin * length + travel * min(1, Double(number) * period / duration))
    }
    return Way(reports: [Report(0, margin * length)] + reports, lift: Double(moves + 1) * period)
  }

  /// The swipe of `UiScrollable`: within margins of a tenth, one step every 5 ms; the last step is the release.
  private static func uiScrollable(_ length: Double, steps: Int) -> Way {
    .even(from: 0.1 * length, to: 0.9 * length, moves: steps - 1, of: steps, every: 5)
  }

  // MARK: iOS

  private static let ios: [RunnerSwipe] = [
    RunnerSwipe(
      "maestro-ios", call: "- swipe: { direction: DOWN }",
      source: "mobile-dev-inc/Maestro 487407f, IOSDriver.kt, EventRecord.swift",
      assumed: "one report per frame of 60 Hz between the path's points, which XCTest does not specify",
      // The finger reaches its end after 100 ms, six frames, and then rests for the 400 ms.
      way: { .even(from: 0.2 * $0.list, to: 0.9 * $0.list, moves: 6, of: 6, every: frame, lift: 400) }),
    RunnerSwipe(
      "detox-ios", call: "element(…).swipe('down')",
      source: "wix/Detox 48ba4b5, detox/ios/Detox/Actions/NSObject+DetoxActions.m, DTXSyntheticEvents.m",
      assumed: "a display of 60 Hz: one point per frame", way: { detoxIOS($0, points: 20) }),
    RunnerSwipe(
      "detox-ios-slow", call: "element(…).swipe('down', 'slow')",
      source: "wix/Detox 48ba4b5, detox/ios/Detox/Actions/NSObject+DetoxActions.m, DTXSyntheticEvents.m",
      assumed: "a display of 60 Hz: one point per frame", way: { detoxIOS($0, points: 40) }),
    RunnerSwipe(
      "kif", call: "tester().pullToRefreshView(withAccessibilityLabel:)",
      source: "kif-framework/KIF 38a04eb, Sources/KIF/Classes/KIFUITestActor.m, UIView-KIFAdditions.m",
      assumed: "10 ms per step, as requested from the run loop; drawing takes longer",
      way: { .even(from: 0.25 * $0.element, to: 0.75 * $0.element, moves: 19, of: 19, every: 10) }),
  ]

  /// Detox's swipe on iOS: three quarters of the screen around its middle, limited at its start to the element.
  ///
  /// It adds up fractions of the distance to 1 in `Double` arithmetic, one report per frame. The first move is at the start position, and
  /// the release one frame after the last.
  private static func detoxIOS(_ target: Target, points: Int) -> Way {
    let start = max(min(0.125 * target.list, target.element - 1), 1)
    let end = min(start + 0.75 * target.list, target.list - 1)
    var reports = [Report(0, start)]
    var share = 0.0
    while share <= 1 {
      reports.append(Report(Double(reports.count) * frame, start + share * (end - start)))
      share += 1 / Double(points)
    }
    return Way(reports: reports, lift: Double(reports.count) * frame)
  }

  // MARK: Web and Flutter

  private static let web: [RunnerSwipe] = [
    RunnerSwipe(
      "flutter", call: "tester.fling(finder, const Offset(0, 300), 1000)",
      source:
        "flutter/flutter 000a6d6, packages/flutter_test/lib/src/controller.dart; 018b73e, refresh_indicator_test.dart",
      assumed: "300 px at 1000 px/s, as in Flutter's own test of RefreshIndicator",
      // 51 moves 6 ms apart, the first at the touch position and time.
      way: { _ in .even(from: 0, to: 300, moves: 50, of: 50, every: 6) }),
    RunnerSwipe(
      "cypress", call: "cy.get(…).realSwipe('toBottom')",
      source: "dmtrKovalenko/cypress-real-events ccfb02d, src/commands/realSwipe.ts",
      assumed: "one frame of 60 Hz per answer of the browser",
      // 10 px in one step; the move before it is at the touch position.
      way: { target in
        Way(
          reports: [
            Report(0, target.element / 2), Report(frame, target.element / 2),
            Report(2 * frame, target.element / 2 + 10),
          ], lift: 3 * frame)
      }),
  ]
}
