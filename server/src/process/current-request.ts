import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "./trace.ts";

/** The request that is being answered, or a job with the request that has enqueued it. */
export interface CurrentRequest {
  /**
   * Logged with every line, and sent as `X-Request-Id`; null for a job that no request has
   * enqueued.
   */
  readonly id: string | null;
  /** Null when traces are off. */
  readonly span: Span | null;
  /** Sent to the database for it so far. */
  statements: number;
  /** The time that they took. Statements that do not wait for each other count each for itself. */
  databaseMs: number;
}

export function startRequest(id: string | null, span: Span | null = null): CurrentRequest {
  return { id, span, statements: 0, databaseMs: 0 };
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** Null in what no request has caused, such as scheduled jobs without traces. */
export const currentRequest = (): CurrentRequest | null => storage.getStore() ?? null;

/** Runs `work`, and whatever it waits for, as work for `request`. */
export function runForRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return storage.run(request, work);
}
