import { AppError, featureOff } from "@errand/core/errors";
import { toE164 } from "@errand/core/phone";
import { sendWalletCode, verifyWalletCode } from "@errand/core/wallet/phone.contract";
import { type Customer, findCustomer, verifyOwnContact } from "../account/account.data.ts";
import type { AccountApi } from "../account/account-api.ts";
import type { CustomerContext } from "../account/profile-codes.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";

/**
 * Verifying the phone of the account for the wallet, by a code of purpose `wallet` (contract 3.7).
 */
export function verifyPhoneRoutes(api: AccountApi) {
  serve(api, sendWalletCode, async ({ phone }, ctx) => {
    const { recipient, customer } = await ownPhone(phone, ctx);
    // Firebase sends its codes at the request of the browser, and the profile takes them.
    if (!api.outbox.canSend("sms")) throw featureOff("codes");
    if (customer.phoneVerified) throw new AppError("phone_verified");
    const { customerId, key: holder } = ctx.shopper;
    await api.codes.send(ctx, { purpose: "wallet", recipient, holder, customerId });
    return { message: messageIn(ctx.language, "responses", "code_on_its_way") };
  });

  serve(api, verifyWalletCode, async ({ phone, reset_token: code }, ctx) => {
    const { recipient, customer } = await ownPhone(phone, ctx);
    const holder = ctx.shopper.key;
    const valid = await api.codes.check(ctx, { purpose: "wallet", recipient, holder, code });
    await valid.use(ctx.db);
    await verifyOwnContact(ctx.db, customer.id, "phone", recipient);
    return { message: messageIn(ctx.language, "responses", "updated") };
  });

  async function ownPhone(
    typed: string,
    { db, shopper }: CustomerContext,
  ): Promise<{ recipient: string; customer: Customer }> {
    const { wallet, country } = await api.shop();
    if (!wallet) throw featureOff("wallet");
    const recipient = toE164(typed, country);
    const customer = await findCustomer(db, shopper.customerId);
    if (recipient === null || recipient !== customer.phone) {
      throw new AppError("phone_of_other_account", { field: "phone" });
    }
    return { recipient, customer };
  }
}
