import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { store, stored } from "../client/storage.ts";
import { errorReply, type FakeReplies, fakeApi, readToasts } from "../testing/fake-api.ts";
import {
  button,
  faults,
  field,
  lacking,
  letIn,
  loginBy,
  secret,
  showSignIn,
  submit,
} from "./sign-in-testing.tsx";

const pending_token = "p".repeat(43);
const otp = { login_type: "otp" } as const;
const needsCode = lacking({ ...otp, is_phone_verified: 0 });
const needsName = lacking({ ...otp, is_personal_info: 0 });
const isItYou = lacking({ ...otp, is_exist_user: { name: "Ada Lovelace", image: null } });
const guest_id = `${"g".repeat(21)}A`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store("guest_id", guest_id);
});

afterEach(() => vi.useRealTimers());

/** Signs in with a phone, which answers with `answers["POST /auth/login"]`. */
async function begin(answers: FakeReplies, config: Parameters<typeof showSignIn>[1] = {}) {
  const asked = fakeApi({ "POST /auth/login": () => needsCode, ...answers });
  const toasts = readToasts();
  const onClose = showSignIn(
    { mode: "sign-in" },
    { centralize_login: loginBy("otp", "manual"), ...config },
  );
  await userEvent.click(button("Sign in with a code"));
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.click(await submit("Send code"));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return { asked, toasts, onClose };
}

const typeCode = async (code: string) =>
  userEvent.type(await screen.findByRole("textbox", { name: /^Verification code/ }), code);

describe("the code", () => {
  test("is six digits, and only six can be sent", async () => {
    await begin({});
    expect(await screen.findByRole("dialog", { name: "Verification" })).toBeDefined();
    expect(button("Verify").disabled).toBe(true);
    await typeCode("12a345");
    expect(button("Verify").disabled).toBe(true);
    await userEvent.keyboard("6");
    expect(button("Verify").disabled).toBe(false);
  });

  test("can be pasted, and is offered from messages", async () => {
    await begin({});
    const first = await screen.findByRole("textbox", { name: /^Verification code/ });
    expect(first.getAttribute("autocomplete")).toBe("one-time-code");
    await userEvent.click(first);
    await userEvent.paste("123 456");
    expect(button("Verify").disabled).toBe(false);
    expect(screen.getByRole("textbox", { name: "Digit 6 of 6" })).toHaveProperty("value", "6");
  });

  test("lets in with the guest's cart when it is right", async () => {
    const { asked, toasts, onClose } = await begin({
      "POST /auth/verify-phone": () => ({ ...letIn, ...otp }),
    });
    await typeCode("123456");
    await userEvent.click(button("Verify"));
    await vi.waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(asked[1]?.input).toEqual({
      verification_type: "phone",
      pending_token,
      otp: "123456",
      login_type: "otp",
      guest_id,
    });
    expect(toasts).toEqual(["Logged in successfully"]);
    expect(onClose).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem("sign-in-steps")).toBeNull();
  });

  test("says beside it and as a message that it is wrong", async () => {
    const message = "This code is not right, or no longer valid.";
    const { toasts } = await begin({
      "POST /auth/verify-phone": () => errorReply(422, "otp", message, "otp"),
    });
    await typeCode("111111");
    await userEvent.click(button("Verify"));
    await vi.waitFor(() => expect(faults()).toEqual([message]));
    expect(toasts).toEqual([message]);
    expect(stored("token")).toBeNull();
  });

  test("an empty one is told of when Enter is pressed", async () => {
    await begin({});
    await screen.findByRole("dialog", { name: "Verification" });
    await typeCode("{Enter}");
    expect(faults()).toEqual(["field is empty"]);
  });

  test("an empty one is told of when its boxes are left", async () => {
    await begin({});
    await screen.findByRole("dialog", { name: "Verification" });
    await typeCode("1{Backspace}");
    expect(faults()).toEqual([]);
    await userEvent.click(screen.getByText(/^We sent a code/));
    await vi.waitFor(() => expect(faults()).toEqual(["field is empty"]));
  });

  test("an empty one is not told of when only the window is left", async () => {
    await begin({});
    await screen.findByRole("dialog", { name: "Verification" });
    const first = field("Verification code");
    await userEvent.click(first);
    act(() => first.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(faults()).toEqual([]);
  });

  test("can be sent again after sixty seconds, and then after sixty more", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked, toasts } = await begin({
      "POST /auth/resend-otp": () => ({ message: "A code is on its way." }),
    });
    await screen.findByRole("dialog", { name: "Verification" });
    const resend = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Resend code/ });
    expect(resend().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(58_000));
    expect(resend().disabled).toBe(true);
    expect(resend().textContent).toMatch(/^Resend code in [12] s$/);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(resend().textContent).toBe("Resend code");
    await userEvent.click(resend(), { advanceTimers: vi.advanceTimersByTime });
    await vi.waitFor(() => expect(toasts).toEqual(["A code is on its way."]));
    expect(asked[1]?.input).toEqual({ pending_token });
    await vi.waitFor(() => expect(resend().disabled).toBe(true));
    expect(resend().textContent).toMatch(/^Resend code in (60|59) s$/);
  });

  test("that was gone back from can be typed when it is too early for another", async () => {
    const text = "A code was just sent. Please wait before asking for another.";
    let sent = 0;
    const { asked, toasts } = await begin({
      "POST /auth/login": () => (sent++ === 0 ? needsCode : errorReply(429, "otp", text)),
      "POST /auth/verify-phone": () => ({ ...letIn, ...otp }),
    });
    await screen.findByRole("dialog", { name: "Verification" });
    await userEvent.click(button("Back"));
    await userEvent.click(await submit("Send code"));
    await typeCode("123456");
    expect(toasts).toEqual([text]);
    await userEvent.click(button("Verify"));
    await vi.waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(asked.at(-1)?.input).toMatchObject({ pending_token, otp: "123456" });
  });

  test("begins anew when the server has forgotten the sign-in", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { toasts } = await begin({
      "POST /auth/resend-otp": () => errorReply(401, "auth-001", "Too late."),
    });
    await screen.findByRole("dialog", { name: "Verification" });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await userEvent.click(button("Resend code"), { advanceTimers: vi.advanceTimersByTime });
    expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeDefined();
    expect(toasts).toEqual(["Too late."]);
  });

  test("shows the demo's code while the shop is a demo", async () => {
    await begin({}, { demo_info: { otp: "123456", accounts: [] } });
    expect(await screen.findByText(/the code 123456 always works/)).toBeDefined();
  });

  test("is still asked for after a reload, without what was typed", async () => {
    await begin({ "POST /auth/verify-phone": () => ({ ...letIn, ...otp }) });
    await screen.findByRole("dialog", { name: "Verification" });
    cleanup();
    showSignIn();
    expect(screen.getByRole("dialog", { name: "Verification" })).toBeDefined();
    await typeCode("123456");
    await userEvent.click(button("Verify"));
    await vi.waitFor(() => expect(stored("token")).toBe(letIn.token));
  });

  test("is forgotten by the browser as soon as by the server", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await begin({});
    await screen.findByRole("dialog", { name: "Verification" });
    cleanup();
    vi.setSystemTime(Date.now() + 31 * 60_000);
    showSignIn();
    expect(screen.getByRole("dialog", { name: "Sign In" })).toBeDefined();
  });
});

