import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { messageResponse, oneTimeCode, phone } from "../values.ts";

/**
 * Verifying the phone of the account before money is added or points are converted (contract 3.7).
 */

export const sendWalletCode = endpoint("POST /customer/wallet/send-otp", {
  about: "Sends a code to the phone of the account, which the wallet requires to be verified.",
  allow: "customer",
  input: z.object({ phone }),
  reply: messageResponse,
  errors: ["feature_off", "phone_of_other_account", "phone_verified", "otp_wait"],
});

export const verifyWalletCode = endpoint("POST /customer/wallet/verify-otp", {
  about: "Verifies the phone of the account by the code that was sent to it.",
  allow: "customer",
  input: z.object({ reset_token: oneTimeCode, phone }),
  reply: messageResponse,
  errors: [
    "feature_off",
    "phone_of_other_account",
    "phone_taken",
    "reset_token_wrong",
    "throttled",
  ],
});
