#!/bin/sh
# Checks without robustness in their rules find the same mistakes with robustBufferAccess. Arguments: the tests.
status=0
for test in "$@"; do
    WARDEN_TEST_ROBUST=1 "$test" --gtest_brief=1 || status=1
done
exit $status
