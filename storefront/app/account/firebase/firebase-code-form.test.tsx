import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ShopContext } from "../../config/shop.ts";
import { testShop } from "../../config/testing.ts";
import { renderApp } from "../../testing/render.tsx";
import { FirebaseCodeForm } from "./firebase-code-form.tsx";

const phone = "+33612345678";
let posted: unknown[];

beforeEach(() => {
  posted = [];
});

function showForm(knownPhone: string | null = phone) {
  const onVerify = vi.fn(async () => {});
  renderApp(
    <ShopContext value={testShop({ country_picker_status: 0 })}>
      <FirebaseCodeForm phone={knownPhone} onVerify={onVerify} />
    </ShopContext>,
  );
  return onVerify;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>("reCAPTCHA");

/** Sends a message from the frame and records what the page posts to it. */
async function sendFromFrame(data: Record<string, unknown>, init: MessageEventInit = {}) {
  const window = frame().contentWindow;
  vi.spyOn(window ?? globalThis.window, "postMessage").mockImplementation((message) => {
    posted.push(message);
  });
  const event = new MessageEvent("message", {
    data,
    source: window,
    origin: location.origin,
    ...init,
  });
  await act(async () => globalThis.window.dispatchEvent(event));
}

test("the frame sends a code, and its session is verified with the typed code", async () => {
  const onVerify = showForm();
  expect(new URL(frame().src).pathname).toBe("/sign-in/phone-code");
  expect(screen.getByRole("status").textContent).toBe("Sending a code to your phone…");
  await sendFromFrame({ ready: true });
  expect(posted).toEqual([{ phone, language: "en" }]);
  await sendFromFrame({ session_info: "session" });
  expect(screen.getByText("We sent a 6-digit code to +33 ••••••• 78.")).toBeDefined();
  await userEvent.type(screen.getByRole("textbox", { name: /^Verification code/ }), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  expect(onVerify).toHaveBeenCalledWith({ session_info: "session", phone, otp: "123456" });
  expect(screen.queryByTitle("reCAPTCHA")).toBeNull();
});

test("enlarges the frame for a reCAPTCHA challenge", async () => {
  showForm();
  expect(frame().style.height).toBe("0px");
  await sendFromFrame({ captcha: true });
  expect(frame().style.height).toBe("36rem");
});

test("ignores messages of other windows and origins", async () => {
  showForm();
  await sendFromFrame({ session_info: "forged" }, { source: window });
  await sendFromFrame({ session_info: "forged" }, { origin: "https://evil.example" });
  expect(screen.queryByRole("button", { name: "Verify" })).toBeNull();
});

describe("shows why no code was sent, and retries", () => {
  test.each([
    ["INVALID_PHONE_NUMBER : TOO_SHORT", "We can’t send a code to this number."],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "Too many codes were sent. Please try again later."],
    ["away", "We couldn’t send the code. Please try again."],
  ])("%s", async (error, message) => {
    showForm();
    await sendFromFrame({ error });
    expect(screen.getByRole("alert").textContent).toBe(message);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await sendFromFrame({ session_info: "session" });
    expect(screen.getByRole("button", { name: "Verify" })).toBeDefined();
  });
});

test("asks for the phone number when the browser does not know it", async () => {
  showForm(null);
  await userEvent.type(screen.getByRole("textbox", { name: /^Phone number/ }), "0612345678");
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
  await sendFromFrame({ ready: true });
  expect(posted).toEqual([{ phone, language: "en" }]);
});
