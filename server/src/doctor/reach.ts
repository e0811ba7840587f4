import { getErrorReason } from "./check.ts";

/** Longer than any service takes that customers could wait for. */
export const timeoutMs = 5000;

/** Who does not answer, and why. */
type Silence = { host: string; reason: string };

/**
 * Returns why there is no answer, or the answer, whatever its status. Without headers only its head
 * is asked for.
 */
export async function reach(
  url: string,
  headers?: Record<string, string>,
): Promise<Response | Silence> {
  try {
    const response = await fetch(url, {
      method: headers ? "GET" : "HEAD",
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The body is not needed. Cancelling it closes the connection.
    await response.body?.cancel();
    return response;
  } catch (error) {
    return { host: new URL(url).host, reason: getErrorReason(error) };
  }
}
