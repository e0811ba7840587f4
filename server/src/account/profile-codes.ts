import type { updateProfile } from "@errand/core/account/profile.contract";
import { AppError } from "@errand/core/errors";
import type * as z from "zod";
import { messageIn } from "../messages/messages.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { AccountContact } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";

export type OtpSent = Extract<z.output<typeof updateProfile.reply>, { otp_send: true }>;

/** A one-time code, or the phone number that Firebase has verified. */
export interface OwnerProof {
  otp: string | undefined;
  provedPhone: string | null;
}

/** The customer of a request. */
export type CustomerContext = AnyRequestContext & {
  shopper: { kind: "customer"; customerId: number; key: string };
  token: string;
};

/** One-time codes of purpose `profile`, bound to the signed-in customer who requested them. */
export function profileCodes(api: AccountApi) {
  /** When Firebase is connected, it sends the codes to phones, and only it can verify them. */
  const isByFirebase = (field: AccountContact | undefined) =>
    field === "phone" && api.phoneProofs !== null;

  return {
    isByFirebase,

    canSend: (field: AccountContact) =>
      isByFirebase(field) || api.outbox.canSend(field === "email" ? "mail" : "sms"),

    async send(ctx: CustomerContext, field: AccountContact, recipient: string): Promise<OtpSent> {
      const { customerId, key: holder } = ctx.shopper;
      const byFirebase = isByFirebase(field);
      if (!byFirebase) {
        await api.codes.send(ctx, { purpose: "profile", recipient, holder, customerId });
      }
      return {
        message: messageIn(ctx.language, "responses", "code_on_its_way"),
        otp_send: true,
        verification_on: field,
        verification_medium: byFirebase ? "firebase" : field === "email" ? "email" : "SMS",
      };
    },

    async use(
      ctx: CustomerContext,
      field: AccountContact,
      recipient: string,
      { otp: code = "", provedPhone }: OwnerProof,
    ) {
      if (isByFirebase(field)) {
        if (provedPhone !== recipient) throw new AppError("otp_wrong", { field: "otp" });
        return;
      }
      const holder = ctx.shopper.key;
      const valid = await api.codes.check(ctx, { purpose: "profile", recipient, holder, code });
      await valid.use(ctx.db);
    },
  };
}
