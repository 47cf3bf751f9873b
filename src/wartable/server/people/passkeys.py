"""Passkeys (WebAuthn): what a browser is asked, and whether its answer is good."""

from __future__ import annotations

import secrets
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from wartable.server.problems import Problem
from wartable.server.store.ways_in import Passkey

__all__ = ["Site", "is_answer", "login_options", "new_challenge", "read_passkey", "registration_options"]


class Site(NamedTuple):
    """Where passkeys are good: the address that people see."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or ""


def new_challenge() -> str:
    """What a browser has to sign."""
    return bytes_to_base64url(secrets.token_bytes(32))


def registration_options(site: Site, challenge: str, player_id: str, login: str, known: list[Passkey]) -> Any:
    """What a browser is told when it shall make a passkey."""
    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name="Wartable",
        user_id=player_id.encode(),
        user_name=login,
        challenge=base64url_to_bytes(challenge),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            # Found by the site alone: nobody has to type a name to log in.
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return msgspec.json.decode(webauthn.options_to_json(options))


def login_options(site: Site, challenge: str) -> Any:
    """What a browser is told when it shall show a passkey."""
    options = webauthn.generate_authentication_options(rp_id=site.id, challenge=base64url_to_bytes(challenge))
    return msgspec.json.decode(webauthn.options_to_json(options))


def read_passkey(
    site: Site, challenge: str, credential: dict[str, Any], *, player_id: str, label: str, now: int
) -> Passkey:
    """The passkey that a browser has made; refused if it is not for us."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise _refused() from None
    key = bytes_to_base64url(found.credential_public_key)
    return Passkey(bytes_to_base64url(found.credential_id), player_id, key, found.sign_count, label, now)


def is_answer(site: Site, challenge: str, credential: dict[str, Any], passkey: Passkey) -> int:
    """How often the passkey was used by now; refused if it did not sign the challenge."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise _refused() from None
    return found.new_sign_count


def _refused() -> Problem:
    return Problem(HTTPStatus.UNAUTHORIZED, "bad-passkey", "this passkey is not known here")
