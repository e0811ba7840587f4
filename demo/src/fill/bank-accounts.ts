import { maskIban } from "@errand/core/ledger/iban";
import type { Database } from "@errand/server/database/database";
import { sealIban } from "@errand/server/store-desk/payout-accounts.data";
import { payoutAccounts } from "@errand/server/store-desk/payout-accounts.tables";

/** Whom the shop of the demo pays. */
interface DemoPayee {
  name: string;
  storeId: number | null;
  courierId: number | null;
}

/** Long enough ago to be paid to. */
const stated = new Date("2026-01-05T09:00:00Z");

/** Gives stores and couriers without a bank account one, so that the desk can pay them. */
export async function fillBankAccounts(
  db: Database,
  payees: readonly DemoPayee[],
  shopSecret: string,
): Promise<void> {
  const rows = await db
    .select({ storeId: payoutAccounts.storeId, courierId: payoutAccounts.courierId })
    .from(payoutAccounts);
  const isKnown = ({ storeId, courierId }: DemoPayee) =>
    rows.some((row) => row.storeId === storeId && row.courierId === courierId);
  const missing = payees.filter(
    (payee) => (payee.storeId ?? payee.courierId) !== null && !isKnown(payee),
  );
  if (missing.length === 0) return;
  await db.insert(payoutAccounts).values(
    missing.map(({ name: holder, storeId, courierId }) => {
      const payee = storeId === null ? { courierId: courierId ?? 0 } : { storeId };
      const iban = inventIban(storeId === null ? "2" : "1", storeId ?? courierId ?? 0);
      return {
        ...{ storeId, courierId, holder },
        iban: sealIban(shopSecret, payee, iban),
        masked: maskIban(iban),
        ...{ createdAt: stated, activeAt: stated },
      };
    }),
  );
}

/** A number of the right form at a bank that does not exist. */
function inventIban(kind: "1" | "2", id: number): string {
  const account = `0000000000${kind}${String(id).padStart(12, "0")}`;
  // F and R count 15 and 27, and 00 stands for the check digits.
  const check = 98n - (BigInt(`${account}152700`) % 97n);
  return `FR${String(check).padStart(2, "0")}${account}`;
}
