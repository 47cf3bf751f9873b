"""Into an account and back: by passkey with an authenticator of the browser, and by recovery code."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person
from tests.e2e.together import hear
from tests.server.running import Running


def with_authenticator(person: Person) -> None:
    """A passkey provider inside the browser, as a phone or a password manager has one."""
    tools = person.context.new_cdp_session(person.page)
    tools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_an_account_by_passkey_alone(new_person: NewPerson, site: Running) -> None:
    # A passkey belongs to a name: a bare address has none.
    ana = new_person("Ana", url=site.url.replace("127.0.0.1", "localhost")).introduce()
    guest = ana.read("/api/me")["id"]
    with_authenticator(ana)
    ana.visit("/account")
    ana.page.get_by_label("Login").fill("ana-passkey")
    ana.page.get_by_role("button", name="Sign up with a passkey").click()
    expect(ana.page.get_by_test_id("codes").locator("code")).to_have_count(8)
    ana.page.get_by_role("button", name="I have kept them").click()
    expect(ana.page.get_by_test_id("codes")).to_have_count(0)
    expect(ana.page.get_by_test_id("passkeys").locator("li")).to_have_count(1)
    me = ana.read("/api/me")
    assert (guest, "ana-passkey", False) == (me["id"], me["login"], me["has_password"]), "the guest is the account"

    ana.page.get_by_role("button", name="Log out", exact=True).click()
    ana.page.get_by_role("button", name="Log in with a passkey").click()

    expect(ana.page.get_by_role("button", name="Log out", exact=True)).to_be_visible()
    assert guest == ana.read("/api/me")["id"]
    ana.page.get_by_test_id("passkeys").get_by_role("button", name="Remove").click()
    hear(ana, "This passkey is the only way into your account.")


def test_back_in_by_a_recovery_code(new_person: NewPerson) -> None:
    ana = new_person("Ana").introduce().visit("/account")
    ana.page.get_by_label("Login").fill("ana-forgot")
    ana.page.get_by_label("Password", exact=True).fill("long enough")
    ana.page.get_by_role("button", name="Make an account").click()
    code = ana.page.get_by_test_id("codes").locator("code").first.inner_text()

    again = new_person("Ana again").visit("/account")
    again.page.get_by_role("link", name="Forgot your password?").click()
    by_code = again.page.locator("form").filter(has=again.page.get_by_role("heading", name="By recovery code"))
    by_code.get_by_label("Login").fill("ana-forgot")
    by_code.get_by_label("Recovery code").fill("wrong-code")
    by_code.get_by_label("New password").fill("something else")
    by_code.get_by_role("button", name="Set the password and log in").click()
    expect(again.page.locator("#code-wrong")).to_contain_text("recovery code is wrong")
    by_code.get_by_label("Recovery code").fill(code)
    by_code.get_by_role("button", name="Set the password and log in").click()

    expect(again.page.get_by_role("button", name="Log out", exact=True)).to_be_visible()
    assert "ana-forgot" == again.read("/api/me")["login"]


def test_what_is_kept_can_be_taken_along_and_deleted(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.post("/api/account", {"login": "ana-leaving", "password": "long enough", "name": "Ana"})
    ana.visit("/account")
    part = ana.page.get_by_test_id("my-data")
    with ana.page.expect_download() as download:
        part.get_by_role("link", name="Download my data").click()
    assert "ana-leaving" in download.value.path().read_text()

    part.get_by_role("button", name="Delete my account and data").click()
    part.get_by_role("button", name="Yes, delete everything").click()
    expect(part.get_by_role("alert")).to_have_text("The password is wrong.")
    part.get_by_label("Your password, to be sure").fill("long enough")
    part.get_by_role("button", name="Yes, delete everything").click()

    expect(ana.page.get_by_role("link", name="Log in").first).to_be_visible()
    assert 401 == ana.read("/api/me")["status"]
