#!/usr/bin/env bash
# Starts the primary, unless the standby has taken its place: two primaries part for ever. Where the standby does not answer it is
# started after all: with synchronous_standby_names set, it acknowledges no write without it.
set -eu
export PGCONNECT_TIMEOUT=2
in_recovery() {
  psql --host="$STANDBY_HOST" --port="${STANDBY_PORT:-5432}" --username=haproxy_check --dbname=postgres \
    --no-align --tuples-only --command='select pg_is_in_recovery()' 2>/dev/null || true
}
# a standby that is started at the same moment answers within seconds; of a new primary there is none yet
if [ -s "$PGDATA/PG_VERSION" ]; then tries="${STANDBY_TRIES:-20}"; else tries=1; fi
for ((asked = 0; asked < tries; asked++)); do
  case "$(in_recovery)" in
  t) break ;;
  f)
    echo "$STANDBY_HOST is the primary now, so this one stays off: docs/operations.md, \"A standby\", says what to do with it." >&2
    exit 1
    ;;
  esac
  sleep "${STANDBY_PAUSE:-1}"
done
exec "$@"
