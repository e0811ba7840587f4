import * as z from "zod";
import type { FirebaseSettings } from "../../process/settings.ts";
import { awayBecause, callProvider } from "./call-provider.ts";

export interface PhoneProofs {
  settings: FirebaseSettings;
  /**
   * Returns the phone (E.164) that received this code in this session; null when code or session is
   * wrong.
   */
  check(given: { sessionInfo: string; code: string }): Promise<string | null>;
}

const proof = z.object({ phoneNumber: z.string().regex(/^\+\d{7,15}$/) });
const errorResponse = z.object({ error: z.object({ message: z.string() }) });

/** Errors of the customer; any other error is one of Errand or Google. */
const wrongCode =
  /^(INVALID_CODE|INVALID_SESSION_INFO|SESSION_EXPIRED|MISSING_\w+|TOO_MANY_ATTEMPTS\w*|CODE_EXPIRED)/;

/** Checks codes that Google's Identity Toolkit ("Firebase") has sent. */
export function connectPhoneProofs(settings: FirebaseSettings): PhoneProofs {
  const url = new URL(`${settings.url}/v1/accounts:signInWithPhoneNumber`);
  url.searchParams.set("key", settings.apiKey);

  return {
    settings,
    async check({ sessionInfo, code }) {
      const { ok, body } = await callProvider(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ sessionInfo, code }),
      });
      if (ok) {
        const read = proof.safeParse(body);
        if (!read.success) throw awayBecause(new Error("the response has no phone number"));
        return read.data.phoneNumber;
      }
      const message = errorResponse.safeParse(body).data?.error.message ?? "";
      if (wrongCode.test(message)) return null;
      throw awayBecause(new Error("the Identity Toolkit refuses the request"));
    },
  };
}
