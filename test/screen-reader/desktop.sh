#!/usr/bin/env bash
# Runs a command in a desktop of its own where a screen reader (Orca) listens: desktop.sh COMMAND [WORD...]
# What the reader says stands in the file $SPOKEN, a sentence a line; nothing sounds. Gives the command's exit status.
set -u
here=$(mktemp -d)
chmod 700 "$here"
export SPOKEN="$here/spoken" READER_HOME="$here/home"
mkdir -p "$READER_HOME/python/speechd"
: >"$SPOKEN"
# Without its speech library, which waits for a sound card, the reader only logs what it would say: at once, not by the page.
cat >"$READER_HOME/python/speechd/__init__.py" <<'END'
from orca import debug
debug.debugFile.reconfigure(line_buffering=True)
raise ImportError
END

until_true() { # at most 60 s
  for _ in $(seq 600); do
    "$@" 2>/dev/null && return 0
    sleep 0.1
  done
  echo "the desktop of the screen reader does not start: $*" >&2
  return 1
}
export -f until_true

# It finds a free display by itself, and says which once it is ready.
Xvfb -displayfd 3 -screen 0 1280x960x24 -nolisten tcp 3>"$here/display" >/dev/null 2>&1 &
screen=$!
trap 'kill "$screen" 2>/dev/null; wait "$screen" 2>/dev/null; rm -rf "$here"' EXIT
until_true test -s "$here/display" || exit 1
export DISPLAY=":$(cat "$here/display")"

# shellcheck disable=SC2016
HOME=$READER_HOME XDG_RUNTIME_DIR=$READER_HOME dbus-run-session -- bash -c '
  openbox >/dev/null 2>&1 & parts=$!
  PYTHONPATH=$READER_HOME/python orca --replace --disable=braille --debug --debug-file="$READER_HOME/log" >/dev/null 2>&1 &
  parts="$parts $!"
  until_true grep -qs "Screen reader on" "$READER_HOME/log" || { kill $parts; exit 1; }
  # With a space before the brace it is the echo of a key.
  tail -n +1 -F "$READER_HOME/log" 2>/dev/null | sed -unE "s/^.*SPEECH OUTPUT: .(.*)[^ ]\{.established.*$/\1/p" >>"$SPOKEN" &
  parts="$parts $!"
  "$@"
  status=$?
  kill $parts 2>/dev/null
  exit $status
' desktop "$@"
