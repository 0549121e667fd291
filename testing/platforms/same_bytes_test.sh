#!/bin/sh
# same_bytes_test.sh PACKAGES PLATFORM...: see same_bytes_test.py.
exec python3 -B testing/platforms/same_bytes_test.py "$@"
