"""What docs/serving.md hands to people who run servers: every setting that it passes exists, every command and port."""

from __future__ import annotations

import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from ipaddress import ip_network
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from runabout.cli.commands import runabout
from runabout.server.settings import HIDDEN, OTHER_VARIABLES, all_settings, read_settings

ROOT = Path(__file__).parents[1]
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
GIVEN = {"PUBLIC_HOST": "play.example.org", "POSTGRES_PASSWORD": "letters", "RUNABOUT_SECRET": "s" * 32}
OURS = [name for name, service in SERVICES.items() if service["image"] == "runabout"]
SERVERS = [name for name in OURS if SERVICES[name]["command"][0] == "serve"]


def filled(text: str) -> str:
    """A value with what deploy/.env holds."""
    return re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", lambda found: GIVEN[found[1]], text)


def script(name: str) -> ModuleType:
    loader = SourceFileLoader(name.replace("-", "_"), str(ROOT / "scripts" / name))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def no_bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)


def test_all_parts_are_there() -> None:
    assert set(SERVICES) == {"proxy", "server-1", "server-2", "thinker", "postgres", "redis"}
    assert len(SERVERS) == 2
    assert SERVICES["thinker"]["deploy"]["replicas"] == 2


@pytest.mark.parametrize("service", OURS)
def test_every_setting_of_the_compose_file_is_one_and_is_read(service: str) -> None:
    environment = {name: filled(value) for name, value in SERVICES[service]["environment"].items()}
    known = {setting.variable for setting in all_settings()} | set(OTHER_VARIABLES)
    assert set(environment) <= known
    settings = read_settings({"secret": "s" * 32} if "think" in SERVICES[service]["command"] else {}, environment, None)
    if service in SERVERS:
        assert settings.thinkers
        assert settings.public_url == "https://play.example.org"


@pytest.mark.parametrize("service", OURS)
def test_every_command_of_the_compose_file_is_one_of_the_program(service: str) -> None:
    name, *arguments = SERVICES[service]["command"]
    runabout.commands[name].make_context(name, arguments)


def test_servers_and_thinkers_meet_at_the_services_of_the_file() -> None:
    def at(service: str, variable: str) -> str:
        return filled(SERVICES[service]["environment"][variable])

    for service in SERVERS:
        assert "@postgres/" in at(service, "RUNABOUT_DATABASE_URL")
        assert GIVEN["POSTGRES_PASSWORD"] in at(service, "RUNABOUT_DATABASE_URL")
    assert {at(service, "RUNABOUT_REDIS_URL") for service in OURS} == {"redis://redis:6379/0"}
    for service in OURS:
        assert set(SERVICES[service]["networks"]) & set(SERVICES["redis"]["networks"])


def test_the_proxy_knows_both_servers_by_the_port_of_the_image_and_is_the_only_one_published() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    [port] = re.findall(r"RUNABOUT_PORT=(\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert f"EXPOSE {port}" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
    [upstream] = re.findall(r"reverse_proxy ([^{]+) {", caddy)
    assert upstream.split() == [f"{name}:{port}" for name in SERVERS]
    assert re.search(r"@metrics path /metrics\s+respond @metrics 404", caddy)
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    networks = COMPOSE["networks"]
    assert networks["front"]["internal"]
    assert networks["back"]["internal"]
    trusted = ip_network(SERVICES["server-1"]["environment"]["RUNABOUT_TRUSTED_PROXIES"])
    assert trusted == ip_network(networks["front"]["ipam"]["config"][0]["subnet"])
    assert {name for name, service in SERVICES.items() if "front" in service["networks"]} == {"proxy", *SERVERS}


def test_every_name_that_the_file_uses_is_declared_in_it() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", {})) <= set(SERVICES)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (ROOT / "deploy" / source).exists()
        for needed, how in service.get("depends_on", {}).items():
            assert how["condition"] == "service_healthy"
            assert "healthcheck" in SERVICES[needed] or needed in SERVERS


def test_what_has_to_be_filled_in_is_in_the_example_and_no_secret_is_in_a_file() -> None:
    text = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    example = (ROOT / "deploy" / "example.env").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{(\w+)", text))
    assert wanted == set(GIVEN) == set(re.findall(r"^(\w+)=$", example, re.MULTILINE))
    for name in HIDDEN:
        value = SERVICES["server-1"]["environment"][f"RUNABOUT_{name.upper()}"]
        assert value.startswith("redis://redis") or "${" in value


# ------------------------------------------------------------------------------------------------ digests


def test_a_digest_is_written_behind_every_tag_and_only_there() -> None:
    pin = script("pin-images")
    text = "".join((ROOT / name).read_text(encoding="utf-8") for name in pin.FILES)
    names = pin.without_digest(re.sub("@sha256:[0-9a-f]{64}", "", text))
    assert sorted(set(names)) == ["caddy:2.10-alpine", "postgres:17-alpine", "python:3.13-slim", "redis:7.4-alpine"]
    made = pin.pinned(text, lambda image: f"sha256:{len(image):064x}")
    assert pin.without_digest(made) == []
    assert f"FROM python:3.13-slim@sha256:{len('python:3.13-slim'):064x} AS build\n" in made
    assert pin.pinned(made, lambda image: "sha256:" + "f" * 64).count("f" * 64) == len(names)  # replaced, not added
    assert re.sub("@sha256:[0-9a-f]{64}", "", made) == re.sub("@sha256:[0-9a-f]{64}", "", text)


def test_a_tool_that_tells_no_digest_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pin = script("pin-images")
    (tmp_path / "crane").write_text("#!/bin/sh\necho sorry\n")
    (tmp_path / "crane").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    monkeypatch.setattr(pin.shutil, "which", lambda name: name if name == "crane" else None)
    with pytest.raises(pin.NoDigest, match="crane tells no digest of redis:7: sorry"):
        pin.ask("redis:7")
    (tmp_path / "crane").write_text(f"#!/bin/sh\necho sha256:{'a' * 64}\n")
    assert pin.ask("redis:7") == "sha256:" + "a" * 64


# -------------------------------------------------------------------------------------------------- audit


def test_an_audit_tells_faults_from_silence() -> None:
    audit = script("audit")
    clean = '{"dependencies": [{"name": "click", "version": "8", "vulns": []}], "fixes": []}'
    assert audit.read_pip_audit(clean, "") == (0, ["pip-audit: 1 packages, nothing known."])
    bad = '{"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}]}'
    assert audit.read_pip_audit(bad, "") == (1, ["pip-audit: a 1: PYSEC-1, mended in 2"])
    # What it has skipped it knows nothing of.
    skipped = (
        '{"dependencies": [{"name": "a", "skip_reason": "not found"}, {"name": "b", "version": "1", "vulns": []}]}'
    )
    status, [told] = audit.read_pip_audit(skipped, "")
    assert (status, "1 of 2 packages: not found" in told) == (3, True)
    status, [told] = audit.read_pip_audit("", "ERROR:x\nConnection to https://somewhere failed")
    assert status == 3
    assert "could not be reached" in told
    assert "somewhere" not in told
    clean = '{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}'
    assert audit.read_npm_audit(clean, "") == (0, ["npm audit: 7 packages, nothing known."])
    bad = (
        '{"vulnerabilities": {"vite": {"range": "<8", "severity": "high"}}, "metadata": {"dependencies": {"total": 7}}}'
    )
    assert audit.read_npm_audit(bad, "") == (1, ["npm audit: vite <8: high"])
    assert audit.read_npm_audit('{"message": "request failed", "error": {}}', "")[0] == 3
