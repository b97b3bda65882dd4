"""The engines the oracle has, by the names `--engine` takes."""
from oracle.classics import Ego, ESPullToRefresh, MJRefresh, SVPullToRefresh
from oracle.clones import DGElastic, ISRefreshControl, ODRefreshControl, Onpu, Yalantis
from oracle.control import Jackrabbit, UIRefreshControl
from oracle.fingers import (
    ChromiumOverscroll, Compose, ComposeBox, FirefoxAndroid, NestedSwipeRefresh, ReactNative, SwipeRefresh)
from oracle.flutter import FlutterCupertino, FlutterMaterial, FlutterMaterialOld
from oracle.flutter_packages import CustomRefreshIndicator, EasyRefresh
from oracle.pages import (AntdMobile, BetterScroll, Framework7, Framework7MD, Ionic, Ionic4, IonicIOS, Kirigami,
                          Kirigami5, PullToRefreshJS, Vant)
from oracle.seeds import ISAlternative, ISAlternativeRelease, MRefresh, MRefreshRewrite, PullView
from oracle.smart import SmartRefresh
from oracle.ultra import UltraPTR

SYSTEMS = {
    "uirefreshcontrol": UIRefreshControl, "jackrabbit": Jackrabbit, "pullview": PullView, "pullview-fold": PullView,
    "isalternative": ISAlternative, "isalternative-release": ISAlternativeRelease, "onpu": Onpu,
    "mrefresh": MRefresh, "mrefresh-0.2": MRefreshRewrite, "isrefresh": ISRefreshControl, "od": ODRefreshControl,
    "sv": SVPullToRefresh, "ego": Ego, "mj": MJRefresh, "es": ESPullToRefresh, "dg-elastic": DGElastic,
    "yalantis": Yalantis,
    "swiperefresh": SwipeRefresh, "swiperefresh-nested": NestedSwipeRefresh,
    "react-native": ReactNative, "firefox-android": FirefoxAndroid, "compose": Compose,
    "compose-material3": ComposeBox,
    "ultra-ptr": UltraPTR, "smart-refresh": SmartRefresh,
    "chromium-overscroll": ChromiumOverscroll, "pulltorefresh-js": PullToRefreshJS,
    "vant": Vant, "antd-mobile": AntdMobile, "framework7": Framework7, "framework7-md": Framework7MD,
    "ionic": Ionic, "ionic-ios": IonicIOS, "ionic-4": Ionic4, "better-scroll": BetterScroll, "flutter-material": FlutterMaterial,
    "flutter-material-3.16": FlutterMaterialOld,
    "flutter-cupertino": FlutterCupertino, "custom-refresh-indicator": CustomRefreshIndicator, "easy-refresh": EasyRefresh,
    "kirigami": Kirigami, "kirigami-5": Kirigami5}
