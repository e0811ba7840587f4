import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Shop, ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { closePanel, panelStore } from "../shell/panels.ts";
import { errorReply, type FakeReplies, fakeApi, readToasts } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import ForgotPasswordPage from "./forgot-password.page.tsx";
import { button, faults, field, loginBy, secret } from "./sign-in-testing.tsx";

const told = { message: "If an account has it, a code is on its way." };
const right = {
  "POST /auth/forgot-password": () => told,
  "POST /auth/verify-token": () => ({ message: "Right." }),
  "PUT /auth/reset-password": () => ({ message: "Your password was changed." }),
} satisfies FakeReplies;

beforeEach(() => {
  localStorage.clear();
  closePanel();
});
afterEach(() => vi.useRealTimers());

function showPage(config: Partial<Shop["config"]> = {}, answers: FakeReplies = right) {
  const asked = fakeApi(answers);
  const toasts = readToasts();
  renderApp(
    <ShopContext value={testShop(config)}>
      <ForgotPasswordPage />
    </ShopContext>,
    { at: "/forgot-password", routes: { "/home": <p>At home</p> } },
  );
  return { asked, toasts };
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
  [{}, ["By e-mail", "By phone"], /^Email/],
  [{ is_sms_active: false }, [], /^Email/],
  [{ is_mail_active: false }, [], /^Phone number/],
  [{ is_mail_active: false, is_sms_active: false, firebase_otp_verification: 1 }, [], /^Phone/],
] as const)("offers the ways by which a code can get to somebody: %j", (config, ways, asked) => {
  showPage(config);
  const radios = screen.queryAllByRole("radio");
  expect(radios.map((radio) => radio.closest("label")?.textContent)).toEqual(ways);
  expect(screen.getByRole("textbox", { name: asked })).toBeDefined();
});

test("a code that was sent a moment ago can be typed by who comes back for it", async () => {
  const text = "A code was just sent. Please wait before asking for another.";
  const { toasts } = showPage(
    {},
    { "POST /auth/forgot-password": () => errorReply(429, "otp", text) },
  );
  expect(await toCode()).toBeDefined();
  expect(toasts).toEqual([text]);
});

test("Enter pressed twice asks for one code", async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { asked } = showPage(
    {},
    { ...right, "POST /auth/forgot-password": () => gate.then(() => told) },
  );
  await userEvent.type(field("Email"), "lea@belrive.example{Enter}");
  await screen.findByRole("button", { name: "Send code", busy: true });
  await userEvent.type(field("Email"), "{Enter}");
  release();
  await screen.findByRole("textbox", { name: /^Verification code/ });
  expect(asked).toHaveLength(1);
});

test.each([{ is_mail_active: false, is_sms_active: false }, { centralize_login: loginBy("otp") }])(
  "says so where nobody can be verified, and where help is: %#",
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
])("the first step says what is wrong with %s %j", async (name, typed, message) => {
  const { asked } = showPage(
    name === "Email" ? { is_sms_active: false } : { is_mail_active: false },
  );
  if (typed) await userEvent.type(field(name), typed);
  await userEvent.click(button("Send code"));
  expect(faults()).toEqual([message]);
  expect(asked).toEqual([]);
});

test("sends to what is chosen, whatever is wrong with the other", async () => {
  const { asked, toasts } = showPage();
  await userEvent.type(field("Email"), "lea@");
  await userEvent.click(screen.getByRole("radio", { name: "By phone" }));
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(button("Send code"));
  expect(await screen.findByText("We sent a code of six digits to +33 ••••••• 78.")).toBeDefined();
  expect(asked[0]?.input).toEqual({ verification_method: "phone", phone: "+33612345678" });
  expect(toasts).toEqual([told.message]);
});

test("code, new password, and signing in opens", async () => {
  const { asked, toasts } = showPage();
  await toPassword();
  await userEvent.type(secret("New password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await userEvent.click(button("Save password"));
  expect(await screen.findByText("At home")).toBeDefined();
  const recipient = { verification_method: "email", email: "lea@belrive.example" };
  expect(asked.map(({ input }) => input)).toEqual([
    recipient,
    { ...recipient, reset_token: "123456" },
    { ...recipient, reset_token: "123456", password: "secret1", confirm_password: "secret1" },
  ]);
  expect(toasts).toEqual([told.message, "Your password was changed."]);
  expect(panelStore.get()).toMatchObject({ name: "sign-in", isOpen: true });
});

test("a new password is checked, and typed twice", async () => {
  showPage();
  await toPassword();
  await userEvent.click(button("Save password"));
  expect(faults()).toEqual(["No password provided.", "No Confirm Password provided."]);
  await userEvent.type(secret("New password"), "12345");
  await userEvent.type(secret("Confirm password"), "123456");
  expect(faults()).toEqual([
    "Password is too short - should be 6 chars minimum.",
    "Passwords must match",
  ]);
});

test("the second password is not found wrong before it was typed", async () => {
  showPage();
  await toPassword();
  await userEvent.type(secret("New password"), "secret1");
  await userEvent.click(secret("Confirm password"));
  expect(faults()).toEqual([]);
});

test("a wrong code is said, and the way back keeps what was typed", async () => {
  const message = "This code is not right, or no longer valid.";
  const wrong = () => errorReply(422, "reset_token", message, "reset_token");
  const { toasts } = showPage({}, { ...right, "POST /auth/verify-token": wrong });
  await userEvent.type(await toCode(), "111111");
  await userEvent.click(button("Verify"));
  await vi.waitFor(() => expect(faults()).toEqual([message]));
  expect(toasts.at(-1)).toBe(message);
  await userEvent.click(button("Back"));
  expect(field("Email")).toHaveProperty("value", "lea@belrive.example");
});

test("a code that ran out while the password was chosen can be asked for again", async () => {
  const message = "This code is not right, or no longer valid.";
  showPage(
    {},
    { ...right, "PUT /auth/reset-password": () => errorReply(422, "reset_token", message) },
  );
  await toPassword();
  await userEvent.type(secret("New password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await userEvent.click(button("Save password"));
  await vi.waitFor(() => expect(faults()).toEqual([message]));
  await userEvent.click(button("Back"));
  expect(screen.getByRole("textbox", { name: /^Verification code/ })).toBeDefined();
});

test("the code can be sent again a minute later", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked } = showPage();
  await toCode();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await userEvent.click(button("Resend code"), { advanceTimers: vi.advanceTimersByTime });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ endpoint: "POST /auth/forgot-password" });
});

test("a refused request stays where it is", async () => {
  const message = "This is not offered at the moment.";
  const { toasts } = showPage(
    {},
    { "POST /auth/forgot-password": () => errorReply(403, "feature_off", message) },
  );
  await userEvent.type(field("Email"), "lea@belrive.example");
  await userEvent.click(button("Send code"));
  await vi.waitFor(() => expect(faults()).toEqual([message]));
  expect(toasts).toEqual([message]);
  expect(screen.getByRole("heading", { name: "Forgot password" })).toBeDefined();
});
