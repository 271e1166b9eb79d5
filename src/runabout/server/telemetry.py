"""The server's measurements, for Prometheus, and its log of structured events.

A name, a cookie, a token or a chance key is in neither.
"""

from __future__ import annotations

import logging
import logging.config
import sys
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from typing import Any

import structlog
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from runabout import __version__

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

MEASURED = (
    ("move", "move_seconds", "From a decision's receipt to its being sent to all who watch.", SHORT),
    ("think", "think_seconds", "That a bot thought.", LONG),
    ("append", "append_seconds", "That a batch of entries took to be stored.", SHORT),
    ("batch", "append_entries", "Entries stored together in one batch.", (1, 2, 5, 10, 20, 50, 100, 200, 500)),
)
"""Histograms that other modules fill: their name for it, the metric's, what it says, and its buckets."""

METRICS = "/metrics"
"""Where the measurements are."""

PROMETHEUS = "text/plain; version=1.0.0"
"""Their media type."""

BY_SERVER, BY_PAGE = "server", "page"
"""Who could not say a message: the label `by`."""

SECRET_FIELDS = frozenset(
    {"authorization", "chance_key", "color_message", "cookie", "key", "name", "password", "secret", "token"}
)
"""Fields that are removed from every line of the log."""


disable_created_metrics()  # type: ignore[no-untyped-call]  # they would double the output, and nobody reads them


class Measures:
    """The measurements of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.requests = self._counter("requests", "Requests answered over HTTP.", "method", "route", "status")
        self.request_seconds = Histogram(
            "runabout_request_seconds",
            "From a request to its answer.",
            ["route"],
            buckets=SHORT,
            registry=self.registry,
        )
        self.connections = Gauge("runabout_live_lines", "Live connections now.", registry=self.registry)
        self.messages = self._counter("live_messages", "Messages that came over live connections.", "outcome")
        self.closed = self._counter("live_closed", "Live connections closed by us.", "why")
        self.broken = self._counter("parts_broken", "Times a part of a game that only tells failed.", "game", "part")
        self.unsaid = self._counter(
            "messages_unsaid",
            "Messages that could not be said, and English in their place: each time by the server, once by each page.",
            "by",
            "language",
            "message",
        )
        self.news_lost = self._counter("news_lost", "Entries that other processes could not be told of.")
        self.thinkers = self._counter("thinker_questions", "Questions that thinkers were asked.", "outcome")
        self.thinker_slots = Gauge(
            "runabout_thinker_slots", "Questions that thinkers take at a time from this server.", registry=self.registry
        )
        self.measured = {
            name: Histogram(f"runabout_{metric}", says, buckets=buckets, registry=self.registry)
            for name, metric, says, buckets in MEASURED
        }
        build = Gauge("runabout_build", "Always 1; says which version runs.", ["version"], registry=self.registry)
        build.labels(__version__).set(1)

    def _counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(f"runabout_{name}", says, labels, registry=self.registry)

    def count_tables(self, count: Callable[[], Mapping[str, int]]) -> None:
        """Tell from now on how many tables are in memory; `count` counts them by status."""
        self.registry.register(Tables(count))

    def observe(self, name: str, value: float) -> None:
        """Record a measurement of another module; its name is one of `measured`."""
        self.measured[name].observe(value)

    def text(self) -> bytes:
        """All measurements, as Prometheus reads them."""
        return generate_latest(self.registry)


class Tables(Collector):
    """Counts the tables in memory when asked."""

    def __init__(self, count: Callable[[], Mapping[str, int]]) -> None:
        self.count = count

    def collect(self) -> Iterable[Metric]:
        """One figure for each status."""
        found = GaugeMetricFamily("runabout_tables", "Tables in memory.", labels=["status"])
        counted = Tally(self.count())
        for status in ("gathering", "playing", "over"):
            found.add_metric([status], counted[status])
        yield found


def set_up_logs(form: str, level: str) -> None:
    """Write our log and that of the libraries to the standard error: as text for people, or as JSON lines.

    Args:
        form: "text" or "json".
        level: "debug", "info", "warning" or "error".
    """
    # A traceback with the values of variables would hold secrets.
    tracebacks = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    last: list[Any]
    if form == "json":
        last = [structlog.processors.ExceptionRenderer(tracebacks), structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    written = {
        "()": structlog.stdlib.ProcessorFormatter,
        "foreign_pre_chain": [
            structlog.stdlib.add_log_level,
            structlog.stdlib.ExtraAdder(),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            leave_out_secrets,
        ],
        "processors": [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
    }
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"ours": written},
            "handlers": {"log": {"class": "logging.StreamHandler", "formatter": "ours", "stream": sys.stderr}},
            "root": {"handlers": ["log"], "level": level.upper()},
            "loggers": {
                # Its info lines hold whole paths, and one-time links are paths; we log requests ourselves.
                "uvicorn": {"level": "WARNING"},
                "alembic": {"level": "WARNING"},
                # It logs a traceback whenever Redis does not answer; who asks logs that in a line, and goes on.
                "saq": {"level": "CRITICAL"},
            },
        }
    )


def leave_out_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Remove the secret fields from a line of the log."""
    for name in SECRET_FIELDS & event.keys():
        del event[name]
    return event


_log: structlog.stdlib.BoundLogger = structlog.wrap_logger(
    logging.getLogger("runabout.server"),
    processors=[
        structlog.stdlib.filter_by_level,
        structlog.contextvars.merge_contextvars,
        leave_out_secrets,
        structlog.stdlib.render_to_log_kwargs,
    ],
    wrapper_class=structlog.stdlib.BoundLogger,
)


def log() -> structlog.stdlib.BoundLogger:
    """The server's logger: an event is a sentence, with fields beside it."""
    return _log
