import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { customers } from "@errand/server/account/account.tables";
import { hashPassword } from "@errand/server/account/passwords";
import { referrals } from "@errand/server/account/referrals.tables";
import { customerAddresses } from "@errand/server/addresses/addresses.tables";
import { type Database, inTransaction } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { postJournal } from "@errand/server/ledger/ledger";
import { wishlistEntries } from "@errand/server/wishlist/wishlist.tables";
import type { DemoCustomer } from "@errand/town/content/content.types";
import { customers as people } from "@errand/town/content/customers";
import type { FilledStore } from "./catalogue.ts";
import { daysFrom } from "./days.ts";
import type { FilledDistricts } from "./map.ts";
import { counter, syncIdsAndAnalyze } from "./sync-ids.ts";

/** Inserts the demo customers with their saved addresses and wishlists. */
export async function fillCustomers(
  db: Database,
  stores: Map<string, FilledStore>,
  districts: FilledDistricts,
  now: Date,
): Promise<void> {
  const numbered = people.map((person, index) => ({ id: index + 1, person }));
  const ids = { address: counter(), wish: counter() };
  await insertRows(
    db,
    customers,
    await Promise.all(
      numbered.map(async ({ id, person }) => ({
        id,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        phone: person.phone,
        emailVerified: true,
        phoneVerified: true,
        passwordHash: await hashPassword(person.password),
        image: person.picture,
        loginMedium: "manual" as const,
        blocked: false,
        createdAt: daysFrom(now, -person.joinedDaysAgo),
      })),
    ),
  );
  await insertRows(
    db,
    customerAddresses,
    numbered
      .flatMap(({ id, person }) => addressesOf(id, person, districts, now))
      .map((row) => ({
        id: ids.address(),
        ...row,
      })),
  );
  await insertRows(
    db,
    wishlistEntries,
    numbered
      .flatMap(({ id, person }) => wishlistEntriesOf(id, person, stores, districts, now))
      .map((row) => ({
        id: ids.wish(),
        ...row,
      })),
  );
  await insertRows(
    db,
    referrals,
    numbered.flatMap(({ id, person }) => {
      const referrer = numbered.find((other) => other.person.email === person.referredBy);
      const createdAt = daysFrom(now, -person.joinedDaysAgo);
      return referrer ? [{ customerId: id, referrerId: referrer.id, createdAt }] : [];
    }),
  );
  await syncIdsAndAnalyze(db, [customers, customerAddresses, wishlistEntries]);
  for (const { id, person } of numbered) {
    await creditWallet(db, id, person, daysFrom(now, -person.joinedDaysAgo));
  }
}

async function creditWallet(
  db: Database,
  customerId: number,
  { walletCredit }: DemoCustomer,
  at: Date,
): Promise<void> {
  if (walletCredit === 0) return;
  const cause = `customer:${customerId}:demo_credit`;
  const credit = { cause, customerId, amount: minor(walletCredit) };
  await inTransaction(db, (tx) => postJournal(tx, { ...walletGift("wallet_credit", credit), at }));
}

function addressesOf(
  customerId: number,
  person: DemoCustomer,
  districts: FilledDistricts,
  now: Date,
) {
  return person.addresses.map(({ type, district, floor }) => {
    const filled = districts[district];
    if (!filled) throw new Error(`no district ${district}`);
    return {
      customerId,
      ...filled.customers,
      type,
      floor,
      contactName: `${person.firstName} ${person.lastName}`,
      contactPhone: person.phone,
      zoneId: filled.zoneId,
      createdAt: now,
      updatedAt: now,
    };
  });
}

/**
 * Returns wishlist rows for the first stores of the home district and for the best-selling items of
 * its stores.
 */
function wishlistEntriesOf(
  customerId: number,
  { addresses, likedStores, likedItems }: DemoCustomer,
  stores: Map<string, FilledStore>,
  districts: FilledDistricts,
  now: Date,
) {
  const home = districts[addresses[0]?.district ?? 0]?.zoneId;
  const near = [...stores.values()].filter(({ zoneId }) => zoneId === home);
  const items = near.flatMap(({ bestItems }) => bestItems.slice(0, 1));
  const rows = [
    ...near.slice(0, likedStores).map(({ id }) => ({ itemId: null, storeId: id })),
    ...items.slice(0, likedItems).map(({ id }) => ({ itemId: id, storeId: null })),
  ];
  return rows.map((row) => ({ customerId, ...row, createdAt: now }));
}
