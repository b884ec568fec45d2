"""auth0-user methods: each kind but passkeys enrolled, listed, renamed and removed, and further factors proven."""

import json
import re
import shlex
import time

import pyotp
import pytest
from auth0_user import User, wait_until
from qr_codes import read_terminal

EMAIL = "ana@example.com"
OTHER_EMAIL = "ana@example.org"
PHONE = "+4930123456"


class Person(User):
    """Someone who is signed in."""

    def methods(self, *arguments):
        return self.run("methods", *arguments)

    def listed(self):
        status, output, errors = self.methods("list", "--json")
        assert status == 0, errors
        return json.loads(output)

    def begin(self, *arguments):
        status, output, errors = self.methods("enroll", *arguments, "--json")
        assert status == 0, errors
        return json.loads(output)

    def end(self, kind, begun, *arguments):
        status, output, errors = self.methods(
            "enroll", kind, "--id", begun["id"], f"--session={begun['auth_session']}", *arguments, "--json"
        )
        assert status == 0, errors
        return json.loads(output)

    def enroll_totp(self):
        """Gives the method and what computes its codes."""
        begun = self.begin("totp")
        app = pyotp.TOTP(begun["manual_input_code"])
        return self.end("totp", begun, "--code", app.now()), app

    def let_time_pass(self, seconds):
        self.tenant.http.post("control/clock", json={"advance_seconds": seconds}).raise_for_status()

    def code_later(self, app, seconds):
        """The app's code after the tenant's clock was put forward."""
        return app.at(time.time() + seconds)

    def approve(self):
        wait_until(lambda: any(p["state"] == "pending" for p in self.tenant.http.get("control/push").json()))
        self.tenant.http.post("control/push/approve").raise_for_status()


@pytest.fixture
def person(tenant, tmp_path):
    person = Person(tenant, tmp_path)
    person.sign_in(EMAIL)
    return person



def enroll(person, kind):
    """Enrols a method of this kind with two commands, and computes or reads what is needed in between."""
    address = {"email": [OTHER_EMAIL], "phone": [PHONE]}.get(kind, [])
    begun = person.begin(kind, *address)
    if kind in ("email", "phone"):
        return person.end(kind, begun, "--code", person.tenant.code(*address))
    if kind == "totp":
        return person.end(kind, begun, "--code", pyotp.TOTP(begun["manual_input_code"]).now())
    if kind == "push":
        person.approve()
    return person.end(kind, begun)


KINDS = {"email": "email", "phone": "phone", "totp": "totp", "push": "push-notification",
         "recovery-code": "recovery-code"}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_enrolled_listed_and_removed(person, kind):
    method = enroll(person, kind)
    assert method["type"] == KINDS[kind] and method["confirmed"] is True
    assert [m["id"] for m in person.listed()] == [method["id"]]
    text = person.methods("list")[1]
    assert method["id"] in text and method["type"] in text
    status, output, errors = person.methods("remove", method["id"])
    assert (status, output) == (0, "") and method["id"] in errors
    assert person.listed() == []
    assert person.methods("list")[:2] == (0, "")


@pytest.mark.parametrize("kind", ["email", "phone", "totp", "push"])
def test_what_has_a_name_is_renamed(person, kind):
    method = enroll(person, kind)
    status, output, errors = person.methods("rename", method["id"], "My own Zoë's", "--json")
    assert status == 0, errors
    assert json.loads(output)["name"] == "My own Zoë's"
    assert person.listed()[0]["name"] == "My own Zoë's"
    assert "My own Zoë's" in person.methods("list")[1]


def test_what_has_no_name_is_not_renamed(person):
    method = enroll(person, "recovery-code")
    status, output, errors = person.methods("rename", method["id"], "x")
    assert (status, output) == (1, "")
    assert "has no name" in errors


def test_the_address_that_codes_go_to_is_shown(person):
    enroll(person, "email")
    enroll(person, "phone")
    text = person.methods("list")[1]
    assert OTHER_EMAIL in text and PHONE in text


