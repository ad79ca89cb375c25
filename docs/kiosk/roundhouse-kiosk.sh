#!/bin/sh
# Shows Roundhouse on this machine's screen as a kiosk. Ends when the browser does, when its page has
# died, or when no heartbeat comes from the page. The service that started it (roundhouse-kiosk.service)
# then starts it again.
#
#   ROUNDHOUSE_ADDRESS    where the page is        (http://localhost:8787/?kiosk)
#   ROUNDHOUSE_PROFILE    where the browser keeps  (~/.local/share/roundhouse-kiosk)
#   ROUNDHOUSE_HEARTBEAT  the file that roundhouse-files.py touches when it hears of the page
#                         (roundhouse-heartbeat in $XDG_RUNTIME_DIR, or at home); without the file
#                         the script looks at the page's process alone
#   ROUNDHOUSE_SILENCE    seconds without a heartbeat before the script ends the browser  (60)
#   ROUNDHOUSE_PAUSE      seconds between two looks                                       (5)
#   ROUNDHOUSE_TRIES      tries to reach the host, a second apart                         (30)
#   CHROME                the browser              (the first of the usual names)
#   CHROME_FLAGS          more flags for it
set -u

address=${ROUNDHOUSE_ADDRESS:-http://localhost:8787/?kiosk}
profile=${ROUNDHOUSE_PROFILE:-$HOME/.local/share/roundhouse-kiosk}
heartbeat=${ROUNDHOUSE_HEARTBEAT:-${XDG_RUNTIME_DIR:-$HOME}/roundhouse-heartbeat}
silence=${ROUNDHOUSE_SILENCE:-60}
pause=${ROUNDHOUSE_PAUSE:-5}
browser=${CHROME:-}
for name in google-chrome-stable google-chrome chromium chromium-browser; do
  [ -n "$browser" ] || browser=$(command -v "$name" || true)
done
if [ -z "$browser" ]; then
  echo "No Chrome or Chromium was found; name one in CHROME." >&2
  exit 1
fi
mkdir -p "$profile" || exit 1

# The browser's processes, all of which name the profile.
profile_pattern=$(printf '%s' "$profile" | sed 's/[][\\.*^$+?(){}|]/\\&/g')
processes() {
  pgrep --full --list-full -- "--user-data-dir=$profile_pattern( |\$)"
}

# The browser would ask about a lock from another machine, or from this one under another name, for ever. No other
# program uses the profile.
processes >/dev/null || rm -f "$profile/SingletonLock" "$profile/SingletonCookie" "$profile/SingletonSocket"

host_answers() {
  curl --fail --silent --max-time 5 --output /dev/null "$address"
}

# The host may still be starting. Without an answer the page comes from the browser's own store.
tries=${ROUNDHOUSE_TRIES:-30}
until host_answers || [ "$tries" -le 0 ]; do
  tries=$((tries - 1))
  sleep 1
done

# The browser has its own process group, so the script can end all of it.
# shellcheck disable=SC2086 # Several flags are several words.
setsid "$browser" \
  --kiosk \
  --user-data-dir="$profile" \
  --no-first-run \
  --no-default-browser-check \
  --noerrdialogs \
  --hide-crash-restore-bubble \
  --disable-session-crashed-bubble \
  --disable-pinch \
  --overscroll-history-navigation=0 \
  --disable-features=Translate,SpareRendererForSitePerProcess \
  --password-store=basic \
  ${CHROME_FLAGS:-} \
  "$address" &
chrome=$!

# Ends the browser: politely, and after ten seconds by force, for one that has frozen hears nothing.
end_browser() {
  kill -TERM "$chrome" 2>/dev/null
  left=10
  while kill -0 "$chrome" 2>/dev/null && [ "$left" -gt 0 ]; do
    left=$((left - 1))
    sleep 1
  done
  kill -KILL -"$chrome" 2>/dev/null
  wait "$chrome" 2>/dev/null
}
trap 'end_browser; exit 0' TERM INT HUP

give_up() {
  echo "$1; the browser is ended." >&2
  end_browser
  exit 1
}

# Succeeds if the page has its own process. When that process dies, the browser shows an error page and waits
# for a person with a keyboard.
page_lives() {
  processes | grep -e --type=renderer | grep --quiet --invert-match -e --top-chrome-webui -e --extension-process
}

# A page that has frozen, and one of the browser's own about a host that does not answer, have a process
# that lives: but no heart beats in it. Counted in looks, for clocks are set while machines start.
beat_before=
quiet=0
listen() {
  [ -e "$heartbeat" ] || return 0
  beat=$(stat -c %y "$heartbeat")
  if [ "$beat" = "$beat_before" ]; then quiet=$((quiet + pause)); else quiet=0; fi
  beat_before=$beat
}

# A browser on a slow machine needs a while for its first page, and is not ended while it starts.
dead=0
patience=$((silence / pause + 3))
while kill -0 "$chrome" 2>/dev/null; do
  sleep "$pause" &
  wait $!
  if page_lives; then dead=0 patience=3; else dead=$((dead + 1)); fi
  [ "$dead" -lt "$patience" ] || give_up "The page's process is gone"
  listen
  [ "$quiet" -lt "$silence" ] || give_up "Nothing has been heard of the page for $quiet seconds"
  # The browser's own page about a host that was away stays when the host is back.
  if [ "$tries" -le 0 ] && [ ! -e "$heartbeat" ] && host_answers; then
    give_up "The host answers again"
  fi
done
wait "$chrome"
