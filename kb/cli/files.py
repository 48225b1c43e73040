"""Files a user names: their text, or a message that says what is wrong with them."""

from __future__ import annotations

import os
import stat

from kb.language.spans import Diagnostic, Refused, Span

LARGEST = 20_000_000


def refuse(code: str, message: str, file: str = "", help: str = "", line: int = 0) -> Refused:
    return Refused(Diagnostic(code, message, Span(file, line, 1 if line else 0) if file else Span(), help=help))


def read_text(path: str) -> str:
    """The text of a file that should be UTF-8. CRLF becomes LF, a byte-order mark is dropped."""
    blob = read_bytes(path)
    if b"\0" in blob[:8192]:
        raise refuse("CW013", "this is a binary file, not text", path, "positions and rules are plain text in UTF-8")
    try:
        text = blob.decode("utf-8-sig")
    except UnicodeDecodeError as err:
        line = blob[: err.start].count(b"\n") + 1
        raise refuse("CW004", "this file is not UTF-8 text", path, "save it as UTF-8", line) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_bytes(path: str) -> bytes:
    """Only plain files of a sane size are read: a device or a pipe could go on for ever."""
    try:
        about = os.stat(path)
        if stat.S_ISDIR(about.st_mode):
            raise refuse("CW011", "this is a folder, not a file", path, inside(path))
        if not stat.S_ISREG(about.st_mode):
            raise refuse("CW011", "this is not a plain file", path, "name a file of text")
        if about.st_size > LARGEST:
            raise refuse("CW002", f"this file is too large ({about.st_size // 1_000_000} MB)", path,
                         f"up to {LARGEST // 1_000_000} MB are read")
        with open(path, "rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError:
        raise refuse("CW012", "there is no such file", path, neighbour(path)) from None
    except (OSError, ValueError) as err:  # ValueError: a NUL inside the name
        raise refuse("CW003", f"cannot read the file: {getattr(err, 'strerror', None) or err}", path) from None


def inside(path: str) -> str:
    """A file of the folder, to show what was meant."""
    try:
        names = sorted(entry.name for entry in os.scandir(path) if entry.is_file())
    except OSError:
        return "name a file in it"
    return f"name a file in it, such as {os.path.join(path, names[0])}" if names else "it holds no files"


def neighbour(path: str) -> str:
    """The file beside it whose name is nearest."""
    import difflib

    folder, name = os.path.split(path)
    try:
        names = os.listdir(folder or ".")
    except (OSError, ValueError):
        return "the folder does not exist either"
    close = difflib.get_close_matches(name, names, 1, 0.6)
    return f"did you mean {os.path.join(folder, close[0])}?" if close else "check the spelling and the folder you are in"


def write_whole(path: str, text: str) -> None:
    """Written beside it and moved into place: a file is never half there. What is no plain file, such as a device, is left alone."""
    import tempfile

    try:
        target = os.path.realpath(path)
        about = os.stat(target) if os.path.lexists(target) else None
    except (OSError, ValueError) as err:
        raise refuse("CW003", f"cannot write the file: {getattr(err, 'strerror', None) or err}", path) from None
    if about is not None and not stat.S_ISREG(about.st_mode):
        kind = "a folder" if stat.S_ISDIR(about.st_mode) else "not a plain file"
        raise refuse("CW011", f"cannot write the file: this is {kind}", path, "name a file to write")
    made = ""
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="\n", dir=os.path.dirname(target), delete=False) as out:
            made = out.name
            out.write(text)
        os.chmod(made, about.st_mode & 0o7777 if about else 0o666 & ~umask())
        os.replace(made, target)
    except (OSError, ValueError) as err:
        if made and os.path.exists(made):
            os.unlink(made)
        raise refuse("CW003", f"cannot write the file: {getattr(err, 'strerror', None) or err}", path) from None


def umask() -> int:
    """What new files may not permit; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
