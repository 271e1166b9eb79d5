"""Translated rules on disk, each a file in a folder `parts` beside its game's machine code.

Four fifths of the time of compiling go into translating rules one by one (types, then LLVM's language), and a game's
outermost functions lead to the same rules: playing, searching, previews, studies. Who compiles the second of them, in
this process or in another, translates only what is new; the rest is read, linked and optimized.

A file is named by the digest of the rule's sources (see `rule.Binder`), the types of its arguments and the processor.
What is damaged, or leads to a file that is missing, counts as not there.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import tempfile
import weakref
from pathlib import Path
from typing import Any, NamedTuple

from numba.core import caching, serialize
from numba.core.compiler import compile_result
from numba.core.environment import Environment

from runabout.core.linking import Helper, Part

FOLDER = "parts"

SUFFIX = ".part"

DYNAMIC = "numba.dynamic.globals"
"""The beginning of the names of addresses that mean nothing in another process."""


class Kept(NamedTuple):
    """What a file says of a part."""

    described: bytes  #: pickled by the compiler: its description and its signature
    bitcode: bytes
    links: list[str]  #: the files of the parts and helpers to which it leads


class KeptHelper(NamedTuple):
    """What a file says of a helper."""

    name: str
    bitcode: bytes


_libraries: weakref.WeakValueDictionary[str, Any] = weakref.WeakValueDictionary()
"""The parts and helpers that this process has made or read, by file: each is there once, however often it is led to."""

_helpers: weakref.WeakKeyDictionary[Any, str] = weakref.WeakKeyDictionary()
"""The file of each helper that was written or read."""


class PartCache(caching._Cache):  # type: ignore[misc]
    """The parts of one rule, by the types of its arguments, as the compiler's dispatcher asks for them.

    Args:
        folder: of the game's machine code.
        digest: of the rule's sources (see `rule.Binder`).
    """

    def __init__(self, folder: Path, digest: str) -> None:
        self._folder = folder / FOLDER
        self._digest = digest

    @property
    def cache_path(self) -> str:
        """Where the parts are."""
        return str(self._folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What was compiled for arguments of such types, or None."""
        try:
            codegen = target_context.codegen()
            file = self._file(sig, codegen)
            described, signature = pickle.loads(self._read(file).described)
            library = self._library(file, codegen)
            environment = Environment.from_fndesc(described)
            return compile_result(
                target_context=target_context,
                typing_context=target_context.typing_context,
                library=library,
                environment=environment,
                entry_point=target_context.get_executable(library, described, environment),
                fndesc=described,
                signature=signature,
                objectmode=False,
                lifted=(),
                reload_init=[],
                referenced_envs=[],
            )
        except Exception:  # noqa: BLE001  # a damaged pickle can raise anything; the rule is translated again
            return None

    def save_overload(self, sig: Any, result: Any) -> None:
        """Keep what was compiled, where it can be kept."""
        library, codegen = result.library, result.target_context.codegen()
        if result.reload_init or result.environment.consts or _is_of_this_process(library):
            return
        file = self._file(sig, codegen)
        _libraries[file] = library
        library.file = file
        # They are large, and nobody asks for them once the rule is translated.
        result.fndesc.typemap = result.fndesc.calltypes = None
        with contextlib.suppress(OSError):
            linked = list(dict.fromkeys(library._linking_libraries))
            links = [link for each in linked if (link := self._link(each))]
            if len(links) == len(linked):
                described = serialize.dumps((result.fndesc, result.signature))
                self._write(file, Kept(described, library._final_module.as_bitcode(), links))

    def enable(self) -> None:
        """Nothing turns it off."""

    def disable(self) -> None:
        """Nothing turns it off."""

    def flush(self) -> None:
        """Files are replaced, never emptied."""

    def _file(self, types: Any, codegen: Any) -> str:
        return hashlib.sha256(repr((self._digest, str(types), codegen.magic_tuple())).encode()).hexdigest()[:32]

    def _library(self, file: str, codegen: Any) -> Any:
        """The part or helper of a file, with all that it leads to."""
        made = _libraries.get(file)
        if made is None:
            kept = self._read(file)
            if isinstance(kept, KeptHelper):
                made = Helper.of(codegen, kept.name, kept.bitcode)
                _helpers[made] = file
            else:
                made = Part.of(codegen, kept.bitcode, [self._library(each, codegen) for each in kept.links])
                made.file = file
            _libraries[file] = made
        return made

    def _link(self, library: Any) -> str | None:
        """The file of what a part leads to, which is written where it is a helper; None where it cannot be kept."""
        if isinstance(library, Part):
            return library.file
        if library.has_dynamic_globals:
            return None
        file = _helpers.get(library)
        if file is None or not self._place(file).exists():
            bitcode = library._get_module_for_linking().as_bitcode()
            file = _helpers[library] = hashlib.sha256(bitcode).hexdigest()[:32]
            _libraries.setdefault(file, library)
            self._write(file, KeptHelper(library.name, bitcode))
        return file

    def _place(self, file: str) -> Path:
        return self._folder / f"{file}{SUFFIX}"

    def _read(self, file: str) -> Any:
        return pickle.loads(self._place(file).read_bytes())

    def _write(self, file: str, kept: Kept | KeptHelper) -> None:
        """Write a file whole or not at all: others may be reading it, or be writing it as well."""
        self._folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=self._folder)
        try:
            with os.fdopen(handle, "wb") as stream:
                pickle.dump(kept, stream)
            Path(temporary).replace(self._place(file))
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise


def _is_of_this_process(library: Any) -> bool:
    """Whether a part's code has addresses in it that mean nothing in another process."""
    return any(each.name.startswith(DYNAMIC) for each in library._final_module.global_variables)
