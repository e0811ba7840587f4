import { AsyncLocalStorage } from "node:async_hooks";

/** The request that is being answered, or the one that has enqueued the job that runs. */
export interface CurrentRequest {
  /** Logged with every line, and sent as `X-Request-Id`. */
  id: string;
}

const storage = new AsyncLocalStorage<CurrentRequest>();

/** Null in what no request has caused, such as scheduled jobs. */
export const currentRequest = (): CurrentRequest | null => storage.getStore() ?? null;

/** Runs `work`, and whatever it waits for, as work for `request`. */
export function runForRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return storage.run(request, work);
}