@pytest.mark.parametrize(
    "arguments, reason",
    [(["email", "ana"], "It must be an e-mail address."), (["phone", "030 123456"], "a plus sign and 1 to 15 digits.")],
)
def test_what_is_wrong_with_an_address_is_said(person, arguments, reason):
    status, output, errors = person.methods("enroll", *arguments)
    assert (status, output) == (1, "")
    assert errors.startswith("auth0-user: It must be") and errors.rstrip().endswith(reason)


def test_a_call_can_be_asked_for_instead_of_an_sms(person):
    begun = person.begin("phone", PHONE, "--voice")
    method = person.end("phone", begun, "--code", person.tenant.code(PHONE))
    assert method["preferred_authentication_method"] == "voice"


def test_an_unfinished_enrolment_is_not_listed(person):
    person.begin("totp")
    assert person.listed() == []


def test_without_a_terminal_the_command_that_goes_on_is_printed(person):
    status, output, _ = person.methods("enroll", "totp")
    assert status == 0
    app = pyotp.TOTP(re.search(r"^Key: (.*)$", output, re.MULTILINE)[1].replace(" ", ""))
    line = re.search(r"^  (auth0-user .*) CODE$", output, re.MULTILINE)[1]
    status, _, errors = person.run(*shlex.split(line)[1:], app.now())
    assert status == 0 and "Enrolled totp|dev_" in errors
    assert len(person.listed()) == 1


@pytest.mark.parametrize("kind", ["totp", "push"])
def test_the_qr_code_in_the_terminal_can_be_read(person, kind):
    process = person.start("methods", "enroll", kind)
    if kind == "push":
        person.approve()
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    uri = read_terminal(output)
    key = re.search(r"^Key: (.*)$", output, re.MULTILINE)[1].replace(" ", "")
    assert uri.startswith("otpauth://totp/") and f"secret={key}" in uri
    assert max(map(len, output.splitlines())) < 200
    assert key not in errors


def test_a_recovery_code_is_shown_once_and_works(person):
    status, output, errors = person.methods("enroll", "recovery-code")
    assert status == 0, errors
    code = output.strip()
    assert re.fullmatch(r"[A-Z0-9]{24}", code)
    assert "Write it down" in errors and code not in errors
    assert [m["type"] for m in person.listed()] == ["recovery-code"]
    assert code not in person.methods("list", "--json")[1]


def test_totp_is_enrolled_at_a_terminal(person):
    terminal = person.at_terminal("methods", "enroll", "totp")
    shown = terminal.read_until("Code that the app shows: ")
    app = pyotp.TOTP(re.search(r"Key: ([A-Z2-7 ]+)", shown)[1].replace(" ", ""))
    assert f"secret={app.secret}" in read_terminal(shown)
    terminal.type("000000" if app.now() != "000000" else "111111")
    terminal.read_until("That code is not right.")
    terminal.type(f"{app.now()[:3]} {app.now()[3:]}")
    terminal.read_until("Enrolled totp|dev_")
    assert terminal.end() == 0


def test_an_address_is_enrolled_at_a_terminal(person):
    terminal = person.at_terminal("methods", "enroll", "email", OTHER_EMAIL)
    terminal.read_until("Code: ")
    terminal.type(person.tenant.code(OTHER_EMAIL))
    terminal.read_until("Enrolled email|dev_")
    assert terminal.end() == 0


def test_a_push_that_no_one_approves_ends_the_command_in_time(person):
    status, _, errors = person.methods("enroll", "push", "--wait", "1")
    assert status == 1 and "No approval came in time" in errors
    assert person.listed() == []


def test_a_push_that_is_denied_ends_the_command(person):
    begun = person.begin("push")
    person.tenant.http.post("control/push/deny").raise_for_status()
    status, _, errors = person.methods(
        "enroll", "push", "--id", begun["id"], f"--session={begun['auth_session']}"
    )
    assert status == 1 and "denied" in errors


def test_control_c_ends_the_wait_for_an_approval(person):
    terminal = person.at_terminal("methods", "enroll", "push")
    terminal.read_until("Key: ")
    terminal.press_control_c()
    assert terminal.end() == 130
    assert person.listed() == []


