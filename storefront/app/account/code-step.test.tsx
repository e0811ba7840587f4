import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { errorReply } from "../testing/fake-api.ts";
import { store, stored } from "../visitor/storage.ts";
import {
  guest_id,
  needsCode,
  otp,
  pending_token,
  startPhoneSignIn,
  typeCode,
} from "./phone-sign-in-testing.tsx";
import { button, field, fieldErrors, letIn, showSignIn, submit } from "./sign-in-testing.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store("guest_id", guest_id);
});

afterEach(() => vi.useRealTimers());

describe("the verification code", () => {
  test("can be submitted only with six digits", async () => {
    await startPhoneSignIn({});
    expect(await screen.findByRole("dialog", { name: "Verification" })).toBeDefined();
    expect(button("Verify").disabled).toBe(true);
    await typeCode("12a345");
    expect(button("Verify").disabled).toBe(true);
    await userEvent.keyboard("6");
    expect(button("Verify").disabled).toBe(false);
  });

  test("can be pasted, and is offered from SMS by the browser", async () => {
    await startPhoneSignIn({});
    const first = await screen.findByRole("textbox", { name: /^Verification code/ });
    expect(first.getAttribute("autocomplete")).toBe("one-time-code");
    await userEvent.click(first);
    await userEvent.paste("123 456");
    expect(button("Verify").disabled).toBe(false);
    expect(screen.getByRole("textbox", { name: "Digit 6 of 6" })).toHaveProperty("value", "6");
  });

  test("signs in with the guest cart when it is correct", async () => {
    const { calls, toasts, onClose } = await startPhoneSignIn({
      "POST /auth/verify-phone": () => ({ ...letIn, ...otp }),
    });
    await typeCode("123456");
    await userEvent.click(button("Verify"));
    await waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(calls[1]?.input).toEqual({
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

  test("shows an error at the field and a toast when it is wrong", async () => {
    const message = "This code is incorrect or has expired.";
    const { toasts } = await startPhoneSignIn({
      "POST /auth/verify-phone": () => errorReply(422, "otp", message, "otp"),
    });
    await typeCode("111111");
    await userEvent.click(button("Verify"));
    await waitFor(() => expect(fieldErrors()).toEqual([message]));
    expect(toasts).toEqual([message]);
    expect(stored("token")).toBeNull();
  });

  test("shows an error when it is submitted empty", async () => {
    await startPhoneSignIn({});
    await screen.findByRole("dialog", { name: "Verification" });
    await typeCode("{Enter}");
    expect(fieldErrors()).toEqual(["field is empty"]);
  });

  test("shows an error when its fields lose focus empty", async () => {
    await startPhoneSignIn({});
    await screen.findByRole("dialog", { name: "Verification" });
    await typeCode("1{Backspace}");
    expect(fieldErrors()).toEqual([]);
    await userEvent.click(screen.getByText(/^We sent a 6-digit code/));
    await waitFor(() => expect(fieldErrors()).toEqual(["field is empty"]));
  });

  test("shows no error when the window loses focus", async () => {
    await startPhoneSignIn({});
    await screen.findByRole("dialog", { name: "Verification" });
    const first = field("Verification code");
    await userEvent.click(first);
    act(() => first.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(fieldErrors()).toEqual([]);
  });

  test("can be resent after sixty seconds, and again sixty seconds later", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls, toasts } = await startPhoneSignIn({
      "POST /auth/resend-otp": () => ({ message: "A code is on its way." }),
    });
    await screen.findByRole("dialog", { name: "Verification" });
    const resend = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Resend code/ });
    expect(resend().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(resend().disabled).toBe(true);
    expect(resend().textContent).toMatch(/^Resend code in (20|1?\d) s$/);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(resend().textContent).toBe("Resend code");
    await userEvent.click(resend(), { advanceTimers: vi.advanceTimersByTime });
    await waitFor(() => expect(toasts).toEqual(["A code is on its way."]));
    expect(calls[1]?.input).toEqual({ pending_token });
    await waitFor(() => expect(resend().disabled).toBe(true));
    expect(resend().textContent).toMatch(/^Resend code in (60|[45]\d) s$/);
  });

  test("stays valid after going back while a resend is too early", async () => {
    const text = "A code was just sent. Please wait before asking for another.";
    let sent = 0;
    const { calls, toasts } = await startPhoneSignIn({
      "POST /auth/login": () => (sent++ === 0 ? needsCode : errorReply(429, "otp", text)),
      "POST /auth/verify-phone": () => ({ ...letIn, ...otp }),
    });
    await screen.findByRole("dialog", { name: "Verification" });
    await userEvent.click(button("Back"));
    await userEvent.click(await submit("Send code"));
    await typeCode("123456");
    expect(toasts).toEqual([text]);
    await userEvent.click(button("Verify"));
    await waitFor(() => expect(stored("token")).toBe(letIn.token));
    expect(calls.at(-1)?.input).toMatchObject({ pending_token, otp: "123456" });
  });

  test("restarts the sign-in when it has expired on the server", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { toasts } = await startPhoneSignIn({
      "POST /auth/resend-otp": () => errorReply(401, "auth-001", "Too late."),
    });
    await screen.findByRole("dialog", { name: "Verification" });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await userEvent.click(button("Resend code"), { advanceTimers: vi.advanceTimersByTime });
    expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeDefined();
    expect(toasts).toEqual(["Too late."]);
  });

  test("shows the demo code in a demo shop", async () => {
    await startPhoneSignIn({}, { demo_info: { otp: "123456", accounts: [], staff: [] } });
    expect(await screen.findByText(/the code 123456 always works/)).toBeDefined();
  });

  test("is still requested after a reload, with empty fields", async () => {
    await startPhoneSignIn({ "POST /auth/verify-phone": () => ({ ...letIn, ...otp }) });
    await screen.findByRole("dialog", { name: "Verification" });
    cleanup();
    showSignIn();
    expect(screen.getByRole("dialog", { name: "Verification" })).toBeDefined();
    await typeCode("123456");
    await userEvent.click(button("Verify"));
    await waitFor(() => expect(stored("token")).toBe(letIn.token));
  });

  test("expires in the browser as soon as on the server", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await startPhoneSignIn({});
    await screen.findByRole("dialog", { name: "Verification" });
    cleanup();
    vi.setSystemTime(Date.now() + 31 * 60_000);
    showSignIn();
    expect(screen.getByRole("dialog", { name: "Sign In" })).toBeDefined();
  });
});
