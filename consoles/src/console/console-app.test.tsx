import type { DemoStaffAccount } from "@errand/core/config/config.contract";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { failure, key, member, openConsole, refusal, token } from "./testing.tsx";
import { stepMs, totpCodeAt } from "./totp-code.ts";

/** Also the answer to a right password without a code. */
const wrongCode = { code: "code", field: "code", message: "Enter the current code." };

const signedIn = { message: "Signed in.", token, has_second_step: true };

async function enterPassword() {
  await userEvent.type(await screen.findByRole("textbox", { name: /E-mail/ }), "lucia");
  await userEvent.type(screen.getByLabelText(/^Password/), "pomodoro");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

test("signs in with the password, then with the code of the authenticator app", async () => {
  const calls = await openConsole({
    "POST /store/auth/login": ({ code }) => (code === "123456" ? signedIn : refusal(wrongCode)),
    "GET /store/me": (_input, headers) =>
      headers.get("authorization") === `Bearer ${token}` ? member : failure(401, "auth-001", "No."),
  });
  await enterPassword();
  await userEvent.type(await screen.findByRole("textbox", { name: /Code/ }), "123 456");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("The orders")).toBeDefined();
  expect(screen.getByRole("button", { name: "Lucia Ferri" })).toBeDefined();
  expect(localStorage.getItem(key)).toBe(token);
  expect(calls.filter(({ endpoint }) => endpoint.startsWith("POST"))).toEqual([
    {
      endpoint: "POST /store/auth/login",
      input: { email_or_phone: "lucia", password: "pomodoro" },
    },
    {
      endpoint: "POST /store/auth/login",
      input: { email_or_phone: "lucia", password: "pomodoro", code: "123456" },
    },
  ]);
});

test("says what is missing before it asks the server", async () => {
  const calls = await openConsole({});
  await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Enter your e-mail or phone number.")).toBeDefined();
  expect(screen.getByText("Enter your password.")).toBeDefined();
  expect(calls).toEqual([]);
});

test("shows the error of a refused sign-in, and keeps the entered values", async () => {
  await openConsole({
    "POST /store/auth/login": () => failure(401, "auth-002", "These details are incorrect."),
  });
  await enterPassword();
  expect(await screen.findByRole("alert")).toHaveProperty(
    "textContent",
    "These details are incorrect.",
  );
  expect(screen.getByRole("textbox", { name: /E-mail/ })).toHaveProperty("value", "lucia");
});