def test_a_wrong_code_and_an_unknown_session_are_told_apart(person):
    begun = person.begin("totp")
    right = pyotp.TOTP(begun["manual_input_code"]).now()
    wrong = "".join("0" if digit == "9" else "9" for digit in right)
    words = ["enroll", "totp", "--id", begun["id"]]
    status, output, errors = person.methods(*words, f"--session={begun['auth_session']}", "--code", wrong)
    assert (status, output) == (1, "") and "The code is not right" in errors
    status, output, errors = person.methods(*words, "--session", "other", "--code", right)
    assert (status, output) == (1, "") and "This enrolment has ended" in errors


def test_an_unknown_id_is_refused_with_a_hint(person):
    for arguments in [["remove", "totp|dev_0"], ["rename", "totp|dev_0", "x"]]:
        status, output, errors = person.methods(*arguments)
        assert (status, output) == (1, "")
        assert "methods list" in errors


@pytest.mark.parametrize(
    "arguments",
    [
        [], ["nonsense"], ["enroll"], ["enroll", "passkey"], ["enroll", "email"], ["enroll", "phone"],
        ["enroll", "totp", "extra"], ["enroll", "totp", "--voice"], ["enroll", "totp", "--code", "1"],
        ["enroll", "totp", "--id", "x"], ["enroll", "totp", "--id", "x", "--session", "y"], ["remove"],
        ["enroll", "push", "--id", "x", "--session", "y", "--code", "1"], ["enroll", "totp", "--wait", "1"],
        ["rename", "x"], ["list", "extra"], ["list", "--code", "1"], ["list", "--wait", "1"],
    ],
)
def test_wrong_usage_ends_with_2_and_sends_nothing(tenant, tmp_path, arguments):
    status, output, errors = User(tenant, tmp_path).run("methods", *arguments)
    assert (status, output) == (2, ""), errors
    assert "--help" in errors


def test_who_is_not_signed_in_is_told(tenant, tmp_path):
    status, output, errors = User(tenant, tmp_path).run("methods", "list")
    assert (status, output) == (3, "")
    assert "auth0-user login" in errors


def test_an_application_that_lacks_a_scope_is_refused(start, tmp_path):
    file = tmp_path / "tenant.json"
    client = {
        "client_id": "local-client",
        "grants": ["http://auth0.com/oauth/grant-type/passwordless/otp", "refresh_token"],
        "refresh_audiences": {"/me/": ["read:me:authentication_methods"]},
    }
    file.write_text(json.dumps({"clients": [client]}))
    person = Person(start("--quiet", "--config", file), tmp_path / "home")
    person.home.mkdir()
    person.sign_in(EMAIL)
    assert person.listed() == []
    for arguments in [["enroll", "totp"], ["remove", "totp|dev_0"], ["rename", "totp|dev_0", "x"]]:
        status, output, errors = person.methods(*arguments)
        assert (status, output) == (1, "")
        assert "lacks a scope" in errors and ":me:authentication_methods" in errors


def test_two_people_never_see_each_others_methods(person, tmp_path):
    method = enroll(person, "totp")
    home = tmp_path / "other"
    home.mkdir()
    other = Person(person.tenant, home)
    other.sign_in("ben@example.com")
    assert other.listed() == []
    assert other.methods("remove", method["id"])[0] == 1
    assert [m["id"] for m in person.listed()] == [method["id"]]


# Further factors.


DAY = 90_000


@pytest.fixture
def device(person, tmp_path):
    """Another home of the same person, where no token for the account is kept yet."""
    home = tmp_path / "device"
    home.mkdir()
    device = Person(person.tenant, home)
    device.sign_in(EMAIL)
    return device


@pytest.fixture
def careful(person, device):
    """Someone with a TOTP factor, whose last factor is a day old, at a tenant that asks for a newer one."""
    _, device.app = person.enroll_totp()
    device.set_policy(mfa="step-up")
    device.let_time_pass(DAY)
    return device


def test_without_a_terminal_a_further_factor_is_asked_for_in_words(careful):
    status, output, errors = careful.methods("list")
    assert (status, output) == (3, "")
    assert "--otp CODE" in errors
    status, output, errors = careful.methods("list", "--json", "--otp", careful.code_later(careful.app, DAY))
    assert status == 0, errors
    assert [m["type"] for m in json.loads(output)] == ["totp"]
    # The token is stored, and so is the sign-in's new refresh token.
    assert careful.methods("list")[0] == 0
    assert careful.run("token", "--min-ttl", "86399")[0] == 0


