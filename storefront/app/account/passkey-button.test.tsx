import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { store, stored } from "../visitor/storage.ts";
import { cancelled, fakePasskeys, requestOptions } from "./passkey-testing.ts";
import { button, letIn, loginBy, showSignIn } from "./sign-in-testing.tsx";

const guest_id = `${"g".repeat(21)}A`;
const name = "Sign in with a passkey";
let toasts: string[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store("guest_id", guest_id);
  toasts = readToasts();
});

const fakeReplies = (replies: FakeReplies = {}) =>
  fakeApi({
    "POST /auth/passkey-options": () => requestOptions,
    "POST /auth/passkey-login": () => letIn,
    ...replies,
  });
const isIdle = () => waitFor(() => expect(button(name).getAttribute("aria-busy")).toBeNull());

test("is not offered by a browser without passkeys", () => {
  showSignIn();
  expect(screen.queryByRole("button", { name })).toBeNull();
});

test("is offered beside every other way to sign in", () => {
  fakePasskeys();
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy("otp") });
  expect(button(name)).toBeDefined();
});

test("signs in with the passkey that the customer chooses, and adopts the guest's cart", async () => {
  const { get } = fakePasskeys();
  const calls = fakeReplies();
  const onClose = showSignIn();
  await userEvent.click(button(name));
  await waitFor(() => expect(stored("token")).toBe(letIn.token));
  expect(onClose).toHaveBeenCalled();
  expect(toasts).toEqual(["Logged in successfully"]);
  expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({ rpId: "localhost" });
  expect(calls.at(-1)).toMatchObject({
    endpoint: "POST /auth/passkey-login",
    input: {
      guest_id,
      credential: { id: "Y3JlZGVudGlhbA", response: { signature: "c2lnbmF0dXJl" } },
    },
  });
});

test("says nothing when the customer cancels", async () => {
  const { get } = fakePasskeys();
  get.mockRejectedValueOnce(cancelled());
  const calls = fakeReplies();
  showSignIn();
  await userEvent.click(button(name));
  await waitFor(() => expect(get).toHaveBeenCalled());
  await isIdle();
  expect(toasts).toEqual([]);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(["POST /auth/passkey-options"]);
});

test("shows why the shop refuses a passkey", async () => {
  fakePasskeys();
  const message = "No account has this passkey.";
  fakeReplies({ "POST /auth/passkey-login": () => errorReply(401, "passkey_unknown", message) });
  showSignIn();
  await userEvent.click(button(name));
  await waitFor(() => expect(toasts).toEqual([message]));
  expect(stored("token")).toBeNull();
});

test("shows that the browser has failed", async () => {
  const { get } = fakePasskeys();
  get.mockRejectedValueOnce(new DOMException("The device is broken.", "UnknownError"));
  fakeReplies();
  showSignIn();
  await userEvent.click(button(name));
  await waitFor(() =>
    expect(toasts).toEqual([
      "The passkey could not be used. Please try again or sign in another way.",
    ]),
  );
  await isIdle();
});

test("suggests passkeys in the field for the account where the browser can", async () => {
  const { get } = fakePasskeys({ hasSuggestions: true });
  fakeReplies();
  showSignIn();
  await waitFor(() => expect(stored("token")).toBe(letIn.token));
  expect(get.mock.calls[0]?.[0].mediation).toBe("conditional");
});

test("suggests none where there is no field for the account", async () => {
  const { get } = fakePasskeys({ hasSuggestions: true });
  fakeReplies();
  showSignIn({ mode: "sign-in" }, { centralize_login: loginBy("otp") });
  await userEvent.click(button(name));
  await waitFor(() => expect(stored("token")).toBe(letIn.token));
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([undefined]);
});

test("stays quiet when suggestions fail", async () => {
  fakePasskeys({ hasSuggestions: true });
  const calls = fakeReplies({
    "POST /auth/passkey-options": () => errorReply(429, "throttled", "Too many requests."),
  });
  showSignIn();
  await waitFor(() => expect(calls).toHaveLength(1));
  await isIdle();
  expect(toasts).toEqual([]);
});
