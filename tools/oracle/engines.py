"""The engines the oracle has, by the names `--engine` takes."""
from oracle.control import Jackrabbit, UIRefreshControl
from oracle.seeds import ISAlternative, ISAlternativeRelease, MRefresh, PullView

SYSTEMS = {"uirefreshcontrol": UIRefreshControl, "pullview": PullView, "isalternative": ISAlternative,
           "isalternative-release": ISAlternativeRelease, "mrefresh": MRefresh, "jackrabbit": Jackrabbit}
