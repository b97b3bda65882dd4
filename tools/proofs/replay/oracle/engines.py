"""The engines the oracle has, by the names `--engine` takes."""
from oracle.classics import Ego, ESPullToRefresh, MJRefresh, SVPullToRefresh
from oracle.clones import DGElastic, ISRefreshControl, ODRefreshControl, Onpu, Yalantis
from oracle.control import Jackrabbit, UIRefreshControl
from oracle.fingers import ChromiumOverscroll, Compose, NestedSwipeRefresh, SwipeRefresh
from oracle.flutter import FlutterCupertino, FlutterMaterial
from oracle.pages import BetterScroll, Ionic, Kirigami, PullToRefreshJS
from oracle.seeds import ISAlternative, ISAlternativeRelease, MRefresh, MRefreshRewrite, PullView
from oracle.ultra import UltraPTR

SYSTEMS = {
    "uirefreshcontrol": UIRefreshControl, "jackrabbit": Jackrabbit, "pullview": PullView, "pullview-fold": PullView,
    "isalternative": ISAlternative, "isalternative-release": ISAlternativeRelease, "onpu": Onpu,
    "mrefresh": MRefresh, "mrefresh-0.2": MRefreshRewrite, "isrefresh": ISRefreshControl, "od": ODRefreshControl,
    "sv": SVPullToRefresh, "ego": Ego, "mj": MJRefresh, "es": ESPullToRefresh, "dg-elastic": DGElastic,
    "yalantis": Yalantis,
    "swiperefresh": SwipeRefresh, "swiperefresh-nested": NestedSwipeRefresh, "compose": Compose,
    "ultra-ptr": UltraPTR, "chromium-overscroll": ChromiumOverscroll, "pulltorefresh-js": PullToRefreshJS,
    "ionic": Ionic, "better-scroll": BetterScroll, "flutter-material": FlutterMaterial,
    "flutter-cupertino": FlutterCupertino, "kirigami": Kirigami}
