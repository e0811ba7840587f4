import { useState } from "react";
import { type CreationOptions, createPasskey } from "../account/passkeys.ts";
import type { Input } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import type { SentCode } from "../profile/sent-code-form.tsx";
import { useAddPasskey } from "./passkeys.queries.ts";

type OwnerProof = Input<"POST /customer/passkeys/options">;

/**
 * Creates a passkey in two steps: the customer proves that they own the account, then the browser
 * asks for the passkey. Both functions reject with the error of the server, or of the browser.
 */
export function usePasskeyCreation(onAdded: () => void) {
  const adding = useAddPasskey();
  /**
   * A code that the customer has to enter as proof. Stays when the dialog closes: it is still
   * valid.
   */
  const [sent, setSent] = useState<SentCode | null>(null);
  /**
   * Stays after the customer has cancelled the dialog of the browser: the proof is valid for
   * minutes.
   */
  const [options, setOptions] = useState<CreationOptions | null>(null);

  /** Resolves to the message of the response when a code was sent, else to "". */
  async function prove(proof: OwnerProof): Promise<string> {
    const response = await call("POST /customer/passkeys/options", proof);
    if ("otp_send" in response) {
      const { verification_on: on, verification_medium } = response;
      setSent({ on, isByFirebase: verification_medium === "firebase" });
      return response.message;
    }
    setSent(null);
    setOptions(response.options);
    await create(response.options);
    return "";
  }

  async function create(creationOptions: CreationOptions) {
    const credential = await createPasskey(creationOptions);
    if (!credential) return;
    // A challenge is valid once, so another attempt needs another proof.
    setOptions(null);
    await adding.mutateAsync({ credential });
    onAdded();
  }

  return { sent, options, prove, create, forgetProof: () => setOptions(null) };
}
