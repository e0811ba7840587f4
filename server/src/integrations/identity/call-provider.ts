import { AppError } from "@errand/core/errors";

const timeoutMs = 5_000;
const maxBytes = 256 * 1024;

/** A response of a provider with any status; the caller validates its body. */
export interface ProviderResponse {
  ok: boolean;
  body: unknown;
}

/**
 * Requests JSON from an outside service, within five seconds and 256 KiB. Throws `provider_away` when
 * the service is unavailable or responds with an error of its own, which says nothing about a token.
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
    const response = await fetch(url, {
      ...options,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readAll(response);
    if (response.status >= 500) throw new Error(`the provider responded with ${response.status}`);
    return new Response(body, { status: response.status });
  } catch (cause) {
    throw awayBecause(cause);
  }
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (size > maxBytes) throw new Error("the provider's response is too long");
    parts.push(part);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

export function awayBecause(cause: unknown): AppError {
  const error = new AppError("provider_away");
  error.cause = cause;
  return error;
}
