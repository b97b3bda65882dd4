"""The engines the oracle has, by the names `--engine` takes."""
from oracle.classics import Ego, ESPullToRefresh, MJRefresh, SVPullToRefresh
from oracle.clones import DGElastic, ISRefreshControl, ODRefreshControl, Onpu, Yalantis
from oracle.control import Jackrabbit, UIRefreshControl
from oracle.seeds import ISAlternative, ISAlternativeRelease, MRefresh, MRefreshRewrite, PullView

SYSTEMS = {
    "uirefreshcontrol": UIRefreshControl, "jackrabbit": Jackrabbit, "pullview": PullView, "pullview-fold": PullView,
    "isalternative": ISAlternative, "isalternative-release": ISAlternativeRelease, "onpu": Onpu,
    "mrefresh": MRefresh, "mrefresh-0.2": MRefreshRewrite, "isrefresh": ISRefreshControl, "od": ODRefreshControl,
    "sv": SVPullToRefresh, "ego": Ego, "mj": MJRefresh, "es": ESPullToRefresh, "dg-elastic": DGElastic,
    "yalantis": Yalantis}
