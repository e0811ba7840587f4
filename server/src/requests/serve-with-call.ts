import { randomUUID } from "node:crypto";
import { type Endpoint, isForStaff } from "@errand/core/endpoint";
import { AppError, AppErrors, getErrorStatus } from "@errand/core/errors";
import type * as z from "zod";
import { inTransaction } from "../database/database.ts";
import {
  closeCall,
  dropCall,
  endLease,
  storeIntent,
  takeOverCall,
} from "../idempotency/external-calls.ts";
import {
  claimKey,
  readStoredResponse,
  type StoredResponse,
  storeResponse,
} from "../idempotency/idempotency.ts";
import type { Api } from "./api.ts";
import { type CheckedCall, createRequestChecker } from "./check-request.ts";
import { withOtherActor } from "./other-actor.ts";
import { recordChange } from "./record-change.ts";
import { replyWriter } from "./reply-text.ts";
import type { RequestContext } from "./request-context.ts";
import { json } from "./responses.ts";
import { checkedCallOf, toResumableInput } from "./resumable-input.ts";
import { route } from "./route.ts";

/** What the steps of a call share. The provider takes `id` as its idempotency key. */
export interface Intent<Claimed> {
  id: string;
  claimed: Claimed;
}

/** The three steps of a write that calls an outside service. */
export interface CallSteps<E extends Endpoint, Claimed, Result> {
  /**
   * Decides in a transaction what to call for, and returns what the later steps need as JSON. It is
   * stored with the intent and happens once, however often the call is tried.
   */
  claim?(input: z.output<E["input"]>, ctx: RequestContext<E>): Promise<Claimed>;
  /** Calls the service, without an open transaction. */
  call(
    input: z.output<E["input"]>,
    ctx: RequestContext<E>,
    intent: Intent<Claimed>,
  ): Promise<Result>;
  /** Applies the result in a transaction, which also stores the response. */
  apply(
    input: z.output<E["input"]>,
    ctx: RequestContext<E>,
    result: Result,
    intent: Intent<Claimed>,
  ): Promise<z.input<E["reply"]>>;
  /** Takes back what `claim` wrote, when the service or `apply` refuses. */
  onRefused?(ctx: RequestContext<E>, input: z.output<E["input"]>): Promise<void>;
  /**
   * A job may finish an interrupted call. It has the input, language, shopper and time of the
   * request, so only for input without secrets, which is stored.
   */
  resumable?: boolean;
}

type Outcome = StoredResponse & { replayed: boolean };

/**
 * Serves a write that calls an outside service (safety 5). First, one transaction claims the
 * idempotency key and stores the intent. Then the service is called without an open transaction.
 * Last, a second transaction applies the result and stores the response. A repeated request gets
 * the stored response, or 409 while the first one runs; after a crash it continues the same intent.
 */
export function serveWithCall<E extends Endpoint, Result, Claimed = undefined>(
  api: Api,
  endpoint: E,
  steps: CallSteps<E, Claimed, Result>,
): void {
  const check = createRequestChecker(api, endpoint);
  const writeReply = replyWriter(endpoint.reply);
  const status = endpoint.status ?? 200;
  const getContext = ({ ctx }: CheckedCall) => ctx as RequestContext<E>;
  const getInput = ({ input }: CheckedCall) => input as z.output<E["input"]>;

  /** The intent of a new or interrupted call, or the stored response. */
  async function begin(call: CheckedCall): Promise<Intent<Claimed> | StoredResponse> {
    const { keyed } = call;
    const { claim } = steps;
    const claimed = async (checked: CheckedCall) =>
      (await claim?.(getInput(checked), getContext(checked))) as Claimed;
    if (!keyed && !claim) return { id: randomUUID(), claimed: undefined as Claimed };
    return inTransaction(call.ctx.db, async (tx) => {
      const inTx = { ...call, ctx: { ...call.ctx, db: tx } };
      if (!keyed) return { id: randomUUID(), claimed: await claimed(inTx) };
      const stored = await claimKey(tx, keyed);
      if (stored) return stored;
      const interrupted = await takeOverCall(tx, keyed, call.ctx.now);
      if (interrupted) return { id: interrupted.id, claimed: interrupted.claimed as Claimed };
      const intent = {
        kind: endpoint.path,
        claimed: await claimed(inTx),
        input: steps.resumable ? toResumableInput(call) : null,
        now: call.ctx.now,
      };
      const { id } = await storeIntent(tx, keyed, intent);
      return { id, claimed: intent.claimed };
    });
  }

  /** The second and third step. */
  async function finish(call: CheckedCall, intent: Intent<Claimed>): Promise<Outcome> {
    try {
      const result = await steps.call(getInput(call), getContext(call), intent);
      return await inTransaction(call.ctx.db, async (tx) => {
        call.committed.length = 0;
        call.audited = null;
        const { keyed } = call;
        const kept = steps.resumable ? result : null;
        if (keyed && !(await closeCall(tx, intent.id, kept))) {
          const stored = await readStoredResponse(tx, keyed);
          if (!stored) throw new AppError("idempotency_in_progress");
          return { ...stored, replayed: true };
        }
        const ctx = { ...getContext(call), db: tx };
        const reply = await steps.apply(getInput(call), ctx, result, intent);
        await recordChange(api, endpoint, tx, call);
        const response = { status, body: writeReply(reply) };
        if (keyed) await storeResponse(tx, keyed, response);
        return { ...response, replayed: false };
      });
    } catch (error) {
      await (isRefusal(error) ? refuse(call, intent) : leaveOpen(call, intent));
      throw error;
    }
  }

  /** A refusal changes nothing and frees the key. */
  function refuse(call: CheckedCall, intent: Intent<Claimed>): Promise<void> {
    return inTransaction(call.ctx.db, async (tx) => {
      if (call.keyed && !(await dropCall(tx, intent.id))) return;
      await steps.onRefused?.({ ...getContext(call), db: tx }, getInput(call));
    });
  }

  /** The service may have acted, so the same intent is tried again. */
  async function leaveOpen(call: CheckedCall, intent: Intent<Claimed>): Promise<void> {
    if (call.keyed) await endLease(call.ctx.db, intent.id, call.ctx.now);
  }

  async function run(call: CheckedCall): Promise<Outcome> {
    const begun = await begin(call);
    if ("body" in begun) return { ...begun, replayed: true };
    const outcome = await finish(call, begun);
    for (const act of call.committed) await act();
    return outcome;
  }

  if (steps.resumable) {
    // A job has no session, so it cannot say who made the change.
    if (isForStaff(endpoint.allow)) throw new Error(`${endpoint.path} cannot be resumed`);
    api.resumers.set(endpoint.path, async (call) => {
      await finish(checkedCallOf(api, call), { id: call.id, claimed: call.claimed as Claimed });
    });
  }
  route(api, endpoint, async (c) => {
    const call = await check(c);
    const response = await run(call).catch(async (error) => {
      throw await withOtherActor(api, endpoint, call, error);
    });
    if (response.replayed) c.header("Idempotent-Replayed", "true");
    return json(c, response.body, response.status, "no-store");
  });
}

/** Whether an error says that nothing has happened; after any other one, something may have. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AppErrors) return true;
  return error instanceof AppError && getErrorStatus(error.key) < 500;
}
