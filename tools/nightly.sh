#!/bin/sh
# What takes too long for every change: run it each night, on a machine with two free cores and 4 GB. It ends with 1 when
# anything breaks. On servers of its own; no setting of this machine's server is used.
set -u
cd "$(dirname "$0")/.." || exit 1
failed=0
run() { echo "== $*"; "$@" || failed=1; }
run npm run -s chaos -- --rounds 300
run npm run -s simulate -- --players 128 --courts 10 --faults 0.2 --kill 20
run npm run -s bench -- backup
exit $failed
