import { inspect } from "node:util";
import { destination, type Logger, pino, stdSerializers } from "pino";
import type { LogLevel } from "./settings.ts";

export type Log = Logger;

/**
 * One JSON object a line on standard output. Lines are gathered and written
 * together, because a write for each would cost more than many answers do;
 * `flush` before the process ends.
 */
export function createLog(level: LogLevel): { log: Log; flush: () => void } {
  const output = destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });
  const log = pino(
    {
      level,
      base: null,
      redact: ["password", "token", "authorization"],
      serializers: { err: withoutParameters },
    },
    output,
  );
  return {
    log,
    flush: () => {
      try {
        output.flushSync();
      } catch {
        // Fails only when nothing was ever written, and then there is nothing to lose.
      }
    },
  };
}

/**
 * An error as it is logged. A failed query carries its parameters in its message and its stack: guest
 * ids, phones, hashes (safety 18). Those are left out. Anything may be thrown, so anything is logged.
 */
export function withoutParameters(error: unknown): object {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: inspect(error, { depth: 1 }).slice(0, maxLength) };
  }
  const { params: _params, ...logged } = stdSerializers.err(error);
  const cut = (text: unknown) => String(text).replaceAll(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, "");
  return { ...logged, message: cut(logged.message), stack: cut(logged.stack) };
}

const maxLength = 1000;