test("a password for an unverified e-mail leads to its code", async () => {
  const result = lacking({ is_email_verified: 0, email: "lea@belrive.example" });
  fakeApi({ "POST /auth/login": () => result });
  showSignIn();
  await userEvent.type(field("Email or phone"), "lea@belrive.example");
  await userEvent.type(secret("Password"), "secret1{Enter}");
  expect(
    await screen.findByText("We sent a code of six digits to lea@belrive.example."),
  ).toBeDefined();
});

test("a sign-up proves phone and e-mail one after another, and is welcomed as one", async () => {
  const results = [lacking({ is_email_verified: 0, email: "lea@belrive.example" }), letIn];
  const asked = fakeApi({
    "POST /auth/sign-up": () => lacking({ is_phone_verified: 0, is_email_verified: 0 }),
    "POST /auth/verify-phone": () => results.shift() ?? letIn,
  });
  const toasts = readToasts();
  showSignIn({ mode: "sign-up" });
  await userEvent.type(field("Name"), "Léa Martin");
  await userEvent.type(field("Email"), "lea@belrive.example");
  await userEvent.type(field("Phone number"), "0612345678");
  await userEvent.type(secret("Password"), "secret1");
  await userEvent.type(secret("Confirm password"), "secret1");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(await submit("Sign Up"));
  expect(await screen.findByText(/six digits to \+33 •/)).toBeDefined();
  await typeCode("123456");
  await userEvent.click(button("Verify"));
  expect(await screen.findByText(/six digits to lea@belrive.example/)).toBeDefined();
  expect(document.activeElement, "the next code can be typed at once").toBe(
    screen.getByRole("textbox", { name: /^Verification code/ }),
  );
  await typeCode("654321");
  await userEvent.click(button("Verify"));
  expect(await screen.findByText("At /home")).toBeDefined();
  expect(asked.slice(1).map(({ input }) => input.verification_type)).toEqual(["phone", "email"]);
  expect(toasts).toEqual(["Signup successfully."]);
});

