import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { rememberPath } from "../client/return-path.ts";
import { store, stored } from "../client/storage.ts";
import { errorReply, type FakeReplies, fakeApi, readToasts } from "../testing/fake-api.ts";
import { faults, field, letIn, secret, showSignIn, submit } from "./sign-in-testing.tsx";

const token = letIn.token ?? "";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("asks for both when nothing is typed", async () => {
  showSignIn();
  await userEvent.click(await submit("Sign In"));
  expect(faults()).toEqual(["Email or phone number is required", "Password is required"]);
});

test.each([
  ["lea", "secret1", ["Must be a valid email or phone number"]],
  ["lea@belrive.example", "12345", ["Password is too short - should be 6 chars minimum."]],
])("says what is wrong with %s and %s", async (contact, password, messages) => {
  showSignIn();
  await userEvent.type(field("Email or phone"), contact);
  await userEvent.type(secret("Password"), password);
  await userEvent.click(await submit("Sign In"));
  expect(faults()).toEqual(messages);
});

test("says it when a field is left, not before", async () => {
  showSignIn();
  await userEvent.type(field("Email or phone"), "lea");
  expect(faults()).toEqual([]);
  await userEvent.tab();
  expect(faults()).toEqual(["Must be a valid email or phone number"]);
});

test("signs in with the guest's cart, remembers who, and closes", async () => {
  store("guest_id", `${"g".repeat(21)}A`);
  const asked = fakeApi({ "POST /auth/login": () => letIn });
  const toasts = readToasts();
  const onClose = showSignIn();
  await userEvent.type(field("Email or phone"), " lea@belrive.example ");
  await userEvent.type(secret("Password"), "secret1{Enter}");

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked[0]?.input).toEqual({
    login_type: "manual",
    email_or_phone: "lea@belrive.example",
    field_type: "email",
    password: "secret1",
    guest_id: `${"g".repeat(21)}A`,
  });
  expect(stored("token")).toBe(token);
  expect(stored("userDatafor")).toEqual({ email_or_phone: "lea@belrive.example" });
  expect(toasts).toEqual(["Logged in successfully"]);
});

test("tells in one notice what became of the cart", async () => {
  const cart_notices = [
    { code: "cart_replaced", message: "Your other cart was replaced." },
    { code: "quantity_reduced", message: "Only 2 are left of Rye loaf." },
  ];
  fakeApi({ "POST /auth/login": () => ({ ...letIn, cart_notices }) });
  const toasts = readToasts();
  showSignIn();
  await userEvent.type(field("Email or phone"), "0612345678");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await vi.waitFor(() =>
    expect(toasts).toEqual([
      "Logged in successfully",
      "Your cart has changed:\n• Your other cart was replaced.\n• Only 2 are left of Rye loaf.",
    ]),
  );
});

test("knows who was here before, and forgets when asked to", async () => {
  store("userDatafor", { email_or_phone: "lea@belrive.example" });
  fakeApi({ "POST /auth/login": () => letIn });
  const onClose = showSignIn();
  expect(field("Email or phone")).toHaveProperty("value", "lea@belrive.example");
  await userEvent.click(screen.getByRole("checkbox", { name: "Remember me" }));
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(stored("userDatafor")).toBeNull();
});

