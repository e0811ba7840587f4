import type { Config } from "@errand/core/config/config.contract";
import type { SocialIdentity } from "../social-sign-in.ts";
import { base64url, newSecret, type PopupError, subjectOf } from "./provider-popup.ts";

/** Apple's own script ("Sign in with Apple JS"), the one facility of somebody else's that we load. */
const script =
  "https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js";

interface AppleAnswer {
  authorization: { id_token: string; state?: string };
}

interface AppleFacility {
  auth: {
    init(options: Record<string, string | boolean>): void;
    signIn(): Promise<AppleAnswer>;
  };
}

declare global {
  interface Window {
    AppleID?: AppleFacility;
  }
}

/** Fetches Apple's script, once; whether it came shows in `window.AppleID`. The page's nonce lets it in. */
export function loadApple(): void {
  if (document.querySelector(`script[src="${script}"]`)) return;
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  element.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  // Without it the next press tries again.
  element.addEventListener("error", () => element.remove());
  document.head.append(element);
}

/** A secret of one try, and what Apple is told of it. */
export interface AppleTry {
  nonce: string;
  hash: string;
}

/**
 * Made before anybody presses: a window may be opened only at once. Null where the page has no https
 * and Apple would not talk to it anyway.
 */
export async function prepareApple(): Promise<AppleTry | null> {
  if (!window.isSecureContext) return null;
  const nonce = newSecret();
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce));
  return { nonce, hash: base64url(new Uint8Array(hash)) };
}

/** Lets somebody sign in at Apple, in the window that its script opens. Rejects with an object of Apple's. */
export async function askApple(
  { auth }: AppleFacility,
  { client_id, redirect_url_react }: Config["apple_login"][number],
  { nonce, hash }: AppleTry,
): Promise<SocialIdentity> {
  const state = newSecret();
  auth.init({
    clientId: client_id,
    scope: "name email",
    redirectURI: redirect_url_react,
    state,
    nonce: hash,
    usePopup: true,
  });
  const { authorization } = await auth.signIn();
  const unique_id = subjectOf(authorization.id_token);
  const isOfThisTry = authorization.state === undefined || authorization.state === state;
  if (unique_id === null || !isOfThisTry) throw new Error("Apple answered something else");
  const { id_token } = authorization;
  return { medium: "apple", token: id_token, id_token, unique_id, nonce };
}

/** What Apple's script rejects with is an object of its own. */
export function appleError(error: unknown): PopupError {
  const name = typeof error === "object" && error !== null && "error" in error ? error.error : null;
  if (name === "popup_closed_by_user") return "closed";
  if (name === "user_cancelled_authorize") return "denied";
  return name === "popup_blocked_by_browser" ? "blocked" : "failed";
}
