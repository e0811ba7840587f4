import { createHash } from "node:crypto";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { AppError } from "@errand/core/errors";
import { and, eq, sql } from "drizzle-orm";
import { type Database, sendTogether } from "../database/database.ts";
import { emptyOldDay } from "../database/empty-old-day.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
import { lockKey } from "../database/shop-schema.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

export interface KeyedRequest {
  /** Caller and route. */
  scope: string;
  key: string;
  /** Digest of path, query and body. */
  request: string;
}

export interface StoredResponse {
  status: number;
  body: string;
}

export function digest(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/**
 * Returns the stored response to this request, null when there is none yet. Until the transaction
 * ends, the same key is refused as in progress (contract 1.4). Throws `idempotency_in_progress` and
 * `idempotency_mismatch`.
 */
export async function claimKey(tx: Database, keyed: KeyedRequest): Promise<StoredResponse | null> {
  const { scope, key } = keyed;
  // Separate statements, because one that also takes the lock sees only what was committed before
  // it started.
  const [[lock], [stored]] = await sendTogether(
    tryLock(tx, { name: `${scope} ${key}` }),
    storedReply(tx).execute({ scope, key }),
  );
  if (!lock?.free) throw new AppError("idempotency_in_progress");
  return responseTo(keyed, stored);
}

const tryLock = preparedStatement<{ free: boolean }>(
  "try_lock_key",
  sql`select pg_try_advisory_xact_lock(${lockKey(sql.placeholder("name"))}) as free`,
);

/** Returns the stored response to this request, null without one. Throws `idempotency_mismatch`. */
export async function readStoredResponse(
  tx: Database,
  keyed: KeyedRequest,
): Promise<StoredResponse | null> {
  const { scope, key } = keyed;
  const [stored] = await storedReply(tx).execute({ scope, key });
  return responseTo(keyed, stored);
}

function responseTo(
  keyed: KeyedRequest,
  stored: typeof idempotencyKeys.$inferSelect | undefined,
): StoredResponse | null {
  if (!stored) return null;
  if (stored.request !== keyed.request) throw new AppError("idempotency_mismatch");
  const { status, reply, compressedReply } = stored;
  return { status, body: compressedReply ? zstdDecompressSync(compressedReply).toString() : reply };
}

const storedReply = preparedQuery((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, sql.placeholder("scope")),
        eq(idempotencyKeys.key, sql.placeholder("key")),
      ),
    )
    .prepare("stored_reply"),
);

/**
 * Characters from which a reply is compressed here: PostgreSQL takes ten times as long, but the
 * memory of each compressor brings the next full collection of garbage closer.
 */
const longReply = 20_000;
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Stores the response in the transaction of the write. */
export async function storeResponse(
  tx: Database,
  keyed: KeyedRequest,
  { status, body }: StoredResponse,
) {
  const isLong = body.length >= longReply;
  await insertReply(tx).execute({
    ...keyed,
    status,
    reply: isLong ? "" : body,
    compressedReply: isLong ? zstdCompressSync(body, fast) : null,
  });
}

const insertReply = preparedQuery((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      scope: sql.placeholder("scope"),
      key: sql.placeholder("key"),
      request: sql.placeholder("request"),
      status: sql.placeholder("status"),
      reply: sql.placeholder("reply"),
      compressedReply: sql.placeholder("compressedReply"),
    })
    .prepare("insert_reply"),
);

/** Deletes keys that are older than a day, and at most two days old. */
export async function deleteOldKeys(db: Database) {
  await emptyOldDay(db, idempotencyKeys);
}
