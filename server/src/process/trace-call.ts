import { currentRequest } from "./current-request.ts";
import type { SpanAttributes } from "./trace.ts";

/** Makes a call to another service, which is part of the trace of the current request. */
export async function traceCall<Result>(
  name: string,
  attributes: SpanAttributes,
  call: () => Promise<Result>,
): Promise<Result> {
  const span = currentRequest()?.span?.call(name);
  if (!span) return call();
  let hasFailed = true;
  try {
    const result = await call();
    hasFailed = false;
    return result;
  } finally {
    span.end({ attributes, hasFailed });
  }
}
