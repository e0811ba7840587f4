import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { storeReturnPath } from "../visitor/return-path.ts";
import { store, stored } from "../visitor/storage.ts";
import { field, fieldErrors, letIn, secret, showSignIn, submit } from "./sign-in-testing.tsx";

const token = letIn.token ?? "";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("requires contact and password", async () => {
  showSignIn();
  await userEvent.click(await submit("Sign In"));
  expect(fieldErrors()).toEqual(["Email or phone number is required", "Password is required"]);
});

test.each([
  ["lea", "secret1", ["Must be a valid email or phone number"]],
  ["lea@belrive.example", "12345", ["Password is too short - should be 6 chars minimum."]],
])("shows the error of %s and %s", async (contact, password, messages) => {
  showSignIn();
  await userEvent.type(field("Email or phone"), contact);
  await userEvent.type(secret("Password"), password);
  await userEvent.click(await submit("Sign In"));
  expect(fieldErrors()).toEqual(messages);
});

test("shows an error when its field loses focus, not before", async () => {
  showSignIn();
  await userEvent.type(field("Email or phone"), "lea");
  expect(fieldErrors()).toEqual([]);
  await userEvent.tab();
  expect(fieldErrors()).toEqual(["Must be a valid email or phone number"]);
});

test("signs in with the guest's cart, remembers the contact, and closes", async () => {
  store("guest_id", `${"g".repeat(21)}A`);
  const calls = fakeApi({ "POST /auth/login": () => letIn });
  const toasts = readToasts();
  const onClose = showSignIn();
  await userEvent.type(field("Email or phone"), " lea@belrive.example ");
  await userEvent.type(secret("Password"), "secret1{Enter}");

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls[0]?.input).toEqual({
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

test("shows all changes of the cart in one notice", async () => {
  const cart_notices = [
    { code: "cart_replaced", message: "Your other cart was replaced." },
    { code: "quantity_reduced", message: "Only 2 are left of Rye loaf." },
  ];
  fakeApi({ "POST /auth/login": () => ({ ...letIn, cart_notices }) });
  const toasts = readToasts();
  showSignIn();
  await userEvent.type(field("Email or phone"), "0612345678");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await waitFor(() =>
    expect(toasts).toEqual([
      "Logged in successfully",
      "Your cart has changed:\n• Your other cart was replaced.\n• Only 2 are left of Rye loaf.",
    ]),
  );
});

test("fills in the remembered contact, and forgets it when Remember me is off", async () => {
  store("userDatafor", { email_or_phone: "lea@belrive.example" });
  fakeApi({ "POST /auth/login": () => letIn });
  const onClose = showSignIn();
  expect(field("Email or phone")).toHaveProperty("value", "lea@belrive.example");
  await userEvent.click(screen.getByRole("checkbox", { name: "Remember me" }));
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(stored("userDatafor")).toBeNull();
});

test("a failed sign-in shows the error and keeps the values", async () => {
  const message = "These sign-in details are incorrect.";
  fakeApi({ "POST /auth/login": () => errorReply(401, "auth-002", message) });
  const toasts = readToasts();
  const onClose = showSignIn();
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await waitFor(() => expect(fieldErrors()).toEqual([message]));
  expect(toasts).toEqual([message]);
  expect(field("Email or phone")).toHaveProperty("value", "lea@belrive.example");
  expect(secret("Password")).toHaveProperty("value", "secret1");
  expect(stored("token")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test("continues to the requested page", async () => {
  fakeApi({ "POST /auth/login": () => letIn });
  showSignIn({ mode: "sign-in", next: "/checkout" });
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  expect(await screen.findByText("At /checkout")).toBeDefined();
});

test("a password can be shown", async () => {
  showSignIn();
  expect(secret("Password")).toHaveProperty("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(secret("Password")).toHaveProperty("type", "text");
});

test("signs in to a demo account with one press", async () => {
  const calls = fakeApi({ "POST /auth/login": () => letIn });
  const account = { name: "Léa", login: "lea@belrive.example", password: "belrive" };
  showSignIn({ mode: "sign-in" }, { demo_info: { otp: "000000", accounts: [account], staff: [] } });
  await userEvent.click(screen.getByRole("button", { name: "Sign in as Léa" }));
  await waitFor(() => expect(stored("token")).toBe(token));
  expect(calls[0]?.input).toMatchObject({ email_or_phone: account.login, password: "belrive" });
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

test("a sign-up requires accepting the terms", async () => {
  showSignIn({ mode: "sign-up" });
  expect(await submit("Sign Up")).toHaveProperty("disabled", true);
  await acceptTerms();
  expect(await submit("Sign Up")).toHaveProperty("disabled", false);
  await acceptTerms();
  expect(await submit("Sign Up")).toHaveProperty("disabled", true);
  expect(fieldErrors()).toEqual(["You must accept the terms and conditions"]);
});

test("a sign-up shows all missing fields", async () => {
  showSignIn({ mode: "sign-up" });
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));
  expect(fieldErrors()).toEqual([
    "First name is required",
    "Email is required",
    "Enter a valid phone number",
    "Password is required",
  ]);
});

test.each([
  ["Email", "lea@", "Must be a valid email"],
  ["Phone number", "123456", "Enter a valid phone number"],
])("a sign-up shows the error of %s %s", async (name, text, message) => {
  showSignIn({ mode: "sign-up" });
  await userEvent.type(field(name), text);
  await userEvent.tab();
  expect(fieldErrors()).toEqual([message]);
});

test("both passwords must match, whichever is typed last", async () => {
  showSignIn({ mode: "sign-up" });
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret2");
  await userEvent.tab();
  expect(fieldErrors()).toEqual(["Passwords must match"]);
  await userEvent.clear(secret("Password"));
  await userEvent.type(secret("Password"), "secret2");
  await waitFor(() => expect(fieldErrors()).toEqual([]));
});

test("shows no error of the repeated password before it is typed", async () => {
  showSignIn({ mode: "sign-up" });
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.click(secret("Confirm password"));
  expect(fieldErrors()).toEqual([]);
});

test("a sign-up signs in and opens the home page", async () => {
  const calls = fakeApi({ "POST /auth/sign-up": () => letIn });
  const toasts = readToasts();
  const onClose = showSignIn({ mode: "sign-up" });
  await fillSignUp();
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));

  expect(await screen.findByText("At /home")).toBeDefined();
  expect(calls[0]?.input).toEqual({
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

test("shows the error of a taken email at its field, and keeps the values", async () => {
  const message = "An account with this email already exists.";
  const replies: FakeReplies = {
    "POST /auth/sign-up": () => errorReply(422, "email", message, "email"),
  };
  fakeApi(replies);
  const toasts = readToasts();
  showSignIn({ mode: "sign-up" });
  await fillSignUp();
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));
  await waitFor(() => expect(fieldErrors()).toEqual([message]));
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  expect(field("Name")).toHaveProperty("value", "Léa Martin");
  expect(toasts).toEqual([message]);
});

test("keeps the values when switching between sign-in and sign-up", async () => {
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
  "wallet %i and referral %i: shows the referral code field: %s",
  (wallet, referral, isShown) => {
    showSignIn(
      { mode: "sign-up" },
      { customer_wallet_status: wallet, ref_earning_status: referral },
    );
    expect(screen.queryByRole("textbox", { name: /Referral code/ }) !== null).toBe(isShown);
  },
);

test("the terms open in a new tab", () => {
  showSignIn({ mode: "sign-up" });
  const terms = screen.getByRole("link", { name: /^terms and conditions/ });
  expect(terms.getAttribute("href")).toBe("/terms-and-conditions");
  expect(terms.getAttribute("target")).toBe("_blank");
});

test.each([
  ["food", "/interest"],
  ["parcel", "/home"],
  [null, "/home"],
] as const)("a new customer of the module %s continues to %s", async (module_type, path) => {
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

test("a new customer returns from the interests to the page of the order", async () => {
  store("zoneid", [1]);
  store("module", { id: 1, slug: "m", module_name: "M", module_type: "food" });
  fakeApi({ "POST /auth/sign-up": () => letIn });
  await signUpAt("/checkout", "?page=cart");
  expect(await screen.findByText("At /interest")).toBeDefined();
  expect(screen.getByText("?next=%2Fcheckout%3Fpage%3Dcart")).toBeDefined();
});

test("a new customer of a parcel stays at its checkout", async () => {
  store("zoneid", [1]);
  store("module", { id: 1, slug: "m", module_name: "M", module_type: "parcel" });
  fakeApi({ "POST /auth/sign-up": () => letIn });
  const onClose = await signUpAt("/checkout", "?page=parcel");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByText("At /home")).toBeNull();
});

async function signUpAt(at: string, query: string) {
  const onClose = showSignIn({ mode: "sign-up" }, {}, { at, query });
  await fillSignUp();
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));
  return onClose;
}

test("returns to the page where the session ended", async () => {
  storeReturnPath("/checkout?page=cart");
  fakeApi({ "POST /auth/login": () => letIn });
  showSignIn();
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  expect(await screen.findByText("At /checkout")).toBeDefined();
});
