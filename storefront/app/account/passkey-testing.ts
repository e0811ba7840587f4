import { vi } from "vitest";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = (response: object) => ({
  id: "Y3JlZGVudGlhbA",
  rawId: bytes("credential"),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes("data"), ...response },
});

const created = credential({
  attestationObject: bytes("attestation"),
  getTransports: () => ["internal"],
});
const asserted = credential({
  authenticatorData: bytes("authenticator"),
  signature: bytes("signature"),
  userHandle: bytes("ada"),
});

/** As the contract requires, for a challenge of "challenge". */
export const creationOptions = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "localhost", name: "Errand" },
  user: { id: "YWRh", name: "ada@example.org", displayName: "Ada Lovelace" },
  pubKeyCredParams: [{ alg: -7, type: "public-key" as const }],
};
export const requestOptions = { challenge: "Y2hhbGxlbmdl", rpId: "localhost" };

/** The error of a browser dialog that the customer has closed. */
export const cancelled = () => new DOMException("The operation was cancelled.", "NotAllowedError");

/**
 * Gives the browser passkeys. `create` and `get` stand for its dialogs, which the customer accepts
 * by default. It suggests none in fields unless `hasSuggestions`.
 */
export function fakePasskeys({ hasSuggestions = false } = {}) {
  const create = vi.fn(async (_options: CredentialCreationOptions): Promise<unknown> => created);
  const get = vi.fn(async (_options: CredentialRequestOptions): Promise<unknown> => asserted);
  const isConditionalMediationAvailable = async () => hasSuggestions;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { create, get } });
  return { create, get };
}
