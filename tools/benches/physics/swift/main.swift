import Glibc

comparePieces()
compareElementaryFunctions()
compareDrags()
compareMotions()
compareTrackers()
compareReplays()
exit(differs ? 1 : 0)
