import { ApiError } from "@errand/core/api-error";
import { useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { useShop } from "../config/shop.ts";

/** Has customers verify their phone before they add funds or convert points (contract 3.7). */
export function usePhoneProof() {
  const { config } = useShop();
  const { data: profile } = useProfile();
  const [waiting, setWaiting] = useState<{ act: () => void } | null>(null);
  const isNeeded =
    config.centralize_login.phone_verification_status === 1 && profile?.is_phone_verified === 0;

  return {
    phone: profile?.phone ?? null,
    isAsking: waiting !== null,
    /** Calls `act` once the phone is verified; at once when it need not be. */
    before(act: () => void) {
      if (isNeeded) setWaiting({ act });
      else act();
    },
    /**
     * Asks for the proof if the server refused something for the lack of it, as after a change of
     * the settings, and calls `act` afterwards. Returns whether it did.
     */
    afterRefusal(error: unknown, act: () => void): boolean {
      const isUnverified = error instanceof ApiError && error.find("phone_unverified");
      if (isUnverified) setWaiting({ act });
      return Boolean(isUnverified);
    },
    finish() {
      setWaiting(null);
      waiting?.act();
    },
    cancel: () => setWaiting(null),
  };
}

export type PhoneProof = ReturnType<typeof usePhoneProof>;