test("a refused sign-in says why and keeps what was typed", async () => {
  const message = "These sign-in details are not right.";
  fakeApi({ "POST /auth/login": () => errorReply(401, "auth-002", message) });
  const toasts = readToasts();
  const onClose = showSignIn();
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await vi.waitFor(() => expect(faults()).toEqual([message]));
  expect(toasts).toEqual([message]);
  expect(field("Email or phone")).toHaveProperty("value", "lea@belrive.example");
  expect(secret("Password")).toHaveProperty("value", "secret1");
  expect(stored("token")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test("goes on to where the visitor was heading", async () => {
  fakeApi({ "POST /auth/login": () => letIn });
  showSignIn({ mode: "sign-in", next: "/checkout" });
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  expect(await screen.findByText("At /checkout")).toBeDefined();
});

test("a password can be looked at", async () => {
  showSignIn();
  expect(secret("Password")).toHaveProperty("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect(secret("Password")).toHaveProperty("type", "text");
});

test("a demo account is one press away", async () => {
  const asked = fakeApi({ "POST /auth/login": () => letIn });
  const account = { name: "Léa", login: "lea@belrive.example", password: "belrive" };
  showSignIn({ mode: "sign-in" }, { demo_info: { otp: "000000", accounts: [account] } });
  await userEvent.click(screen.getByRole("button", { name: "Sign in as Léa" }));
  await vi.waitFor(() => expect(stored("token")).toBe(token));
  expect(asked[0]?.input).toMatchObject({ email_or_phone: account.login, password: "belrive" });
});

async function fillSignUp(changes: Record<string, string> = {}) {
  const values = {
    Name: "Léa Martin",
    Email: "lea@belrive.example",
    "Phone number": "0612345678",
    ...changes,
  };
  for (const [name, text] of Object.entries(values)) await userEvent.type(field(name), text);
}

async function acceptTerms() {
  await userEvent.click(screen.getByRole("checkbox", { name: /terms and conditions/ }));
}

test("nobody signs up without accepting the terms", async () => {
  showSignIn({ mode: "sign-up" });
  expect(await submit("Sign Up")).toHaveProperty("disabled", true);
  await acceptTerms();
  expect(await submit("Sign Up")).toHaveProperty("disabled", false);
  await acceptTerms();
  expect(await submit("Sign Up")).toHaveProperty("disabled", true);
  expect(faults()).toEqual(["You must accept the terms and conditions"]);
});

test("a sign-up asks for everything it needs", async () => {
  showSignIn({ mode: "sign-up" });
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));
  expect(faults()).toEqual([
    "First name is required",
    "Email is required",
    "Enter a valid phone number",
    "Password is required",
  ]);
});

test.each([
  ["Email", "lea@", "Must be a valid email"],
  ["Phone number", "123456", "Enter a valid phone number"],
])("a sign-up says what is wrong with %s %s", async (name, text, message) => {
  showSignIn({ mode: "sign-up" });
  await userEvent.type(field(name), text);
  await userEvent.tab();
  expect(faults()).toEqual([message]);
});

test("both passwords must be the same, whichever is typed last", async () => {
  showSignIn({ mode: "sign-up" });
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret2");
  await userEvent.tab();
  expect(faults()).toEqual(["Passwords must match"]);
  await userEvent.clear(secret("Password"));
  await userEvent.type(secret("Password"), "secret2");
  await vi.waitFor(() => expect(faults()).toEqual([]));
});

test("the second password is not found wrong before it was typed", async () => {
  showSignIn({ mode: "sign-up" });
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.click(secret("Confirm password"));
  expect(faults()).toEqual([]);
});

test("a sign-up lets the new customer in and leads home", async () => {
  const asked = fakeApi({ "POST /auth/sign-up": () => letIn });
  const toasts = readToasts();
  const onClose = showSignIn({ mode: "sign-up" });
  await fillSignUp();
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));

  expect(await screen.findByText("At /home")).toBeDefined();
  expect(asked[0]?.input).toEqual({
    name: "Léa Martin",
    email: "lea@belrive.example",
    phone: "+33612345678",
    password: "secret1",
    confirm_password: "secret1",
  });
  expect(stored("token")).toBe(token);
  expect(toasts).toEqual(["Signup successfully."]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a taken email is said beside it, and nothing typed is lost", async () => {
  const message = "An account with this email already exists.";
  const answers: FakeReplies = {
    "POST /auth/sign-up": () => errorReply(422, "email", message, "email"),
  };
  fakeApi(answers);
  const toasts = readToasts();
  showSignIn({ mode: "sign-up" });
  await fillSignUp();
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));
  await vi.waitFor(() => expect(faults()).toEqual([message]));
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  expect(field("Name")).toHaveProperty("value", "Léa Martin");
  expect(toasts).toEqual([message]);
});

test("what was typed stays while one changes between sign-in and sign-up", async () => {
  showSignIn();
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.click(screen.getByRole("button", { name: "Sign Up" }));
  expect(screen.getByRole("dialog", { name: "Sign Up" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(field("Email or phone")).toHaveProperty("value", "lea@belrive.example");
});

test.each([
  [1, 1, true],
  [1, 0, false],
  [0, 1, false],
] as const)(
  "wallet %i and referral %i: a referral code is asked for: %s",
  (wallet, referral, isThere) => {
    showSignIn(
      { mode: "sign-up" },
      { customer_wallet_status: wallet, ref_earning_status: referral },
    );
    expect(screen.queryByRole("textbox", { name: /Referral code/ }) !== null).toBe(isThere);
  },
);

test("the terms open beside the form", () => {
  showSignIn({ mode: "sign-up" });
  const terms = screen.getByRole("link", { name: /^terms and conditions/ });
  expect(terms.getAttribute("href")).toBe("/terms-and-conditions");
  expect(terms.getAttribute("target")).toBe("_blank");
});

test.each([
  ["food", "/interest"],
  ["parcel", "/home"],
  [null, "/home"],
] as const)("a new customer of the module %s goes to %s", async (module_type, path) => {
  store("zoneid", [1]);
  if (module_type) store("module", { id: 1, slug: "m", module_name: "M", module_type });
  fakeApi({ "POST /auth/sign-up": () => letIn });
  showSignIn({ mode: "sign-up" });
  await fillSignUp();
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));
  expect(await screen.findByText(`At ${path}`)).toBeDefined();
});

test("who was sent away by the end of a session comes back", async () => {
  rememberPath("/checkout?page=cart");
  fakeApi({ "POST /auth/login": () => letIn });
  showSignIn();
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  expect(await screen.findByText("At /checkout")).toBeDefined();
});