describe("a new customer", () => {
  const toName = { "POST /auth/login": () => needsName };

  test("says their name, and an e-mail if they like", async () => {
    const { asked } = await begin({
      ...toName,
      "POST /auth/update-info": () => ({ ...letIn, ...otp }),
    });
    await screen.findByRole("dialog", { name: "About you" });
    await userEvent.click(button("Continue"));
    expect(faults()).toEqual(["First name is required"]);
    await userEvent.type(field("Name"), " Ada Lovelace ");
    await userEvent.type(field("Email"), "ada@");
    await userEvent.click(button("Continue"));
    expect(faults()).toEqual(["Must be a valid email"]);
    await userEvent.type(field("Email"), "belrive.example");
    await userEvent.click(button("Continue"));
    await vi.waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(asked[1]?.input).toEqual({
      pending_token,
      login_type: "otp",
      name: "Ada Lovelace",
      email: "ada@belrive.example",
      guest_id,
    });
  });

  test("whose e-mail is known is asked for a phone", async () => {
    const email = "ada@belrive.example";
    await begin({ "POST /auth/login": () => ({ ...needsName, email }) });
    await screen.findByRole("dialog", { name: "About you" });
    expect(field("Phone number")).toBeDefined();
    expect(screen.queryByRole("textbox", { name: /^Email/ })).toBeNull();
  });

  test("may name who sent them where that is rewarded", async () => {
    await begin(toName, { customer_wallet_status: 1, ref_earning_status: 1 });
    expect(await screen.findByRole("textbox", { name: /^Referral code/ })).toBeDefined();
  });

  test("sees beside the field what is refused, and finds it again after going back", async () => {
    const message = "An account with this email already exists.";
    await begin({
      ...toName,
      "POST /auth/update-info": () => errorReply(422, "email", message, "email"),
    });
    await screen.findByRole("dialog", { name: "About you" });
    await userEvent.type(field("Name"), "Ada");
    await userEvent.type(field("Email"), "ada@belrive.example");
    await userEvent.click(button("Continue"));
    await vi.waitFor(() => expect(faults()).toEqual([message]));
    await userEvent.click(button("Back"));
    await userEvent.click(await submit("Send code"));
    await screen.findByRole("dialog", { name: "About you" });
    expect(field("Name")).toHaveProperty("value", "Ada");
  });
});

describe("Is It You?", () => {
  const ask = { "POST /auth/login": () => isItYou };

  test("shows whom, and a no makes another account", async () => {
    const { asked } = await begin({ ...ask, "POST /auth/update-info": () => needsName });
    expect(await screen.findByRole("dialog", { name: "Is It You?" })).toBeDefined();
    expect(screen.getByText("Ada Lovelace")).toBeDefined();
    await userEvent.click(button("No"));
    expect(await screen.findByRole("dialog", { name: "About you" })).toBeDefined();
    expect(asked[1]?.input).toEqual({ pending_token, login_type: "otp", verified: "no", guest_id });
  });

  test("a yes needs the password", async () => {
    const message = "These sign-in details are not right.";
    const replies = [errorReply(401, "auth-002", message), { ...letIn, ...otp }];
    const { asked, toasts } = await begin({
      ...ask,
      "POST /auth/update-info": () => replies.shift() ?? letIn,
    });
    await screen.findByRole("dialog", { name: "Is It You?" });
    await userEvent.click(button("Yes"));
    await userEvent.click(button("Sign In"));
    expect(faults()).toEqual(["Password is required"]);
    await userEvent.type(secret("Password"), "secret1{Enter}");
    await vi.waitFor(() => expect(faults()).toEqual([message]));
    expect(toasts).toEqual([message]);
    await userEvent.click(button("Sign In"));
    await vi.waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(asked[2]?.input).toMatchObject({ verified: "yes", password: "secret1" });
  });

  test("or a code, of which nobody is told where it went; the question can be come back to", async () => {
    const link = lacking({ ...otp, is_email_verified: 0 });
    const { asked } = await begin({ ...ask, "POST /auth/update-info": () => link });
    await screen.findByRole("dialog", { name: "Is It You?" });
    await userEvent.click(button("Yes"));
    await userEvent.click(button("Send a code instead"));
    expect(await screen.findByText("We sent a code of six digits to your e-mail.")).toBeDefined();
    expect(asked[1]?.input).toEqual({
      pending_token,
      login_type: "otp",
      verified: "yes",
      guest_id,
    });
    await userEvent.click(button("Back"));
    expect(screen.getByRole("dialog", { name: "Is It You?" })).toBeDefined();
  });

  test("where no code can be sent, the password is asked for", async () => {
    await begin({
      ...ask,
      "POST /auth/update-info": () =>
        errorReply(422, "password", "Password is required", "password"),
    });
    await screen.findByRole("dialog", { name: "Is It You?" });
    await userEvent.click(button("Yes"));
    await userEvent.click(button("Send a code instead"));
    await vi.waitFor(() => expect(faults()).toEqual(["Password is required"]));
  });
});
