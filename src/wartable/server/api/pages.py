"""The web page and its words: files that are read once, compressed once, and cached by their content."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get, route
from litestar.params import FromPath, FromQuery

from wartable.registry import game_ids
from wartable.server.api.authentication import services_of
from wartable.server.problems import Problem
from wartable.text.catalogue import PLATFORM, read_catalogue
from wartable.text.languages import LANGUAGES

__all__ = ["catalogue", "catalogues", "inside_page", "page"]

_BUILT = Path(__file__).parent.parent / "static"
_FOREVER = "public, max-age=31536000, immutable"
_CHECKED = "no-cache"
_COMPRESSED = frozenset(
    {
        "text/html",
        "text/css",
        "text/javascript",
        "application/javascript",
        "application/json",
        "image/svg+xml",
        "text/plain",
        "application/manifest+json",
    }
)
_WITHOUT_PAGE = b"""<!doctype html><meta charset="utf-8"><title>Wartable</title>
<h1>Wartable</h1><p>The server runs, but the web page is not built. Programs find everything under
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>"""


class _File(NamedTuple):
    body: bytes
    zipped: bytes | None
    media_type: str
    etag: str


@get("/text", summary="The catalogues of words and the hashes of their content", tags=("words",), sync_to_thread=False)
def catalogues() -> dict[str, dict[str, str]]:
    """By language and name; ask for /text/LANGUAGE/NAME.ftl?v=HASH, which may be cached for ever."""
    found = {language: _catalogue_files(language) for language in LANGUAGES}
    return {language: {name: file.etag for name, file in files.items()} for language, files in found.items()}


@get("/text/{language:str}/{file_name:str}", summary="A catalogue of words", tags=("words",), sync_to_thread=False)
def catalogue(
    request: Request[Any, Any, Any], language: FromPath[str], file_name: FromPath[str], v: FromQuery[str] = ""
) -> Response[bytes]:
    """A Fluent file: "platform.ftl", or the id of a game."""
    files = _catalogue_files(language) if language in LANGUAGES else {}
    file = files.get(file_name.removesuffix(".ftl"))
    if file is None or not file_name.endswith(".ftl"):
        raise Problem(HTTPStatus.NOT_FOUND, "not-found", f"there is no catalogue {language}/{file_name}")
    return _send(request, file, _FOREVER if v == file.etag else _CHECKED)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the web page; every other address is a place inside the page."""
    files = _files_for(request)
    name = path.strip("/")
    file = files.get(name)
    if file is not None and name != "index.html":
        # The build gives every file under assets/ a name with a hash in it.
        return _send(request, file, _FOREVER if name.startswith("assets/") else _CHECKED)
    if name.split("/")[0] in ("api", "assets", "text"):
        raise Problem(HTTPStatus.NOT_FOUND, "not-found", f"there is nothing at /{name}")
    return inside_page(request)


def inside_page(request: Request[Any, Any, Any], preview: str = "") -> Response[bytes]:
    """The page itself, with what a link to this place looks like elsewhere."""
    file = _files_for(request).get("index.html") or _file("index.html", _WITHOUT_PAGE)
    if preview:
        file = _file("index.html", file.body.replace(b"</head>", preview.encode() + b"</head>", 1))
    return _send(request, file, _CHECKED)


def _files_for(request: Request[Any, Any, Any]) -> dict[str, _File]:
    folder = services_of(request).settings.pages
    return _page_files(Path(folder) if folder else _BUILT)


@cache
def _page_files(folder: Path) -> dict[str, _File]:
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): _file(path.name, path.read_bytes()) for path in paths}


@cache
def _catalogue_files(language: str) -> dict[str, _File]:
    texts = {name: read_catalogue(language, name) for name in (PLATFORM, "web", *game_ids())}
    return {name: _file(f"{name}.txt", text.encode()) for name, text in texts.items() if text is not None}


def _file(name: str, body: bytes) -> _File:
    media_type = "text/javascript" if name.endswith((".js", ".mjs")) else mimetypes.guess_type(name)[0]
    if name.endswith(".webmanifest"):
        media_type = "application/manifest+json"
    kind = media_type or "application/octet-stream"
    zipped = gzip.compress(body, mtime=0) if kind in _COMPRESSED else None
    return _File(body, zipped, kind, hashlib.sha256(body).hexdigest()[:16])


def _send(request: Request[Any, Any, Any], file: _File, cache_control: str) -> Response[bytes]:
    headers = {"Cache-Control": cache_control, "ETag": f'"{file.etag}"', "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, media_type=file.media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.body, media_type=file.media_type, headers=headers)
