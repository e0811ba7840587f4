import { AppError } from "@errand/core/errors";
import { traceCall } from "../../process/trace-call.ts";
import { readBody } from "../read-body.ts";

const timeoutMs = 5_000;
const maxBytes = 256 * 1024;

/** A response of a provider with any status; the caller validates its body. */
export interface ProviderResponse {
  ok: boolean;
  body: unknown;
}

/**
 * Requests JSON from an outside service, within five seconds and 256 KiB. Throws `provider_away`
 * when the service is unavailable or responds with an error of its own, which says nothing about a
 * token.
 */
export async function callProvider(
  url: string | URL,
  options: RequestInit = {},
): Promise<ProviderResponse> {
  const response = await fetchFromProvider(url, options);
  try {
    const body: unknown = JSON.parse(await response.text());
    return { ok: response.ok, body };
  } catch (cause) {
    throw awayBecause(cause);
  }
}

/** As `askProvider`, but returns the whole response without parsing it. */
export async function fetchFromProvider(
  url: string | URL,
  options: RequestInit = {},
): Promise<Response> {
  try {
    const { host } = new URL(url);
    const response = await traceCall("identity provider", { "server.address": host }, () =>
      fetch(url, { ...options, redirect: "error", signal: AbortSignal.timeout(timeoutMs) }),
    );
    const body = await readBody(response, maxBytes);
    if (response.status >= 500) throw new Error(`the provider responded with ${response.status}`);
    return new Response(body, { status: response.status });
  } catch (cause) {
    throw awayBecause(cause);
  }
}

export function awayBecause(cause: unknown): AppError {
  const error = new AppError("provider_away");
  error.cause = cause;
  return error;
}