test("a wrong code leads back to another account only by choice", async () => {
  await openConsole({
    "POST /store/auth/login": () => refusal(wrongCode),
  });
  await enterPassword();
  await userEvent.type(await screen.findByRole("textbox", { name: /Code/ }), "000000{Enter}");
  expect(await screen.findByRole("alert")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Use another account" }));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
});

test("a new account sets up its authenticator app first", async () => {
  let isSetUp = false;
  localStorage.setItem(key, token);
  const calls = await openConsole({
    "GET /store/me": () =>
      isSetUp ? member : failure(403, "second_step", "Set up an authenticator app first."),
    "POST /store/auth/totp/begin": () => ({
      secret: "ABCDEFGHIJKLMNOP",
      uri: "otpauth://totp/Errand:lucia?secret=ABCDEFGHIJKLMNOP",
    }),
    "POST /store/auth/totp/finish": () => {
      isSetUp = true;
      return { message: "The authenticator app is set up." };
    },
  });
  expect(await screen.findByRole("img", { name: /QR code/ })).toBeDefined();
  expect(screen.getByText("ABCD EFGH IJKL MNOP")).toBeDefined();
  await userEvent.type(screen.getByRole("textbox", { name: /The code/ }), "654321{Enter}");
  expect(await screen.findByText("The orders")).toBeDefined();
  expect(calls.find(({ endpoint }) => endpoint.endsWith("finish"))?.input).toEqual({
    code: "654321",
  });
});

test("signs out here once the server has ended the session", async () => {
  localStorage.setItem(key, token);
  await openConsole({
    "GET /store/me": () => member,
    "POST /store/auth/logout": () => ({ message: "Signed out." }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign out", hidden: true }));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.queryByText("The orders")).toBeNull();
});

test("says that a session has ended when the server does not know it any more", async () => {
  localStorage.setItem(key, token);
  await openConsole({ "GET /store/me": () => failure(401, "auth-001", "Please sign in.") });
  expect(await screen.findByText("Your session has ended. Sign in again.")).toBeDefined();
  expect(localStorage.getItem(key)).toBeNull();
});

test("signs out with another tab", async () => {
  localStorage.setItem(key, token);
  await openConsole({ "GET /store/me": () => member });
  await screen.findByText("The orders");
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
});

test("offers to try again when the console cannot be loaded", async () => {
  let isBroken = true;
  localStorage.setItem(key, token);
  await openConsole({
    "GET /store/me": () => (isBroken ? failure(400, "unreadable", "") : member),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText("The orders")).toBeDefined();
});

test("is written in French as well", async () => {
  await openConsole({}, { language: "fr" });
  expect(await screen.findByRole("heading", { name: "Console du magasin" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Se connecter" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Français" })).toHaveProperty("ariaPressed", "true");
});

describe("in a demo", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const daLucia: DemoStaffAccount = {
    audience: "store",
    name: "Da Lucia",
    about: "Food",
    login: "owner-1@belrive.example",
    password: "belrive",
    totp_secret: secret,
  };
  const demoStaff = [daLucia, { ...daLucia, audience: "desk" as const, name: "Support" }];
  const login = { email_or_phone: daLucia.login, password: daLucia.password };
  /** Those of this moment and of the steps beside it, because a test takes some time. */
  const codes = () =>
    Promise.all([-stepMs, 0, stepMs].map((ms) => totpCodeAt(secret, Date.now() + ms)));

  test("one press takes over a store, with its password and its present code", async () => {
    const calls = await openConsole(
      { "POST /store/auth/login": () => signedIn, "GET /store/me": () => member },
      { demoStaff },
    );
    expect(screen.queryByText("Support")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: /^Da Lucia/ }));
    expect(await screen.findByText("The orders")).toBeDefined();
    const [call] = calls;
    expect(call?.input).toMatchObject(login);
    expect(await codes()).toContain(call?.input.code);
  });

  test("takes the next code where somebody has used the present one", async () => {
    const used = new Set<string | undefined>();
    const calls = await openConsole(
      {
        "POST /store/auth/login": ({ code }) => {
          used.add(code);
          return used.size === 1 ? refusal(wrongCode) : signedIn;
        },
        "GET /store/me": () => member,
      },
      { demoStaff },
    );
    await userEvent.click(await screen.findByRole("button", { name: /^Da Lucia/ }));
    expect(await screen.findByText("The orders")).toBeDefined();
    expect(calls.filter(({ endpoint }) => endpoint.startsWith("POST"))).toHaveLength(2);
  });

  test("shows the present code to whoever types the password, and enters it", async () => {
    const calls = await openConsole(
      {
        "POST /store/auth/login": ({ code }) => (code ? signedIn : refusal(wrongCode)),
        "GET /store/me": () => member,
      },
      { demoStaff },
    );
    const contact = await screen.findByRole("textbox", { name: /E-mail/ });
    await userEvent.type(contact, "owner-57@belrive.example");
    await userEvent.type(screen.getByLabelText(/^Password/), "belrive");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await userEvent.click(await screen.findByRole("button", { name: "Use this code" }));
    expect(await screen.findByText("The orders")).toBeDefined();
    const sent = calls.filter(({ endpoint }) => endpoint.startsWith("POST")).at(-1)?.input.code;
    expect(await codes()).toContain(sent);
  });

  test("offers no code for an account with an authenticator app of its own", async () => {
    await openConsole({ "POST /store/auth/login": () => refusal(wrongCode) }, { demoStaff });
    await enterPassword();
    expect(await screen.findByRole("textbox", { name: /Code/ })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Use this code" })).toBeNull();
  });
});
