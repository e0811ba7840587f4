import {
  changeCourierPayoutAccount,
  changePayoutAccount,
  readCourierPayoutAccount,
  readPayoutAccount,
} from "@errand/core/ledger/payout-account.contract";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { messageIn, messageInAll } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import type { Staff } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { proveStaffPassword } from "../staff/prove-password.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { readStoreStaff } from "../staff/store-staff.data.ts";
import {
  type Payee,
  type PayoutAccounts,
  readPayoutAccounts,
  replacePayoutAccount,
} from "./payout-accounts.data.ts";

/** Where the shop pays a store, a rental provider or a courier (contract 7.6). */
export function payoutAccountRoutes(api: OrderApi & { outbox: Outbox }) {
  serve(api, readPayoutAccount, (_input, { db, staff, now }) =>
    readPayoutAccounts(db, { storeId: staff.storeId }, now),
  );

  serve(
    api,
    changePayoutAccount,
    async (input, ctx) => {
      const { storeId } = ctx.staff;
      const owners = (await readStoreStaff(ctx.db, ctx.staff)).flatMap(({ member, role }) =>
        role.key === "owner" && !member.blocked ? [member] : [],
      );
      return change(ctx, { payee: { storeId }, subject: `store:${storeId}`, owners }, input);
    },
    ({ current_password }, ctx) => proveStaffPassword(api, ctx, current_password),
  );

  serve(api, readCourierPayoutAccount, (_input, { db, staff, now }) =>
    readPayoutAccounts(db, { courierId: staff.courierId }, now),
  );

  serve(
    api,
    changeCourierPayoutAccount,
    async (input, ctx) => {
      const { courierId } = ctx.staff;
      const isCourier = eq(staffMembers.courierId, courierId);
      const owners = await ctx.db.select().from(staffMembers).where(isCourier);
      return change(ctx, { payee: { courierId }, subject: `courier:${courierId}`, owners }, input);
    },
    ({ current_password }, ctx) => proveStaffPassword(api, ctx, current_password),
  );

  async function change(
    ctx: AnyRequestContext & { staff: Staff },
    { payee, subject, owners }: { payee: Payee; subject: string; owners: Contact[] },
    input: { holder: string; iban: string },
  ) {
    const { db, staff, now, audit, language } = ctx;
    const { secret } = api.settings;
    const changed = await replacePayoutAccount(db, payee, input, { now, secret });
    await tell(db, owners, { iban: changed.masked, name: staff.name });
    const [before, after] = [toAudited(changed.before), toAudited(changed.after)];
    audit({ subject, before, after });
    const message = messageIn(language, "responses", "payout_account_waits");
    return { message, ...changed.after };
  }

  /** In every language, because those of the owners are unknown. */
  async function tell(tx: Database, owners: Contact[], what: { iban: string; name: string }) {
    const { businessName: shop } = await api.shop();
    const values = { shop, ...what };
    for (const { email, phone } of owners) {
      const kind = email === null ? "sms" : "mail";
      await api.outbox.send(tx, {
        kind,
        to: email ?? phone ?? "",
        subject:
          kind === "mail" ? messageInAll(" / ", "staff", "payout_account.subject", values) : "",
        text: messageInAll("\n\n", "staff", "payout_account.text", values),
      });
    }
  }
}

interface Contact {
  email: string | null;
  phone: string | null;
}

function toAudited({ account, pending }: PayoutAccounts) {
  return { payout_account: account?.iban ?? null, pending_payout_account: pending?.iban ?? null };
}
