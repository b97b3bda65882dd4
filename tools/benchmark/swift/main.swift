import Glibc

setvbuf(stdout, nil, _IOLBF, 0)
comparePieces()
compareElementaryFunctions()
compareDrags()
compareMotions()
exit(differs ? 1 : 0)
