import type { StorefrontContract } from "@errand/core/contract.storefront";

type SignInOptions = StorefrontContract["POST /auth/passkey-options"]["reply"];
export type CreationOptions = Extract<
  StorefrontContract["POST /customer/passkeys/options"]["reply"],
  { options: unknown }
>["options"];

/**
 * Whether passkeys can be used here; if not, for want of what: a host name in the address, or a
 * browser.
 */
export type PasskeySupport = "available" | "needsHostName" | "needsBrowser";

/** Browsers bind passkeys to a host name, so a shop that is opened at an IP address has none. */
export function passkeySupport(): PasskeySupport {
  if (typeof window.PublicKeyCredential !== "function") return "needsBrowser";
  return /^[\d.]+$|^\[/.test(location.hostname) ? "needsHostName" : "available";
}

/** This device already has a passkey of the account. */
export class PasskeyExists extends Error {
  override name = "PasskeyExists";
}

const loadLibrary = () => import("@simplewebauthn/browser");

/**
 * Creates a passkey with the dialog of the browser; null when the customer cancels. Rejects with
 * `PasskeyExists`.
 */
export async function createPasskey(optionsJSON: CreationOptions) {
  const { startRegistration } = await loadLibrary();
  return unlessCancelled(startRegistration({ optionsJSON }));
}

/** Asks for a passkey with the dialog of the browser; null when the customer cancels. */
export async function askForPasskey(loadOptions: () => Promise<SignInOptions>) {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadLibrary(), loadOptions()]);
  return unlessCancelled(startAuthentication({ optionsJSON }));
}

/**
 * Offers passkeys among the suggestions of the field whose `autocomplete` contains "webauthn",
 * until the signal or `askForPasskey` ends it. Null when none is chosen, also where the browser
 * cannot suggest any.
 */
export async function suggestPasskey(
  loadOptions: () => Promise<SignInOptions>,
  signal: AbortSignal,
) {
  if (passkeySupport() !== "available") return null;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  const [{ startAuthentication, WebAuthnAbortService }, optionsJSON] = await Promise.all([
    loadLibrary(),
    loadOptions(),
  ]);
  if (signal.aborted) return null;
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  return unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill: true }));
}

/**
 * Browsers report a question that was closed, timed out or replaced by another one as these errors.
 */
async function unlessCancelled<Credential>(question: Promise<Credential>) {
  try {
    return await question;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return null;
    if (name === "InvalidStateError") throw new PasskeyExists();
    throw error;
  }
}
