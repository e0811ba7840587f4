import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Shop, ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { closePanel, panelStore } from "../shell/panels.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import ForgotPasswordPage from "./forgot-password.page.tsx";
import { button, field, fieldErrors, loginBy, secret } from "./sign-in-testing.tsx";

const sent = { message: "If an account has it, a code is on its way." };
const defaultReplies = {
  "POST /auth/forgot-password": () => sent,
  "POST /auth/verify-token": () => ({ message: "Right." }),
  "PUT /auth/reset-password": () => ({ message: "Your password was changed." }),
} satisfies FakeReplies;

beforeEach(() => {
  localStorage.clear();
  closePanel();
});
afterEach(() => vi.useRealTimers());

function showPage(config: Partial<Shop["config"]> = {}, replies: FakeReplies = defaultReplies) {
  const calls = fakeApi(replies);
  const toasts = readToasts();
  renderApp(
    <ShopContext value={testShop(config)}>
      <ForgotPasswordPage />
    </ShopContext>,
    { at: "/forgot-password", routes: { "/home": <p>At home</p> } },
  );
  return { calls, toasts };
}

async function toCode() {
  await userEvent.type(field("Email"), "lea@belrive.example");
  await userEvent.click(button("Send code"));
  return screen.findByRole("textbox", { name: /^Verification code/ });
}

async function toPassword() {
  await userEvent.type(await toCode(), "123456");
  await userEvent.click(button("Verify"));
  await screen.findByRole("heading", { name: "Choose a new password" });
  expect(document.activeElement).toBe(secret("New password"));
}

test.each([
  [{}, ["By email", "By phone"], /^Email/],
  [{ is_sms_active: false }, [], /^Email/],
  [{ is_mail_active: false }, [], /^Phone number/],
  [{ is_mail_active: false, is_sms_active: false, firebase_otp_verification: 1 }, [], /^Phone/],
] as const)("offers the ways by which a code can be sent: %j", (config, ways, label) => {
  showPage(config);
  const radios = screen.queryAllByRole("radio");
  expect(radios.map((radio) => radio.closest("label")?.textContent)).toEqual(ways);
  expect(screen.getByRole("textbox", { name: label })).toBeDefined();
});

test("opens the code step when a valid code was sent a moment ago", async () => {
  const text = "A code was just sent. Please wait before asking for another.";
  const { toasts } = showPage(
    {},
    { "POST /auth/forgot-password": () => errorReply(429, "otp", text) },
  );
  expect(await toCode()).toBeDefined();
  expect(toasts).toEqual([text]);
});

test("pressing Enter twice requests one code", async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { calls } = showPage(
    {},
    { ...defaultReplies, "POST /auth/forgot-password": () => gate.then(() => sent) },
  );
  await userEvent.type(field("Email"), "lea@belrive.example{Enter}");
  await screen.findByRole("button", { name: "Send code", busy: true });
  await userEvent.type(field("Email"), "{Enter}");
  release();
  await screen.findByRole("textbox", { name: /^Verification code/ });
  expect(calls).toHaveLength(1);
});

test.each([{ is_mail_active: false, is_sms_active: false }, { centralize_login: loginBy("otp") }])(
  "links to help when no way of verification is available: %#",
  (config) => {
    showPage(config);
    expect(screen.getByRole("heading", { name: "Sorry, Something Went Wrong" })).toBeDefined();
    const help = screen.getByRole("link", { name: "Help & Support" });
    expect(help.getAttribute("href")).toBe("/help-and-support");
  },
);

test.each([
  ["Email", "", "Please provide an email address"],
  ["Email", "lea@", "Please enter a valid email address"],
  ["Phone number", "", "Please provide a phone number"],
  ["Phone number", "06123456", "Phone number must be exactly 10 digits"],
])("the first step shows the error of %s %j", async (name, input, message) => {
  const { calls } = showPage(
    name === "Email" ? { is_sms_active: false } : { is_mail_active: false },
  );
  if (input) await userEvent.type(field(name), input);
  await userEvent.click(button("Send code"));
  expect(fieldErrors()).toEqual([message]);
  expect(calls).toEqual([]);
});

