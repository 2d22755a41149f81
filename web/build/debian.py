"""Packages of Debian and its derivatives, where this user may install them."""

import os
import shutil
import sys
from pathlib import Path

from web.build.steps import NETWORK, run, say

# The files that apt locks while it reads lists, fetches packages and installs them.
APT_LOCKS = [Path("/var", path) for path in ("lib/apt/lists/lock", "cache/apt/archives/lock", "lib/dpkg/lock-frontend")]


def await_apt() -> None:
    """Wait until no other program holds a lock of apt, since `apt-get update` itself does not."""
    import fcntl  # noqa: PLC0415  Windows has none

    for path in filter(Path.exists, APT_LOCKS):
        with path.open("a") as file:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another program is installing packages: waiting until it has finished")
                fcntl.lockf(file, fcntl.LOCK_EX)


def install(*names: str) -> bool:
    """Install packages of Debian or a derivative; False where that is impossible."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    await_apt()
    run("Reading Debian's package lists", ["apt-get", "update"], NETWORK, tries=3)
    await_apt()
    command = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    run(f"Installing {', '.join(names)}", command, NETWORK, tries=3, DEBIAN_FRONTEND="noninteractive")
    return True
