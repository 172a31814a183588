#!/usr/bin/env bash
# Starts a standby: the first time as a copy of the primary at PRIMARY_HOST, then as what it is. It ends up a primary when it is
# promoted, and stays one when it is started again.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # not among the arguments, which everybody on the machine can read; what is written for the standby has it
  export PGPASSWORD="$POSTGRES_PASSWORD"
  primary="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=$POSTGRES_USER application_name=standby"
  until pg_basebackup --pgdata="$PGDATA" --dbname="$primary" --write-recovery-conf --wal-method=stream --checkpoint=fast; do
    rm -rf "$PGDATA"
    sleep 1
  done
  unset PGPASSWORD
fi
exec "$@"
