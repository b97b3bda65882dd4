import PullToRefresh

extension EngineEntry {
  /// Summary, source and fidelity of a system (`RefreshSystems.md`; each finding has its tag in the pages it names).
  package static func provenance(of system: RefreshSystem) -> (
    summary: String, source: String, fidelity: String
  ) {
    switch system {
    case .uirefreshcontrol:
      (
        "The modern UIRefreshControl, as observed from outside.",
        "Public documentation, and observations by third parties; no source is public.",
        "Observed. The trigger height meets a live reading at 759 pt to 13 digits; the state table is of the same kind."
      )
    case .pullview:
      (
        "The PullView of the Autentia tutorial: the lift decides.",
        "janodev/table-pull2refresh at 0e5c2c2.",
        "Its rules were checked by running the original, in 24 cases. The printed tutorial lacks the guard against a second refresh; the repository has it."
      )
    case .isalternative:
      (
        "ISAlternativeRefreshControl as it comes: fires at the crossing, also without a finger.",
        "ishkawa/ISAlternativeRefreshControl at 7adc743 (MIT).",
        "Its rules were checked by running the original, in 39 cases over both modes."
      )
    case .isalternativeRelease:
      (
        "ISAlternativeRefreshControl with firesOnRelease: fires at the first change of the offset after the lift.",
        "ishkawa/ISAlternativeRefreshControl at 7adc743 (MIT).",
        "Its rules were checked by running the original, in 39 cases over both modes."
      )
    case .mrefresh:
      (
        "MRefresh 0.1.1 as its README configures it, with a 40 pt view.",
        "strongself/MRefresh 0.1.1 at e82b2b8.",
        "Its rules were checked by running the original, in 45 cases over both versions."
      )
    case .mrefreshRewrite:
      (
        "MRefresh 0.2.1 as it comes: a rewrite with other figures and a wider zone.",
        "strongself/MRefresh 0.2.1 at 2d1b023.",
        "Its rules were checked by running the original, in 45 cases over both versions."
      )
    case .jackrabbit:
      (
        "JackrabbitRefresh: a decoration over uirefreshcontrol, which fires and holds the inset.",
        "JackrabbitMobile/JackrabbitRefresh at 1cf42c3.",
        "The decoration was checked by running the original, in 28 cases; the control below it is the observed one. The names of the states are the tutorial's; the code has none. It has no -fixed: its latch is in what it draws, which no policy describes."
      )
    case .onpu:
      (
        "MusicFav's note icon over isalternative: it turns with the pull, and closes by itself after two turns.",
        "kumabook/MusicFav at 33e194f, on ISAlternativeRefreshControl at 7adc743.",
        "Its rules were checked by running the original on the real superclass, in 27 cases. A turn takes the repository's 0.64 s; the tutorial has 0.5 s."
      )
    case .pullviewFold:
      (
        "The PullView of the Autentia tutorial, drawn as a card that opens.",
        "janodev/table-pull2refresh at 0e5c2c2.",
        "The machine is pullview's, checked in 24 cases; the fold's angles were read."
      )
    case .isrefresh:
      (
        "ISRefreshControl 1.4.1, the iOS 6 look: fires at the crossing, finger down; makes room at the lift.",
        "ishkawa/ISRefreshControl at 7b35d16 (MIT).",
        "Its rules were checked by running the original, in 8 traces."
      )
    case .sv:
      (
        "SVPullToRefresh: armed by a drag, fires at the first change of the offset after it.",
        "samvermette/SVPullToRefresh at a5f9dfe.",
        "Its rules were checked by running the original."
      )
    case .ego:
      (
        "EGOTableViewPullRefresh: the lift decides, as the data source allows.",
        "enormego/EGOTableViewPullRefresh at 01d7ff2.",
        "Its rules were checked by running the original."
      )
    case .mj:
      (
        "MJRefresh's header: armed by a drag, fires at the first change of the offset after it, calls 0.25 s later.",
        "CoderMJLee/MJRefresh at 5647d82.",
        "Its rules were checked by running the original, forced offsets delivered at once."
      )
    case .es:
      (
        "ESPullToRefresh: looks one change of the offset back, fires without a finger, calls 0.2 s later.",
        "eggswift/pull-to-refresh at 6bfa290.",
        "Its rules were checked by running the original. That it stops scrolling for the 0.2 s of each animation is not carried out: a finger goes on moving the content."
      )
    case .dgElastic:
      (
        "DGElasticPullToRefresh: fires at the lift, calls after a bounce of 0.9 s.",
        "gontovnik/DGElasticPullToRefresh at c525935.",
        "Read, with the findings that were checked by running it. The bounce's spring is UIKit's own and not known; its end is. That it stops scrolling for the 0.9 s of the bounce is not carried out: a finger goes on moving the content."
      )
    case .yalantis:
      (
        "Yalantis' PullToRefresh: looks one change of the offset back, fires without a finger.",
        "Yalantis/PullToRefresh at 295366f.",
        "Its rules were checked by running the original. The closing spring is UIKit's own and not known; its end is."
      )
    case .od:
      (
        "ODRefreshControl: a drop that tears at 96 pt, finger or not.",
        "Sephiroth87/ODRefreshControl at 27b4e2f.",
        "Its rules were checked by running the original."
      )
    case .swiperefresh:
      (
        "AndroidX SwipeRefreshLayout on its touch path: half of the travel, decided at the lift.",
        "androidx/androidx, SwipeRefreshLayout.java; TravelSystems.md.",
        "Written from its source. The circle is checked by the vectors; no test of the original has numbers for it. The original takes only touches that begin at the top; here travel counts from where the edge is reached."
      )
    case .swiperefreshNested:
      (
        "AndroidX SwipeRefreshLayout over a list with nested scrolling: the travel is not halved, so it fires at half the distance.",
        "androidx/androidx, SwipeRefreshLayout.java; TravelSystems.md.",
        "Written from its source. Whether a cancelled touch ends the nested scroll is up to the list; here it does not."
      )
    case .compose:
      (
        "Compose pullRefresh (material, and material 3 with the same numbers): half of the travel, decided at the lift.",
        "androidx/androidx, PullRefreshState.kt and PullRefresh.kt; TravelSystems.md.",
        "Written from its source; agrees with the numbers of its own tests. A cancelled drag lets the pull go. No bug of it is known, so it has no -fixed."
      )
    case .ultraPTR:
      (
        "android-Ultra-Pull-To-Refresh: each movement over 1.7, in whole pixels; a lift or cancel decides.",
        "liaohuqiu/android-Ultra-Pull-To-Refresh at 46fdc86.",
        "Its indicator was checked by running the original. The header's height is not known, as the app gives it: 100."
      )
    case .pullToRefreshJS:
      (
        "pulltorefresh.js: a resistance that eases off over 150 px, decided at the touch end.",
        "BoxFactura/pulltorefresh.js at 276be89.",
        "Its rules were checked by running the original. Contacts are taken to begin at the same height of the screen, which a trace does not say."
      )
    case .ionic:
      (
        "Ionic's ion-refresher, version 4: the lift fires from 60 px after 20 px of slop, the drag itself beyond 120 px.",
        "ionic-team/ionic-framework at 34dfc3c, refresher.tsx and its gesture.",
        "Written from its source. The original takes one move a display frame; here each sample is one."
      )
    case .betterScroll:
      (
        "BetterScroll's pull-down plug-in: a touch end 90 px below the top; 40 px are held.",
        "ustbhuangyi/better-scroll at f87fbd16, packages/pull-down.",
        "Written from its source; agrees with the numbers of its own tests."
      )
    case .flutterMaterial:
      (
        "Flutter's Material RefreshIndicator: on content that bounces a sixth of the viewport and the bounce-back, else a quarter and the lift.",
        "flutter/flutter at 90e4a12f, material/refresh_indicator.dart; at 009a929 the end of a scroll fires from a sixth as well.",
        "Written from its source; agrees with the numbers of its own tests."
      )
    case .flutterCupertino:
      (
        "Flutter's CupertinoSliverRefreshControl: fires at 100 pt, finger or not, and holds 60 pt without moving anything.",
        "flutter/flutter at 00e6fe3, cupertino/refresh.dart.",
        "Written from its source; agrees with the numbers of its own tests. The hold is granted at once instead of in the next frame."
      )
    case .chromiumOverscroll:
      (
        "Chromium's pull-to-refresh on Android: touchscreens only, half of each movement, at most 64/3 dp of one.",
        "chromium/chromium, ui/android/overscroll_refresh.cc and the circle's SwipeRefreshLayout.java.",
        "Written from its source. The movement that starts the pull counts here; in the browser it goes to the page. No bug of it is known, so it has no -fixed."
      )
    case .kirigami:
      (
        "KDE Kirigami's ScrollablePage: half a second with the indicator half its height below the top, finger or not.",
        "KDE/kirigami, src/controls/ScrollablePage.qml; TravelSystems.md.",
        "Written from its source. The grid unit is not known, as it is the user's font's: 18."
      )
    case .uirefreshcontrolFixed, .pullviewFixed, .isalternativeFixed, .isalternativeReleaseFixed,
      .onpuFixed, .mrefreshFixed, .mrefreshRewriteFixed, .isrefreshFixed, .svFixed, .egoFixed,
      .mjFixed, .esFixed, .dgElasticFixed, .yalantisFixed, .odFixed, .swiperefreshNestedFixed,
      .ultraPTRFixed, .pullToRefreshJSFixed, .flutterMaterialFixed, .flutterCupertinoFixed, .ionicFixed,
      .betterScrollFixed, .kirigamiFixed:
      mendedProvenance(of: system)
    }
  }
}
