import type { Config } from "@errand/core/config/config.contract";
import type { SocialIdentity } from "../social-sign-in.ts";
import { base64url, newSecret, type PopupError, subjectOf } from "./provider-popup.ts";

interface AppleResponse {
  authorization: { id_token: string; state?: string };
  /** The first time only. */
  user?: { name?: { firstName?: string; lastName?: string } };
}

interface AppleSdk {
  auth: {
    init(options: Record<string, string | boolean>): void;
    signIn(): Promise<AppleResponse>;
  };
}

declare global {
  interface Window {
    AppleID?: AppleSdk;
  }
}

/**
 * Loads Apple's script once, the only one of somebody else; it then defines `window.AppleID`. The
 * security policy allows it by the page's nonce.
 */
export function loadApple({ script_url: script }: Config["apple_login"][number]): void {
  if (document.querySelector(`script[src="${script}"]`)) return;
  const element = document.createElement("script");
  element.src = script;
  element.async = true;
  element.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  // Removed, so that the next call loads it again.
  element.addEventListener("error", () => element.remove());
  document.head.append(element);
}

/** The secret of one attempt, and its hash for Apple. */
export interface AppleTry {
  nonce: string;
  hash: string;
}

/**
 * Prepares an attempt before the button is pressed, because browsers block windows that open later
 * than the press. Null without https, which Apple requires.
 */
export async function prepareApple(): Promise<AppleTry | null> {
  if (!window.isSecureContext) return null;
  const nonce = newSecret();
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(nonce));
  return { nonce, hash: base64url(new Uint8Array(hash)) };
}

/** Signs in at Apple, in the window that its script opens. Rejects with an object of Apple's. */
export async function askApple(
  { auth }: AppleSdk,
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
  const { authorization, user } = await auth.signIn();
  const unique_id = subjectOf(authorization.id_token);
  const isOfThisAttempt = authorization.state === undefined || authorization.state === state;
  if (unique_id === null || !isOfThisAttempt)
    throw new Error("Apple returned an invalid or unrelated response");
  const { id_token } = authorization;
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(" ");
  const identity = { medium: "apple", token: id_token, id_token, unique_id, nonce } as const;
  return name === "" ? identity : { ...identity, name };
}

/** Maps what Apple's script rejects with: an object, not an `Error`. */
export function appleError(error: unknown): PopupError {
  const name = typeof error === "object" && error !== null && "error" in error ? error.error : null;
  if (name === "popup_closed_by_user") return "closed";
  if (name === "user_cancelled_authorize") return "denied";
  return name === "popup_blocked_by_browser" ? "blocked" : "failed";
}
