import { AppError } from "@errand/core/errors";
import { ThrottledError } from "./rate-limits.ts";

/** Receives request bodies within a limit on their total size in memory. */
export interface BodyBudget {
  /**
   * Returns all bytes of a body from this address. Throws `AppError` `body_too_large` above
   * `maxBytes`, `Throttled` when its address exceeds the budget and `AppError` `unavailable` when
   * all addresses together do. A body counts until it is complete or aborted.
   */
  receive(
    address: string,
    body: ReadableStream<Uint8Array>,
    maxBytes: number,
  ): Promise<Buffer<ArrayBuffer>>;
  /** The same of a body whose length is known; all of it counts from the beginning. */
  receiveAtOnce(
    address: string,
    length: number,
    read: () => Promise<ArrayBuffer>,
  ): Promise<Buffer<ArrayBuffer>>;
}

const retryAfterSeconds = 10;

/**
 * Creates a budget in bytes, in total and per network address. Without one, clients that send most
 * of a body and then wait could fill the memory.
 */
export function createBodyBudget({
  total,
  perAddress,
}: {
  total: number;
  perAddress: number;
}): BodyBudget {
  let used = 0;
  const usedBy = new Map<string, number>();

  const add = (address: string, bytes: number) => {
    used += bytes;
    const sum = (usedBy.get(address) ?? 0) + bytes;
    if (sum === 0) usedBy.delete(address);
    else usedBy.set(address, sum);
    return sum;
  };

  /** Throws when bodies of this address, or of all, take too much. */
  const reserve = (address: string, bytes: number) => {
    const sum = add(address, bytes);
    if (sum > perAddress) throw new ThrottledError(retryAfterSeconds);
    if (used > total) throw new AppError("unavailable");
  };

  return {
    async receiveAtOnce(address, length, read) {
      try {
        reserve(address, length);
        const bytes = Buffer.from(await read());
        if (bytes.length > length) throw new AppError("body_too_large");
        return bytes;
      } finally {
        add(address, -length);
      }
    },
    async receive(address, body, maxBytes) {
      const chunks: Uint8Array[] = [];
      let size = 0;
      try {
        for await (const chunk of body) {
          size += chunk.byteLength;
          reserve(address, chunk.byteLength);
          if (size > maxBytes) throw new AppError("body_too_large");
          chunks.push(chunk);
        }
        return Buffer.concat(chunks);
      } finally {
        add(address, -size);
      }
    },
  };
}
