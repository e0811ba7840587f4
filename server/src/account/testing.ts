import { minor } from "@errand/core/money";
import { desc, eq, sql } from "drizzle-orm";
import { shop } from "../config/config.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import type { TestApi } from "../testing.ts";

/** The code in the latest message to a recipient; "" without one. */
export async function codeTo(
  { runDueJobs, db }: Pick<TestApi, "runDueJobs" | "db">,
  recipient: string,
) {
  await runDueJobs();
  const [message] = await db
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
}

/** A code that differs from this one and from the demo code. */
export function wrongCode(code: string): string {
  return code === "000001" ? "000002" : "000001";
}

let people = 0;

/** A new contact at a network address of its own. */
export function somebody() {
  people += 1;
  const digits = String(people).padStart(6, "0");
  return {
    name: "Ada Byron Lovelace",
    email: `ada.${digits}@example.org`,
    phone: `+33612${digits}`,
    password: "difference engine",
    confirm_password: "difference engine",
    address: `2001:db8::${people.toString(16)}`,
  };
}

/** Changes the sign-in settings of the shop from the next request on. */
export async function setLogin(
  { db, changes }: Pick<TestApi, "db" | "changes">,
  login: Partial<ShopSettings["login"]>,
) {
  const change = JSON.stringify(login);
  await db.update(shop).set({
    settings: sql`jsonb_set(settings, '{login}', settings->'login' || ${change}::jsonb)`,
  });
  await changes.flushed();
}

/** Changes the wallet and the referrals of the shop from the next request on. */
export async function offerReferrals(
  { db, changes }: Pick<TestApi, "db" | "changes">,
  { wallet = true }: { wallet?: boolean } = {},
) {
  const change: Partial<ShopSettings> = { wallet, referral: { reward: minor(500), bonus: null } };
  await db.update(shop).set({ settings: sql`settings || ${JSON.stringify(change)}::jsonb` });
  await changes.flushed();
}
