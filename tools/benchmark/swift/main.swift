import Glibc

comparePieces()
compareElementaryFunctions()
compareDrags()
compareMotions()
compareTrackers()
exit(differs ? 1 : 0)
