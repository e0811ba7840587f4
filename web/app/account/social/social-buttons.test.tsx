import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { store } from "../../client/storage.ts";
import { type Shop, ShopContext } from "../../config/shop.ts";
import { testShop } from "../../config/testing.ts";
import { errorReply, fakeApi, readToasts } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render.tsx";
import { letIn, loginBy } from "../sign-in-testing.tsx";
import { SocialButtons } from "./social-buttons.tsx";

const guest_id = `${"g".repeat(21)}A`;
const appleShop = {
  login_medium: "apple",
  status: true,
  client_id: "shop",
  redirect_url_react: "http://errand.test/sign-in/return",
} as const;

/** Channels that hear each other within one page, as those of two windows do. */
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
    Channel.open = Channel.open.filter((one) => one !== this);
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
const said = () => screen.getByRole("status").textContent;

/** The window comes back to the page of ours that tells this. */
async function comeBack(told: Record<string, string>) {
  const state = opened.at(-1)?.searchParams.get("state");
  await act(async () => new Channel(`sign-in ${state}`).postMessage(told));
}

/** An id token of nobody: the server is the one to look at its signature. */
const idToken = `e30.${btoa(JSON.stringify({ sub: "google-1" }))}.c2ln`;

test("shows the accounts that the settings have on, and no others", () => {
  showButtons();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Continue with Google",
    "Continue with Facebook",
  ]);
});

test("what Google says goes to the server with the nonce's secret, and its answer on", async () => {
  const asked = fakeApi({ "POST /auth/social-login": () => letIn });
  const { onResult } = showButtons();
  await userEvent.click(button("Google"));
  expect(button("Google").getAttribute("aria-busy")).toBe("true");
  const [page] = opened;
  expect(page?.pathname).toBe("/sign-in/with/google");
  await comeBack({ id_token: idToken });
  await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
  const identity = {
    medium: "google",
    token: idToken,
    unique_id: "google-1",
    nonce: page?.searchParams.get("nonce"),
  };
  expect(asked[0]?.input).toEqual({ ...identity, login_type: "social", guest_id });
  expect(onResult).toHaveBeenCalledWith(letIn, identity);
});

test("where the provider tells no e-mail, a phone is needed", async () => {
  fakeApi({ "POST /auth/social-login": () => errorReply(422, "email", "No e-mail.", "email") });
  const toasts = readToasts();
  const { onPhoneNeeded } = showButtons();
  await userEvent.click(button("Facebook"));
  await comeBack({ access_token: "abc", user_id: "42" });
  const identity = { medium: "facebook", token: "abc", unique_id: "42" };
  await vi.waitFor(() => expect(onPhoneNeeded).toHaveBeenCalledWith(identity));
  expect(toasts).toEqual([]);
});

test("another refusal is told", async () => {
  fakeApi({ "POST /auth/social-login": () => errorReply(401, "auth-002", "Not right.") });
  const toasts = readToasts();
  const { onResult } = showButtons();
  await userEvent.click(button("Google"));
  await comeBack({ id_token: idToken });
  await vi.waitFor(() => expect(toasts).toEqual(["Not right."]));
  expect(onResult).not.toHaveBeenCalled();
});

describe("says what became of the window", () => {
  test("that the browser blocked", async () => {
    popup = null;
    showButtons();
    await userEvent.click(button("Google"));
    expect(said()).toMatch(/blocked the Google window/);
  });

  test("that was closed; what comes after all is still taken", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi({ "POST /auth/social-login": () => letIn });
    const { onResult } = showButtons();
    await userEvent.click(button("Google"));
    if (popup) popup.closed = true;
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(said()).toMatch(/Google window was closed/);
    await comeBack({ id_token: idToken });
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    expect(said()).toBe("");
  });

  test.each([
    [{ error: "access_denied" }, /was not allowed to tell us/],
    [{ error: "temporarily_unavailable" }, /does not answer/],
    [{ error: "nothing" }, /did not confirm/],
    [{ id_token: "not a token" }, /did not confirm/],
    [{ access_token: "abc", user_id: "" }, /did not confirm/],
  ])("that came back with %j", async (told, words) => {
    showButtons();
    await userEvent.click(button("Google"));
    await comeBack(told);
    expect(said()).toMatch(words);
  });
});

test("a new try ends the one before", async () => {
  const asked = fakeApi({ "POST /auth/social-login": () => letIn });
  showButtons();
  await userEvent.click(button("Google"));
  const former = opened[0]?.searchParams.get("state");
  await userEvent.click(button("Facebook"));
  await act(async () => new Channel(`sign-in ${former}`).postMessage({ id_token: idToken }));
  expect(asked).toEqual([]);
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

  /** Until what Apple is told is ready, which takes a moment. */
  const pressUntilAsked = () =>
    vi.waitFor(async () => {
      await userEvent.click(button("Apple"));
      expect(signIn).toHaveBeenCalledOnce();
    });

  test("whose script is missing is being loaded", async () => {
    showButtons(byApple);
    const scroll = vi.fn();
    screen.getByRole("status").scrollIntoView = scroll;
    await userEvent.click(button("Apple"));
    expect(said()).toBe("Loading Apple Login...");
    expect(
      scroll,
      "it stands at the end of a dialog that may be longer than the window",
    ).toHaveBeenCalled();
  });

  test("asks by its own script, with a nonce whose secret goes to the server", async () => {
    vi.stubGlobal("AppleID", { auth: { init, signIn } });
    signIn.mockResolvedValueOnce({ authorization: { id_token: idToken } });
    const asked = fakeApi({ "POST /auth/social-login": () => letIn });
    const { onResult } = showButtons(byApple);
    await pressUntilAsked();
    await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    const { nonce } = asked[0]?.input ?? {};
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(String(nonce)));
    expect(init.mock.lastCall?.[0]).toMatchObject({
      clientId: "shop",
      usePopup: true,
      nonce: Buffer.from(hash).toString("base64url"),
    });
    expect(asked[0]?.input).toMatchObject({ medium: "apple", unique_id: "google-1" });
  });

  test("that was closed says so", async () => {
    vi.stubGlobal("AppleID", { auth: { init, signIn } });
    signIn.mockRejectedValueOnce({ error: "popup_closed_by_user" });
    showButtons(byApple);
    await pressUntilAsked();
    await vi.waitFor(() => expect(said()).toMatch(/Apple window was closed/));
  });
});
