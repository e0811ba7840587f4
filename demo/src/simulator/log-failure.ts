import type { ComposedApi } from "@errand/server/services";
import { CallError } from "./staff-client.ts";

/** Does work about an order, or about none, and logs what fails, so that the other orders go on. */
export type LogFailure = (order: number | null, work: () => Promise<void>) => Promise<void>;

export function createFailureLog(log: ComposedApi["log"]): LogFailure {
  return async (order, work) => {
    try {
      await work();
    } catch (error) {
      // The customer has just canceled, or it is too early to sign in again.
      if (error instanceof CallError && [404, 409, 429].includes(error.status)) return;
      log.error({ err: error, order }, "simulating orders failed");
    }
  };
}
