#!/bin/sh
# Shows Roundhouse on this machine's screen as a kiosk, and ends when the browser does or when its page
# has died: whoever started this (roundhouse-kiosk.service) then starts it again.
#
#   ROUNDHOUSE_ADDRESS  where the page is        (http://localhost:8787/?kiosk)
#   ROUNDHOUSE_PROFILE  where the browser keeps  (~/.local/share/roundhouse-kiosk)
#   CHROME              the browser              (the first of the usual names)
#   CHROME_FLAGS        more flags for it
set -u

address=${ROUNDHOUSE_ADDRESS:-http://localhost:8787/?kiosk}
profile=${ROUNDHOUSE_PROFILE:-$HOME/.local/share/roundhouse-kiosk}
browser=${CHROME:-}
for name in google-chrome-stable google-chrome chromium chromium-browser; do
  [ -n "$browser" ] || browser=$(command -v "$name" || true)
done
if [ -z "$browser" ]; then
  echo "No Chrome or Chromium was found; name one in CHROME." >&2
  exit 1
fi
mkdir -p "$profile" || exit 1

# The host may still be starting. Without an answer the page comes from the browser's own store.
tries=0
until curl --fail --silent --output /dev/null "$address" || [ "$tries" -ge 30 ]; do
  tries=$((tries + 1))
  sleep 1
done

# shellcheck disable=SC2086 # Several flags are several words.
"$browser" \
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
trap 'kill "$chrome" 2>/dev/null; wait "$chrome"; exit 0' TERM INT HUP

# Whether the page has a process of its own. When that dies, the browser shows a page that says so, and
# waits for somebody with a keyboard.
page_lives() {
  pgrep --full --list-full -- "--type=renderer.*--user-data-dir=$profile" |
    grep --quiet --invert-match -e --top-chrome-webui -e --extension-process
}

dead=0
while kill -0 "$chrome" 2>/dev/null; do
  sleep 5 &
  wait $!
  if page_lives; then dead=0; else dead=$((dead + 1)); fi
  if [ "$dead" -ge 3 ]; then
    echo "The page's process is gone; the browser is ended." >&2
    kill "$chrome" 2>/dev/null
    wait "$chrome"
    exit 1
  fi
done
wait "$chrome"
