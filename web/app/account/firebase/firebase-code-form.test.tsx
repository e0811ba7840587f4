import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ShopContext } from "../../config/shop.ts";
import { testShop } from "../../config/testing.ts";
import { renderApp } from "../../testing/render.tsx";
import { FirebaseCodeForm } from "./firebase-code-form.tsx";

const phone = "+33612345678";
let ordered: unknown[];

beforeEach(() => {
  ordered = [];
});

function showForm(known: string | null = phone) {
  const onVerify = vi.fn(async () => {});
  renderApp(
    <ShopContext value={testShop({ country_picker_status: 0 })}>
      <FirebaseCodeForm phone={known} onVerify={onVerify} />
    </ShopContext>,
  );
  return onVerify;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>("reCAPTCHA");

/** The frame says something; what it is told is noted. */
async function say(data: Record<string, unknown>, given: MessageEventInit = {}) {
  const window = frame().contentWindow;
  vi.spyOn(window ?? globalThis.window, "postMessage").mockImplementation((order) => {
    ordered.push(order);
  });
  const event = new MessageEvent("message", {
    data,
    source: window,
    origin: location.origin,
    ...given,
  });
  await act(async () => globalThis.window.dispatchEvent(event));
}

test("has a code sent by the frame, and gives its session with what was typed", async () => {
  const onVerify = showForm();
  expect(new URL(frame().src).pathname).toBe("/sign-in/phone-code");
  expect(screen.getByRole("status").textContent).toBe("A code is being sent to your phone.");
  await say({ ready: true });
  expect(ordered).toEqual([{ phone, language: "en" }]);
  await say({ session_info: "session" });
  expect(screen.getByText("We sent a code of six digits to +33 ••••••• 78.")).toBeDefined();
  await userEvent.type(screen.getByRole("textbox", { name: /^Verification code/ }), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  expect(onVerify).toHaveBeenCalledWith({ session_info: "session", phone, otp: "123456" });
  expect(screen.queryByTitle("reCAPTCHA")).toBeNull();
});

test("makes room where Google wants to know whether it is a person", async () => {
  showForm();
  expect(frame().style.height).toBe("0px");
  await say({ captcha: true });
  expect(frame().style.height).toBe("36rem");
});

test("hears no other window, and no other site", async () => {
  showForm();
  await say({ session_info: "forged" }, { source: window });
  await say({ session_info: "forged" }, { origin: "https://evil.example" });
  expect(screen.queryByRole("button", { name: "Verify" })).toBeNull();
});

describe("says why no code left, and tries again", () => {
  test.each([
    ["INVALID_PHONE_NUMBER : TOO_SHORT", "No code can be sent to this number."],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "Too many codes were sent. Please try again later."],
    ["away", "The code could not be sent. Please try again."],
  ])("%s", async (error, words) => {
    showForm();
    await say({ error });
    expect(screen.getByRole("alert").textContent).toBe(words);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await say({ session_info: "session" });
    expect(screen.getByRole("button", { name: "Verify" })).toBeDefined();
  });
});

test("asks for the number where it is not told", async () => {
  showForm(null);
  await userEvent.type(screen.getByRole("textbox", { name: /^Phone number/ }), "0612345678");
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
  await say({ ready: true });
  expect(ordered).toEqual([{ phone, language: "en" }]);
});