test("sends the code to the chosen contact, whatever the other field contains", async () => {
  const { calls, toasts } = showPage();
  await userEvent.type(field("Email"), "lea@");
  await userEvent.click(screen.getByRole("radio", { name: "By phone" }));
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(button("Send code"));
  expect(await screen.findByText("We sent a 6-digit code to +33 ••••••• 78.")).toBeDefined();
  expect(calls[0]?.input).toEqual({ verification_method: "phone", phone: "+33612345678" });
  expect(toasts).toEqual([sent.message]);
});

test("a code and a new password open the sign-in", async () => {
  const { calls, toasts } = showPage();
  await toPassword();
  await userEvent.type(secret("New password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await userEvent.click(button("Save password"));
  expect(await screen.findByText("At home")).toBeDefined();
  const recipient = { verification_method: "email", email: "lea@belrive.example" };
  expect(calls.map(({ input }) => input)).toEqual([
    recipient,
    { ...recipient, reset_token: "123456" },
    { ...recipient, reset_token: "123456", password: "secret1", confirm_password: "secret1" },
  ]);
  expect(toasts).toEqual([sent.message, "Your password was changed."]);
  expect(panelStore.get()).toMatchObject({ name: "sign-in", isOpen: true });
});

test("validates the new password and its repetition", async () => {
  showPage();
  await toPassword();
  await userEvent.click(button("Save password"));
  expect(fieldErrors()).toEqual(["No password provided.", "No Confirm Password provided."]);
  await userEvent.type(secret("New password"), "12345");
  await userEvent.type(secret("Confirm password"), "123456");
  expect(fieldErrors()).toEqual([
    "Password is too short - should be 6 chars minimum.",
    "Passwords must match",
  ]);
});

test("shows no error of the repeated password before it is typed", async () => {
  showPage();
  await toPassword();
  await userEvent.type(secret("New password"), "secret1");
  await userEvent.click(secret("Confirm password"));
  expect(fieldErrors()).toEqual([]);
});

test("shows the error of a wrong code, and Back keeps the email", async () => {
  const message = "This code is incorrect or has expired.";
  const wrong = () => errorReply(422, "reset_token", message, "reset_token");
  const { toasts } = showPage({}, { ...defaultReplies, "POST /auth/verify-token": wrong });
  await userEvent.type(await toCode(), "111111");
  await userEvent.click(button("Verify"));
  await waitFor(() => expect(fieldErrors()).toEqual([message]));
  expect(toasts.at(-1)).toBe(message);
  await userEvent.click(button("Back"));
  expect(field("Email")).toHaveProperty("value", "lea@belrive.example");
});

test("returns to the code step when the code expired before the password was saved", async () => {
  const message = "This code is incorrect or has expired.";
  showPage(
    {},
    {
      ...defaultReplies,
      "PUT /auth/reset-password": () => errorReply(422, "reset_token", message),
    },
  );
  await toPassword();
  await userEvent.type(secret("New password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await userEvent.click(button("Save password"));
  await waitFor(() => expect(fieldErrors()).toEqual([message]));
  await userEvent.click(button("Back"));
  expect(screen.getByRole("textbox", { name: /^Verification code/ })).toBeDefined();
});

test("the code can be resent a minute later", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = showPage();
  await toCode();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await userEvent.click(button("Resend code"), { advanceTimers: vi.advanceTimersByTime });
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({ endpoint: "POST /auth/forgot-password" });
});

test("stays on the first step when the request fails", async () => {
  const message = "This is not available at the moment.";
  const { toasts } = showPage(
    {},
    { "POST /auth/forgot-password": () => errorReply(403, "feature_off", message) },
  );
  await userEvent.type(field("Email"), "lea@belrive.example");
  await userEvent.click(button("Send code"));
  await waitFor(() => expect(fieldErrors()).toEqual([message]));
  expect(toasts).toEqual([message]);
  expect(screen.getByRole("heading", { name: "Forgot password" })).toBeDefined();
});
