import type { ResumableInput } from "../idempotency/external-calls.tables.ts";
import type { ExternalCall } from "../idempotency/external-calls.ts";
import type { Api } from "./api.ts";
import type { CheckedCall } from "./check-request.ts";
import type { AnyRequestContext } from "./request-context.ts";

/** The parts of a request that a job needs to finish its call. */
export function toResumableInput({ input, ctx }: CheckedCall): ResumableInput {
  return { input, context: { shopper: ctx.shopper, language: ctx.language } };
}

/** The checked request of an interrupted call, without what only its connection had. */
export function checkedCallOf(api: Api, call: ExternalCall): CheckedCall {
  const { scope, key, request } = call;
  const { input, context } = call.input ?? { input: {}, context: {} };
  const stored = context as Pick<AnyRequestContext, "shopper" | "language">;
  return {
    input,
    keyed: { scope, key, request },
    committed: [],
    audited: null,
    ctx: {
      db: api.db,
      ...stored,
      now: api.clock(),
      zoneIds: null,
      module: null,
      place: null,
      staff: null,
      token: null,
      lastEventId: null,
      address: "",
      readDevice: () => null,
      setDevice() {},
      userAgent: "",
      afterCommit() {},
      audit() {},
    },
  };
}
