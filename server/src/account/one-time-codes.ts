import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { demoCode } from "../config/available-login.ts";
import type { Database } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { type RateLimiter, ThrottledError } from "../requests/rate-limits.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { codeMessage } from "./code-message.ts";
import type { CodePurpose } from "./code-purpose.ts";
import { countSend } from "./codes.data.ts";
import { oneTimeCodes } from "./codes.tables.ts";

const maxAttempts = 5;
const lifeMs = 10 * 60_000;

export interface CodeTarget {
  purpose: CodePurpose;
  /** E-mail in lower case, or phone in E.164. */
  recipient: string;
  /** The shopper or application that may use the code; anyone with the code if left out. */
  holder?: string;
  /** The sign-in that the code continues. */
  pendingSignInId?: number | null;
}

export interface OneTimeCodes {
  /**
   * Sends a code, which replaces the previous one. Throws `Throttled` above a limit. With `isKnown`
   * false no message is sent, but everything else is the same, so that the response reveals
   * nothing.
   */
  send(
    ctx: AnyRequestContext,
    code: CodeTarget & { customerId?: number | null; isKnown?: boolean },
  ): Promise<void>;
  /** Creates a code without sending it, for a caller that has proved ownership otherwise. */
  issue(ctx: AnyRequestContext, code: CodeTarget): Promise<string>;
  /**
   * Throws unless `code` is the active one, of that holder and sign-in if they are stated. A wrong
   * one counts as an attempt even if the surrounding transaction is rolled back.
   */
  check(ctx: AnyRequestContext, code: CodeTarget & { code: string }): Promise<ValidCode>;
}

export interface ValidCode {
  /** The sign-in that the code was sent for. */
  pendingSignInId: number | null;
  /** Invalidates the code; only one of several simultaneous callers succeeds. */
  use(tx: Database): Promise<void>;
}

export function createCodes(parts: {
  /**
   * Outside the transactions of requests, so that an error does not roll back a counted attempt.
   */
  db: Database;
  messages: Outbox;
  /** Limits the checks per address. */
  checks: RateLimiter;
  shopName: () => Promise<string>;
  secret: string;
  demo: boolean;
}): OneTimeCodes {
  const { db, messages, checks, shopName, secret, demo } = parts;

  /** Keyed with the secret, because a million codes can be tried quickly; bound to the purpose. */
  const hashCode = (purpose: CodePurpose, recipient: string, code: string) =>
    createHmac("sha256", secret).update(`one-time code ${purpose} ${recipient} ${code}`).digest();

  const issue: OneTimeCodes["issue"] = async (ctx, target) => {
    const { purpose, recipient, holder = "", pendingSignInId = null } = target;
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const fresh = {
      codeHash: hashCode(purpose, recipient, code),
      holder,
      pendingSignInId,
      tries: 0,
      expiresAt: new Date(ctx.now.getTime() + lifeMs),
    };
    await ctx.db
      .insert(oneTimeCodes)
      .values({ purpose, recipient, ...fresh })
      .onConflictDoUpdate({ target: [oneTimeCodes.purpose, oneTimeCodes.recipient], set: fresh });
    return code;
  };

  return {
    issue,

    async send(ctx, { customerId = null, isKnown = true, ...target }) {
      const { purpose, recipient } = target;
      const code = await issue(ctx, target);
      const { address, language, now } = ctx;
      const wait = await countSend(ctx.db, { recipient, customerId, address }, now);
      if (wait > 0) throw new ThrottledError(wait, "otp_wait");

      const message = codeMessage({
        ...{ code, purpose, recipient, language },
        shopName: await shopName(),
      });
      const expiresAt = new Date(now.getTime() + lifeMs);
      await messages.send(ctx.db, message, { expiresAt, isDelivered: isKnown });
    },

    async check({ address, now }, { purpose, recipient, holder, pendingSignInId, code }) {
      await checks.take(address);
      const isReset = purpose.endsWith("reset") || purpose === "wallet";
      const field = isReset ? "reset_token" : "otp";
      const isFor = and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.recipient, recipient));
      const [active] = await db
        .update(oneTimeCodes)
        .set({ tries: sql`${oneTimeCodes.tries} + 1` })
        .where(
          and(
            isFor,
            holder === undefined ? undefined : eq(oneTimeCodes.holder, holder),
            pendingSignInId == null ? undefined : eq(oneTimeCodes.pendingSignInId, pendingSignInId),
            lt(oneTimeCodes.tries, maxAttempts),
            gt(oneTimeCodes.expiresAt, now),
          ),
        )
        .returning({
          codeHash: oneTimeCodes.codeHash,
          pendingSignInId: oneTimeCodes.pendingSignInId,
        });

      const hash = hashCode(purpose, recipient, code);
      const isSent = timingSafeEqual(hash, active?.codeHash ?? randomBytes(hash.length));
      const isDemo = timingSafeEqual(hash, hashCode(purpose, recipient, demoCode)) && demo;
      if (!active || !(isSent || isDemo)) throw new AppError(`${field}_wrong`, { field });

      const isThis = and(isFor, eq(oneTimeCodes.codeHash, active.codeHash));
      // Only wrong attempts invalidate a code.
      await db
        .update(oneTimeCodes)
        .set({ tries: sql`${oneTimeCodes.tries} - 1` })
        .where(isThis);
      return {
        pendingSignInId: active.pendingSignInId,
        async use(tx) {
          const used = await tx.delete(oneTimeCodes).where(isThis).returning({ one: sql`1` });
          if (used.length === 0) throw new AppError(`${field}_wrong`, { field });
        },
      };
    },
  };
}