def test_a_wrong_further_factor_loses_nothing(careful):
    right = careful.code_later(careful.app, DAY)
    wrong = "".join("0" if digit == "9" else "9" for digit in right)
    status, output, errors = careful.methods("list", "--otp", wrong)
    assert (status, output) == (1, "") and "The code is not right" in errors
    assert careful.methods("list", "--otp", right)[0] == 0


def test_a_further_factor_is_asked_for_at_a_terminal(careful):
    terminal = careful.at_terminal("methods", "list")
    terminal.read_until("Code of your authenticator app: ")
    right = careful.code_later(careful.app, DAY)
    terminal.type("".join("0" if digit == "9" else "9" for digit in right))
    terminal.read_until("That code is not right.")
    terminal.type(right)
    terminal.read_until("totp|dev_")
    assert terminal.end() == 0


def test_token_asks_for_a_further_factor_too(careful):
    words = ["token", "--audience", f"{careful.tenant.url}me/"]
    assert careful.run(*words)[0] == 3
    status, output, errors = careful.run(*words, "--otp", careful.code_later(careful.app, DAY))
    assert status == 0, errors
    assert output.count(".") == 2


@pytest.mark.parametrize("kind", ["email", "push-notification", "recovery-code"])
def test_one_of_several_factors_is_chosen_at_a_terminal(person, device, kind):
    person.enroll_totp()
    enroll(person, "email")
    enroll(person, "push")
    recovery_code = person.begin("recovery-code")
    person.end("recovery-code", recovery_code)
    person.set_policy(mfa="step-up")
    person.let_time_pass(DAY)
    terminal = device.at_terminal("methods", "list", "--json")
    menu = terminal.read_until("Which one? [1] ")
    words = {"email": "a code sent to", "push-notification": "an approval", "recovery-code": "your recovery code"}
    terminal.type(re.search(rf"(\d)  {words[kind]}", menu)[1])
    if kind == "email":
        terminal.read_until("A code was sent")
        terminal.read_until("Code: ")
        terminal.type(person.tenant.code(OTHER_EMAIL))
    elif kind == "push-notification":
        terminal.read_until("Approve the request on your device")
        person.approve()
    else:
        terminal.read_until("Recovery code: ")
        terminal.type(recovery_code["recovery_code"])
        shown = terminal.read_until("the old one ends.\r\n")
        assert recovery_code["recovery_code"] not in shown.replace(recovery_code["recovery_code"] + "\r\n", "", 1)
    terminal.read_until('"type":"totp"')
    assert terminal.end() == 0


def test_a_token_that_the_tenant_no_longer_accepts_is_forgotten(person):
    assert person.listed() == []
    person.let_time_pass(DAY)
    status, output, errors = person.methods("list")
    assert (status, output) == (3, "") and "it was forgotten" in errors
    assert person.listed() == []


def test_who_has_no_further_factor_is_sent_to_sign_in_again(person):
    person.set_policy(mfa="step-up")
    person.let_time_pass(DAY)
    status, output, errors = person.methods("list")
    assert (status, output) == (3, "")
    assert "auth0-user login" in errors


def test_a_sign_in_asks_for_a_further_factor(person):
    _, app = person.enroll_totp()
    person.set_policy(mfa="always")
    person.let_time_pass(60)
    assert person.run("login", "--email", EMAIL)[0] == 0
    words = ["login", "--email", EMAIL, "--code", person.tenant.code(EMAIL)]
    status, _, errors = person.run(*words, "--otp", person.code_later(app, 60))
    assert status == 0 and "Signed in as" in errors


def test_who_has_no_factor_enrols_one_at_the_sign_in(person):
    person.set_policy(mfa="always")
    terminal = person.at_terminal("login", "--email", EMAIL)
    terminal.read_until("Code: ")
    terminal.type(person.tenant.code(EMAIL))
    shown = terminal.read_until("Code that the app shows: ")
    app = pyotp.TOTP(re.search(r"Key: ([A-Z2-7 ]+)", shown)[1].replace(" ", ""))
    terminal.type(app.now())
    terminal.read_until("Signed in as")
    assert terminal.end() == 0
    assert [m["type"] for m in person.listed()].count("totp") == 1
