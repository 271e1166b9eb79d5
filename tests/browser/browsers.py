"""The browser that the machine has, and how it is started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

# The first is the same engine without what draws windows, and takes a tenth less of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def chromium() -> str:
    """The full path of a Chromium: what CHROME_BIN names, else what is on the PATH.

    Raises:
        RuntimeError: there is none.
    """
    found = os.environ.get("CHROME_BIN") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and MAC.exists():
        found = str(MAC)
    if found is None:
        raise RuntimeError(
            "These tests need a Chromium, and none is on the PATH. scripts/test-services installs one or says how; "
            "CHROME_BIN names one that is elsewhere."
        )
    return found


def launched(playwright: Playwright) -> Browser:
    """That browser, without a window. It looks nothing up, so that it works on a machine without a network."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(
        executable_path=chromium(),
        chromium_sandbox=not is_root,  # Chromium does not sandbox what root starts
        args=["--disable-quic", "--disable-gpu", "--in-process-gpu", "--font-render-hinting=none"],
    )
