"""`python -m runabout`, the same as the command `runabout`."""

from __future__ import annotations

from runabout.cli import main

try:
    main()
finally:
    # CPython keeps in mind that Ctrl-C came in code made from text, as dataclasses and numba make it, though it was
    # caught further out, and after `-m` ends the program by the signal whatever its exit code. The next such code
    # clears it (run_eval_code_obj in CPython's pythonrun.c).
    exec("")
