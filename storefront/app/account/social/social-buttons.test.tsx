import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Shop, ShopContext } from "../../config/shop.ts";
import { testShop } from "../../config/testing.ts";
import { errorReply, fakeApi } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render.tsx";
import { store } from "../../visitor/storage.ts";
import { letIn, loginBy } from "../sign-in-testing.tsx";
import { SocialButtons } from "./social-buttons.tsx";

const guest_id = `${"g".repeat(21)}A`;
const appleShop = {
  login_medium: "apple",
  status: true,
  client_id: "shop",
  redirect_url_react: "http://errand.test/sign-in/return",
  script_url: "https://apple.test/script.js",
} as const;

/** Connects channels within one page, like those of two windows. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
  close() {
    Channel.open = Channel.open.filter((channel) => channel !== this);
  }
}

let popup: { closed: boolean } | null;
let opened: URL[];

beforeEach(() => {
  localStorage.clear();
  store("guest_id", guest_id);
  popup = { closed: false };
  opened = [];
  Channel.open = [];
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("open", (address: string) => {
    opened.push(new URL(address, "http://errand.test"));
    return popup;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showButtons(login: Partial<Shop["config"]["centralize_login"]> = {}) {
  const centralize_login = { ...loginBy("social"), facebook_login_status: 1 as const, ...login };
  const props = { onResult: vi.fn(), onPhoneNeeded: vi.fn() };
  renderApp(
    <ShopContext value={testShop({ centralize_login, apple_login: [appleShop] })}>
      <SocialButtons {...props} />
    </ShopContext>,
  );
  return props;
}

const button = (name: string) => screen.getByRole("button", { name: `Continue with ${name}` });
const statusText = () => screen.getByRole("status").textContent;

/** The provider redirects the popup to the page that sends this result. */
async function comeBack(result: Record<string, string>) {
  const state = opened.at(-1)?.searchParams.get("state");
  await act(async () => new Channel(`sign-in ${state}`).postMessage(result));
}

/** An id token without a valid signature, which only the server verifies. */
const idToken = `e30.${btoa(JSON.stringify({ sub: "google-1" }))}.c2ln`;

test("shows only the providers that the settings enable", () => {
  showButtons();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Continue with Google",
    "Continue with Facebook",
  ]);
});

test("sends the identity from Google with the nonce to the server, and passes on the response", async () => {
  const calls = fakeApi({ "POST /auth/social-login": () => letIn });
  const { onResult } = showButtons();
  await userEvent.click(button("Google"));
  expect(button("Google").getAttribute("aria-busy")).toBe("true");
  const [page] = opened;
  expect(page?.pathname).toBe("/sign-in/with/google");
  await comeBack({ id_token: idToken });
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  const identity = {
    medium: "google",
    token: idToken,
    unique_id: "google-1",
    nonce: page?.searchParams.get("nonce"),
  };
  expect(calls[0]?.input).toEqual({ ...identity, login_type: "social", guest_id });
  expect(onResult).toHaveBeenCalledWith(letIn, identity);
});

test("requires a phone when the provider gives no e-mail", async () => {
  fakeApi({ "POST /auth/social-login": () => errorReply(422, "email", "No e-mail.", "email") });
  const toasts = readToasts();
  const { onPhoneNeeded } = showButtons();
  await userEvent.click(button("Facebook"));
  await comeBack({ access_token: "abc", user_id: "42" });
  const identity = { medium: "facebook", token: "abc", unique_id: "42" };
  await waitFor(() => expect(onPhoneNeeded).toHaveBeenCalledWith(identity));
  expect(toasts).toEqual([]);
});

test("shows any other error of the server", async () => {
  fakeApi({ "POST /auth/social-login": () => errorReply(401, "auth-002", "Not right.") });
  const toasts = readToasts();
  const { onResult } = showButtons();
  await userEvent.click(button("Google"));
  await comeBack({ id_token: idToken });
  await waitFor(() => expect(toasts).toEqual(["Not right."]));
  expect(onResult).not.toHaveBeenCalled();
});

