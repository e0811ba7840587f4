import { apiErrorOf, connectionError, isConnectionError } from "@errand/core/api-error";
import { reportNoResponse, reportResponse } from "./connection.ts";

const timeoutMs = 15_000;
/** Several pictures from a phone take longer. */
const uploadTimeoutMs = 90_000;
/** Before the second and third attempt, in milliseconds. */
const retryPauses = [300, 1200];

/**
 * Sends a request, and again when its response was lost: `request` builds it anew with the same
 * `Idempotency-Key`, so that the server executes it once. Rejects with a connection error.
 */
export async function sendWithRetries(
  request: () => Request,
  signal?: AbortSignal,
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const pause = retryPauses[attempt];
    try {
      const response = await send(request(), signal);
      // The server is still processing an earlier attempt; the next one gets its response.
      const isProcessing = response.status === 409 && (await isInProgress(response));
      if (!isProcessing || pause === undefined) return response;
    } catch (error) {
      const shouldRetry = isConnectionError(error) && navigator.onLine && pause !== undefined;
      if (!shouldRetry) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function send(request: Request, signal?: AbortSignal): Promise<Response> {
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
  const limit = AbortSignal.timeout(isUpload ? uploadTimeoutMs : timeoutMs);
  try {
    const response = await fetch(request, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    reportResponse();
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    reportNoResponse();
    throw connectionError(limit.aborted ? "timeout" : "offline");
  }
}

async function isInProgress(response: Response): Promise<boolean> {
  return (await apiErrorOf(response.clone())).find("idempotency_in_progress") !== undefined;
}
