import Glibc

setvbuf(stdout, nil, _IOLBF, 0)
comparePieces()
compareElementaryFunctions()
compareDrags()
exit(differs ? 1 : 0)
