import { ApiError, mayHaveArrived } from "@errand/core/api-error";
import { type Attempt, type AttemptKind, endAttempt, markLost, startAttempt } from "./attempt.ts";

export interface Arrived<Input, Result> {
  result: Result;
  /** The input that arrived. */
  input: Input;
  /** An earlier request had arrived, so what was placed lacks later changes. */
  isEarlier: boolean;
}

/**
 * Sends an input exactly once, also when the page reloads or the connection breaks meanwhile.
 * Without a response, the next call repeats the attempt with the same key; if an earlier request
 * had arrived, its response is returned, whatever was changed since.
 */
export async function sendOnce<Input, Result>(
  kind: AttemptKind,
  input: Input,
  send: (input: Input, key: string) => Promise<Result>,
): Promise<Arrived<Input, Result>> {
  const attempt = startAttempt(kind, input);
  try {
    return await firstThatArrived(attempt, send);
  } catch (error) {
    if (mayHaveArrived(error)) markLost(kind, attempt);
    else endAttempt(kind);
    throw error;
  }
}

async function firstThatArrived<Input, Result>(
  { key, inputs }: Attempt<Input>,
  send: (input: Input, key: string) => Promise<Result>,
): Promise<Arrived<Input, Result>> {
  let mismatch: unknown;
  for (const input of inputs) {
    try {
      return { result: await send(input, key), input, isEarlier: input !== inputs[0] };
    } catch (error) {
      const isMismatch = error instanceof ApiError && error.find("idempotency_mismatch");
      if (!isMismatch) throw error;
      mismatch = error;
    }
  }
  throw mismatch;
}
