import type { AuthResult } from "@errand/core/account/account.contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type Shop, ShopContext } from "../config/shop.ts";
import { store, stored } from "../session/storage.ts";
import type { PanelInputs } from "../shell/panels.ts";
import { show } from "../testing.tsx";
import { type Answers, answerApi, readToasts, refusal } from "../testing-api.ts";
import { SignInDialog } from "./sign-in-dialog.tsx";

const token = "t".repeat(43);
const letIn: AuthResult = {
  message: "Welcome.",
  token,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: "manual",
  email: "lea@belrive.example",
  pending_token: null,
  cart_notices: [],
};
const manualOnly = { customer_wallet_status: 0, ref_earning_status: 0, demo_info: null } as const;

function showDialog(
  input: PanelInputs["sign-in"] = { mode: "sign-in" },
  config: Partial<Shop["config"]> = {},
) {
  const onClose = vi.fn();
  const shop = { ...manualOnly, ...config } as Shop["config"];
  show(
    <ShopContext value={{ config: shop, modules: [], origin: "http://errand.test" }}>
      <SignInDialog open onClose={onClose} input={input} />
    </ShopContext>,
    { routes: { "/home": <p>At home</p>, "/checkout": <p>At the checkout</p> } },
  );
  return onClose;
}

const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
const secret = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const submit = (name: string) =>
  screen
    .getAllByRole<HTMLButtonElement>("button", { name })
    .find(({ type }) => type === "submit") ?? Promise.reject(new Error(`There is no ${name}.`));

/** What is read out beside the fields. */
const faults = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test("asks for both when nothing is typed", async () => {
  showDialog();
  await userEvent.click(await submit("Sign In"));
  expect(faults()).toEqual(["Email or phone number is required", "Password is required"]);
});

test.each([
  ["lea", "secret1", ["Must be a valid email or phone number"]],
  ["lea@belrive.example", "12345", ["Password is too short - should be 6 chars minimum."]],
])("says what is wrong with %s and %s", async (contact, password, messages) => {
  showDialog();
  await userEvent.type(field("Email or phone"), contact);
  await userEvent.type(secret("Password"), password);
  await userEvent.click(await submit("Sign In"));
  expect(faults()).toEqual(messages);
});

test("says it when a field is left, not before", async () => {
  showDialog();
  await userEvent.type(field("Email or phone"), "lea");
  expect(faults()).toEqual([]);
  await userEvent.tab();
  expect(faults()).toEqual(["Must be a valid email or phone number"]);
});

test("signs in with the guest's cart, remembers who, and closes", async () => {
  store("guest_id", `${"g".repeat(21)}A`);
  const asked = answerApi({ "POST /auth/login": () => letIn });
  const toasts = readToasts();
  const onClose = showDialog();
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

test("tells what became of the cart", async () => {
  const cart_notices = [{ code: "cart_replaced", message: "Your other cart was replaced." }];
  answerApi({ "POST /auth/login": () => ({ ...letIn, cart_notices }) });
  const toasts = readToasts();
  showDialog();
  await userEvent.type(field("Email or phone"), "0612345678");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await vi.waitFor(() => expect(toasts).toContain("Your other cart was replaced."));
});

test("knows who was here before, and forgets when asked to", async () => {
  store("userDatafor", { email_or_phone: "lea@belrive.example" });
  answerApi({ "POST /auth/login": () => letIn });
  const onClose = showDialog();
  expect(field("Email or phone")).toHaveProperty("value", "lea@belrive.example");
  await userEvent.click(screen.getByRole("checkbox", { name: "Remember me" }));
  await userEvent.type(secret("Password"), "secret1{Enter}");
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(stored("userDatafor")).toBeNull();
});

test("a refused sign-in says why and keeps what was typed", async () => {
  const message = "These sign-in details are not right.";
  answerApi({ "POST /auth/login": () => refusal(401, "auth-002", message) });
  const toasts = readToasts();
  const onClose = showDialog();
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
  answerApi({ "POST /auth/login": () => letIn });
  showDialog({ mode: "sign-in", next: "/checkout" });
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  expect(await screen.findByText("At the checkout")).toBeDefined();
});

test("a password can be looked at", async () => {
  showDialog();
  expect(secret("Password")).toHaveProperty("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect(secret("Password")).toHaveProperty("type", "text");
});

test("a demo account is one press away", async () => {
  const asked = answerApi({ "POST /auth/login": () => letIn });
  const account = { name: "Léa", login: "lea@belrive.example", password: "belrive" };
  showDialog({ mode: "sign-in" }, { demo_info: { otp: "000000", accounts: [account] } });
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
  showDialog({ mode: "sign-up" });
  expect(await submit("Sign Up")).toHaveProperty("disabled", true);
  await acceptTerms();
  expect(await submit("Sign Up")).toHaveProperty("disabled", false);
  await acceptTerms();
  expect(await submit("Sign Up")).toHaveProperty("disabled", true);
  expect(faults()).toEqual(["You must accept the terms and conditions"]);
});

test("a sign-up asks for everything it needs", async () => {
  showDialog({ mode: "sign-up" });
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
  showDialog({ mode: "sign-up" });
  await userEvent.type(field(name), text);
  await userEvent.tab();
  expect(faults()).toEqual([message]);
});

test("both passwords must be the same, whichever is typed last", async () => {
  showDialog({ mode: "sign-up" });
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret2");
  await userEvent.tab();
  expect(faults()).toEqual(["Passwords must match"]);
  await userEvent.clear(secret("Password"));
  await userEvent.type(secret("Password"), "secret2");
  await vi.waitFor(() => expect(faults()).toEqual([]));
});

test("a sign-up lets the new customer in and leads home", async () => {
  const asked = answerApi({ "POST /auth/sign-up": () => letIn });
  const toasts = readToasts();
  const onClose = showDialog({ mode: "sign-up" });
  await fillSignUp();
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await acceptTerms();
  await userEvent.click(await submit("Sign Up"));

  expect(await screen.findByText("At home")).toBeDefined();
  expect(asked[0]?.input).toEqual({
    name: "Léa Martin",
    email: "lea@belrive.example",
    phone: "0612345678",
    password: "secret1",
    confirm_password: "secret1",
  });
  expect(stored("token")).toBe(token);
  expect(toasts).toEqual(["Signup successfully."]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a taken email is said beside it, and nothing typed is lost", async () => {
  const message = "An account with this email already exists.";
  const answers: Answers = { "POST /auth/sign-up": () => refusal(422, "email", message, "email") };
  answerApi(answers);
  const toasts = readToasts();
  showDialog({ mode: "sign-up" });
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
  showDialog();
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
    showDialog(
      { mode: "sign-up" },
      { customer_wallet_status: wallet, ref_earning_status: referral },
    );
    expect(screen.queryByRole("textbox", { name: /Referral code/ }) !== null).toBe(isThere);
  },
);
