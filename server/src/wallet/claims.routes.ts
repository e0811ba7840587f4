import { randomUUID } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { claimPaid } from "@errand/core/ledger/wallet-journals";
import { fromMinor, minor, toMinor } from "@errand/core/money";
import { listDeskClaims, payDeskClaim } from "@errand/core/wallet/claims.contract";
import type { ShopApi } from "../config/shop.ts";
import { postJournal } from "../ledger/ledger.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { lockClaim, readClaims } from "./claims.data.ts";

/** What the desk pays to people who have deleted their account. */
export function claimRoutes(api: ShopApi) {
  serve(api, listDeskClaims, async (paging, { db }) => {
    const { total, claims } = await readClaims(db, paging);
    return {
      total_size: total,
      ...paging,
      claims: claims.map(({ customerId, amount, onItsWay, createdAt }) => ({
        customer_id: customerId,
        amount: fromMinor(amount),
        on_its_way: fromMinor(onItsWay),
        created_at: createdAt.toISOString(),
      })),
    };
  });

  serve(api, payDeskClaim, async ({ reference, amount: paid }, ctx) => {
    const { db, now, language, audit } = ctx;
    const claim = await lockClaim(db, reference.toUpperCase());
    if (!claim) throw new AppError("claim_not_found", { field: "reference" });
    const { customerId } = claim;
    const amount = toMinor(paid);
    if (amount > claim.amount - claim.onItsWay) {
      throw new AppError("claim_amount_too_large", { field: "amount" });
    }
    const cause = `claim:${customerId}:paid:${randomUUID()}`;
    await postJournal(db, { ...claimPaid({ cause, customerId, amount }), at: now });
    const left = fromMinor(minor(claim.amount - amount));
    audit({ subject: `claim:${customerId}`, after: { paid, left } });
    return { message: messageIn(language, "responses", "claim_paid"), left };
  });
}