describe("shows why the popup gave no identity", () => {
  test("when the browser blocked it", async () => {
    popup = null;
    showButtons();
    await userEvent.click(button("Google"));
    expect(statusText()).toMatch(/blocked the Google window/);
  });

  test("when it was closed, and still accepts a late identity", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi({ "POST /auth/social-login": () => letIn });
    const { onResult } = showButtons();
    await userEvent.click(button("Google"));
    if (popup) popup.closed = true;
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(statusText()).toMatch(/Google window was closed/);
    await comeBack({ id_token: idToken });
    await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    expect(statusText()).toBe("");
  });

  test.each([
    [{ error: "access_denied" }, /didn’t give \w+ permission/],
    [{ error: "temporarily_unavailable" }, /isn’t responding/],
    [{ error: "nothing" }, /couldn’t confirm/],
    [{ id_token: "not a token" }, /couldn’t confirm/],
    [{ access_token: "abc", user_id: "" }, /couldn’t confirm/],
  ])("when it returned %j", async (result, message) => {
    showButtons();
    await userEvent.click(button("Google"));
    await comeBack(result);
    expect(statusText()).toMatch(message);
  });
});

test("a new attempt ends the previous one", async () => {
  const calls = fakeApi({ "POST /auth/social-login": () => letIn });
  showButtons();
  await userEvent.click(button("Google"));
  const previousState = opened[0]?.searchParams.get("state");
  await userEvent.click(button("Facebook"));
  await act(async () => new Channel(`sign-in ${previousState}`).postMessage({ id_token: idToken }));
  expect(calls).toEqual([]);
  expect(button("Google").getAttribute("aria-busy")).toBeNull();
});

describe("Apple", () => {
  const signIn = vi.fn();
  const init = vi.fn();
  const byApple = { apple_login_status: 1, google_login_status: 0 } as const;

  beforeEach(() => {
    vi.stubGlobal("isSecureContext", true);
    signIn.mockReset();
  });

  /** Repeats the press until the attempt is prepared, which is asynchronous. */
  const pressUntilStarted = () =>
    waitFor(async () => {
      await userEvent.click(button("Apple"));
      expect(signIn).toHaveBeenCalledOnce();
    });

  test("loads its script when it is missing", async () => {
    showButtons(byApple);
    const scroll = vi.fn();
    screen.getByRole("status").scrollIntoView = scroll;
    await userEvent.click(button("Apple"));
    expect(statusText()).toBe("Loading Apple Login...");
    expect(
      scroll,
      "the status is at the end of a dialog that may be higher than the window",
    ).toHaveBeenCalled();
  });

  test("signs in by its own script, with a nonce whose secret is sent to the server", async () => {
    vi.stubGlobal("AppleID", { auth: { init, signIn } });
    signIn.mockResolvedValueOnce({ authorization: { id_token: idToken } });
    const calls = fakeApi({ "POST /auth/social-login": () => letIn });
    const { onResult } = showButtons(byApple);
    await pressUntilStarted();
    await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    const { nonce } = calls[0]?.input ?? {};
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(String(nonce)));
    expect(init.mock.lastCall?.[0]).toMatchObject({
      clientId: "shop",
      usePopup: true,
      nonce: Buffer.from(hash).toString("base64url"),
    });
    expect(calls[0]?.input).toMatchObject({ medium: "apple", unique_id: "google-1" });
  });

  test("passes on the name that Apple states the first time, and sends it to no server", async () => {
    vi.stubGlobal("AppleID", { auth: { init, signIn } });
    const user = { name: { firstName: "Ada", lastName: "Lovelace" } };
    signIn.mockResolvedValueOnce({ authorization: { id_token: idToken }, user });
    const calls = fakeApi({ "POST /auth/social-login": () => letIn });
    const { onResult } = showButtons(byApple);
    await pressUntilStarted();
    await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    expect(onResult.mock.lastCall?.[1]).toMatchObject({ name: "Ada Lovelace" });
    expect(calls[0]?.input).not.toHaveProperty("name");
  });

  test("shows that its window was closed", async () => {
    vi.stubGlobal("AppleID", { auth: { init, signIn } });
    signIn.mockRejectedValueOnce({ error: "popup_closed_by_user" });
    showButtons(byApple);
    await pressUntilStarted();
    await waitFor(() => expect(statusText()).toMatch(/Apple window was closed/));
  });
});
