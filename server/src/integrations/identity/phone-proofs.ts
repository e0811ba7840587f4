import * as z from "zod";
import type { FirebaseSettings } from "../../process/settings.ts";
import { askProvider, awayBecause } from "./ask-provider.ts";

export interface PhoneProofs {
  settings: FirebaseSettings;
  /** The phone (E.164) that got this code in this session; null when code or session is wrong. */
  check(given: { sessionInfo: string; code: string }): Promise<string | null>;
}

const proof = z.object({ phoneNumber: z.string().regex(/^\+\d{7,15}$/) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** What people do wrong; anything else is ours or Google's fault. */
const wrongCode =
  /^(INVALID_CODE|INVALID_SESSION_INFO|SESSION_EXPIRED|MISSING_\w+|TOO_MANY_ATTEMPTS\w*|CODE_EXPIRED)/;

/** Codes that Google's Identity Toolkit sends and checks ("Firebase"). */
export function connectPhoneProofs(settings: FirebaseSettings): PhoneProofs {
  const question = new URL(`${settings.url}/v1/accounts:signInWithPhoneNumber`);
  question.searchParams.set("key", settings.apiKey);

  return {
    settings,
    async check({ sessionInfo, code }) {
      const { ok, body } = await askProvider(question, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ sessionInfo, code }),
      });
      if (ok) {
        const read = proof.safeParse(body);
        if (!read.success) throw awayBecause(new Error("no phone number was told"));
        return read.data.phoneNumber;
      }
      const message = refusal.safeParse(body).data?.error.message ?? "";
      if (wrongCode.test(message)) return null;
      throw awayBecause(new Error("the Identity Toolkit refuses this shop"));
    },
  };
}
