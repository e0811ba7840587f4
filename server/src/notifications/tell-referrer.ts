import type { OnReferral } from "../account/referrals.data.ts";
import { notify } from "./notify.ts";

/** Notifies a customer that a friend has signed up with the referral code (contract 4.9). */
export const tellReferrer: OnReferral = (tx, { customerId, referrerId, friend }, at) =>
  notify(tx, {
    customerId: referrerId,
    cause: `referral:${customerId}:joined`,
    type: "referral_code",
    message: "friend_joined",
    values: { friend },
    at,
  });
