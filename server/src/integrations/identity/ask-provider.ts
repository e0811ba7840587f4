import { AppError } from "@errand/core/errors";

const patienceMs = 5_000;
const maxBytes = 256 * 1024;

/** A provider's answer, whatever its status; what it holds is for the caller to check. */
export interface ProviderAnswer {
  ok: boolean;
  body: unknown;
}

/**
 * Asks an outside service for JSON, for five seconds and a quarter of a megabyte at most. When it is
 * out of reach or out of order, that is its own refusal (`provider_away`): nobody's token was wrong.
 */
export async function askProvider(
  url: string | URL,
  options: RequestInit = {},
): Promise<ProviderAnswer> {
  const response = await fetchFromProvider(url, options);
  try {
    const body: unknown = JSON.parse(await response.text());
    return { ok: response.ok, body };
  } catch (cause) {
    throw awayBecause(cause);
  }
}

/** The same, as it came: an answer that was read to its end. */
export async function fetchFromProvider(
  url: string | URL,
  options: RequestInit = {},
): Promise<Response> {
  try {
    const response = await fetch(url, {
      ...options,
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = await readAll(response);
    if (response.status >= 500) throw new Error(`the provider answered ${response.status}`);
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
    // Leaving the loop lets go of the rest.
    if (size > maxBytes) throw new Error("the provider's answer is too long");
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
  const away = new AppError("provider_away");
  away.cause = cause;
  return away;
}
