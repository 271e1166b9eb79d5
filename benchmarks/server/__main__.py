"""Tables under load: Runabout's server and boardgame.io's, side by side in one run.

    make load
    make load ARGS="--tables 100 --rounds 5 --json"

Each server has one core, the clients of all, `clients.js`, another. The servers take turns, A B C A B C, each one
started anew. README.md in the folder above says what is compared and what is counted. This needs
Node 20 or newer, npm and Linux, and of Python nothing but the standard library and Runabout's environment.
"""

from __future__ import annotations

import argparse
import json
import sys

from benchmarks.server.measuring import SERVERS, NoFigureError, Plan, cores, install, measure_all, progress
from benchmarks.server.report import processor, report


def main() -> None:
    parser = argparse.ArgumentParser(description="Tables under load, side by side with boardgame.io.")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[10, 100, 1000], help="how many (default: 10 100 1000)"
    )
    parser.add_argument(
        "--servers",
        nargs="+",
        choices=list(SERVERS),
        default=list(SERVERS),
        metavar="NAME",
        help="which (default: all)",
    )
    parser.add_argument("--rounds", type=int, default=3, help="times that each server is measured (default: 3)")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement (default: 8)")
    parser.add_argument("--warmup", type=float, default=3.0, help="seconds before each measurement (default: 3)")
    parser.add_argument(
        "--rate", type=float, default=500.0, help="moves a second in the open loop; 0: none (default: 500)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object with every round instead of tables")
    parser.add_argument(
        "--python",
        default=".venv/bin/python",
        help="the Python of Runabout's environment, seen from the project's folder (default: that of .venv)",
    )
    args = parser.parse_args()
    if args.rounds < 1 or not args.seconds > 0 or args.warmup < 0 or args.rate < 0 or min(args.tables) < 1:
        parser.error("--tables and --rounds must be at least 1, --seconds above 0, --warmup and --rate not below 0")
    try:
        server_core, client_core = cores()
        plan = Plan(
            sides=tuple(args.servers),
            tables=tuple(args.tables),
            rounds=args.rounds,
            seconds=args.seconds,
            warmup=args.warmup,
            rate=args.rate,
            python=args.python,
            server_core=server_core,
            client_core=client_core,
        )
        install()
        runs = measure_all(plan)
    except NoFigureError as why:
        progress("")
        print(f"load: {why}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        progress("")
        sys.exit(130)
    print(json.dumps({"processor": processor(), "runs": runs}, indent=2) if args.json else report(runs, plan))


if __name__ == "__main__":
    main()
