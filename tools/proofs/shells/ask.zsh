# ask.zsh LINE: the line that zsh makes of it when Tab is pressed at its end.
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PS1=; fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D; setopt no_beep'
# The widget shows what the line has become, once it has; nothing is timed.
zpty -w shell 'show() { zle complete-word; print -rn -- "<<<$BUFFER>>>"; zle kill-whole-line }; zle -N show; bindkey "^I" show'
zpty -w shell 'print -r -- rea""dy'
zpty -r -m shell said '*ready*' || exit 1
zpty -n -w shell "$1"$'\t'
zpty -r -m shell said '*<<<*>>>*' || exit 1
said=${${said##*<<<}%%>>>*}
print -r -- ${said% }
