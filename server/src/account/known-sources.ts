import { createHmac } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Api } from "../requests/api.ts";
import { deviceLifeDays, newDevice } from "../requests/device-cookie.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { signInSources } from "./account.tables.ts";

/** The source of a request: the device, if it sends its cookie, and the network. */
type Source = Pick<AnyRequestContext, "readDevice" | "address">;
type Secret = Pick<Api["settings"], "secret">;

/**
 * The key under which wrong passwords of an account are counted. A device or network that has
 * signed in before has its own counter; all others share one. An attacker therefore cannot use up
 * the attempts of the owner (OWASP, device cookies). Unknown contacts are counted in the same way.
 */
export async function attemptCounterKey(
  { secret }: Secret,
  { db, ...source }: Source & { db: Database },
  { customerId, contact }: { customerId: number | null; contact: string },
): Promise<string> {
  // Queried for unknown contacts, too, so that the response time does not reveal them.
  const account = customerId ?? 0;
  const network = hashSource(secret, account, `network ${source.address}`);
  const device = source.readDevice();
  const own = device ? [hashSource(secret, account, `device ${device}`), network] : [network];
  const rows = await db
    .select({ source: signInSources.source })
    .from(signInSources)
    .where(and(eq(signInSources.customerId, account), inArray(signInSources.source, own)));
  const known = own.find((hash) => rows.some((row) => hash.equals(row.source)));
  if (known) return `source ${known.toString("base64url")}`;
  return customerId === null ? `contact ${contact}` : `customer ${customerId}`;
}

/** Remembers the device and network from which the owner of an account has signed in. */
export async function rememberSource(
  { secret }: Secret,
  ctx: Pick<AnyRequestContext, "db" | "readDevice" | "address" | "afterCommit" | "setDevice">,
  customerId: number,
) {
  const device = ctx.readDevice() ?? newDevice();
  const sources = [`device ${device}`, `network ${ctx.address}`];
  await ctx.db
    .insert(signInSources)
    .values(
      sources.map((source) => ({ customerId, source: hashSource(secret, customerId, source) })),
    )
    .onConflictDoUpdate({
      target: [signInSources.customerId, signInSources.source],
      set: { lastUsedAt: sql`excluded.last_used_at` },
    });
  ctx.afterCommit(() => ctx.setDevice(device));
}

/** Deletes sources that have not been used for the lifetime of a device cookie. */
export async function deleteOldSources(db: Database) {
  const end = sql`now() - make_interval(days => ${deviceLifeDays})`;
  await db.delete(signInSources).where(lt(signInSources.lastUsedAt, end));
}

/** Keyed with the secret, because networks are few enough to be guessed; bound to the account. */
function hashSource(secret: string, customerId: number, source: string): Buffer {
  return createHmac("sha256", secret).update(`sign-in ${customerId} ${source}`).digest();
}
