import { AppError } from "@errand/core/errors";
import { maskIban, parseIban } from "@errand/core/ledger/iban";
import {
  changePayoutAccount,
  payoutAccountDays,
  readPayoutAccount,
} from "@errand/core/ledger/payout-account.contract";
import { and, desc, eq, gt } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { messageIn, messageInAll } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import type { StaffOf } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { proveStaffPassword } from "../staff/prove-password.ts";
import { sealSecret } from "../staff/sealed-secret.ts";
import { readStoreStaff } from "../staff/store-staff.data.ts";
import { payoutAccounts } from "./payout-accounts.tables.ts";

const waitMs = payoutAccountDays * 24 * 3_600_000;

/** Where the shop pays a store or a rental provider (contract 7.6). */
export function payoutAccountRoutes(api: OrderApi & { outbox: Outbox }) {
  serve(api, readPayoutAccount, (_input, { db, staff, now }) =>
    readAccounts(db, staff.storeId, now),
  );

  serve(
    api,
    changePayoutAccount,
    async ({ holder, iban: typed }, { db, staff, now, audit, language }) => {
      const iban = parseIban(typed);
      if (iban === null) throw new AppError("iban_invalid", { field: "iban" });
      const { storeId } = staff;
      // Two changes of a store wait for each other.
      const isStore = eq(stores.id, storeId);
      await db.select({ id: stores.id }).from(stores).where(isStore).for("no key update");
      const before = await readAccounts(db, storeId, now);
      await db
        .delete(payoutAccounts)
        .where(and(eq(payoutAccounts.storeId, storeId), gt(payoutAccounts.activeAt, now)));
      const masked = maskIban(iban);
      const owner = { purpose: "payout account of a store", owner: `store ${storeId}` };
      await db.insert(payoutAccounts).values({
        ...{ storeId, holder, masked },
        iban: sealSecret(api.settings.secret, owner, Buffer.from(iban)),
        createdAt: now,
        activeAt: new Date(now.getTime() + waitMs),
      });
      await tellOwners(db, staff, masked);
      const after = await readAccounts(db, storeId, now);
      audit({ subject: `store:${storeId}`, before: toAudited(before), after: toAudited(after) });
      return { message: messageIn(language, "responses", "payout_account_waits"), ...after };
    },
    ({ current_password }, ctx) => proveStaffPassword(api, ctx, current_password),
  );

  /** In every language, because those of the owners are unknown. */
  async function tellOwners(tx: Database, staff: StaffOf<"store">, iban: string) {
    const { businessName: shop } = await api.shop();
    const values = { shop, iban, name: staff.name };
    for (const { member, role } of await readStoreStaff(tx, staff)) {
      if (role.key !== "owner" || member.blocked) continue;
      const { email, phone } = member;
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

type Accounts = Awaited<ReturnType<typeof readAccounts>>;

async function readAccounts(db: Database, storeId: number, now: Date) {
  const rows = await db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.storeId, storeId))
    .orderBy(desc(payoutAccounts.activeAt), desc(payoutAccounts.id))
    .limit(2);
  const toResponse = ({ holder, masked, createdAt }: (typeof rows)[number]) => ({
    ...{ holder, iban: masked },
    changed_at: createdAt.toISOString(),
  });
  const active = rows.find(({ activeAt }) => activeAt <= now);
  const waiting = rows.find(({ activeAt }) => activeAt > now);
  return {
    account: active ? toResponse(active) : null,
    pending: waiting ? { ...toResponse(waiting), active_at: waiting.activeAt.toISOString() } : null,
  };
}

function toAudited({ account, pending }: Accounts) {
  return { payout_account: account?.iban ?? null, pending_payout_account: pending?.iban ?? null };
}
