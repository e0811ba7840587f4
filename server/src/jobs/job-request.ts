import { currentRequest } from "../process/current-request.ts";

/** Stands beside the data of a stored job, whose fields have no such name. */
export const requestKey = "$request";

/** What a job needs to know of the request that has enqueued it. */
export interface JobRequest {
  id: string | null;
  /** Continues its trace; missing when traces are off. */
  traceparent?: string;
}

/**
 * Adds the current request to the data of a job, so that the job's log lines and its trace name the
 * request.
 */
export function withRequest(data: Record<string, unknown>): Record<string, unknown> {
  const request = currentRequest();
  if (!request) return data;
  const { id, span } = request;
  const stored: JobRequest = { id, ...(span && { traceparent: span.traceparent }) };
  return { ...data, [requestKey]: stored };
}

/** Separates the data of a stored job from the request that has enqueued it; null for none. */
export function splitRequest(stored: object): { data: object; request: JobRequest | null } {
  const { [requestKey]: request, ...data } = stored as { [requestKey]?: JobRequest };
  return { data, request: request ?? null };
}
