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
 * An error as it is logged. A failed query carries what it was given, in its message and its stack:
 * guest ids, phones, hashes (safety 18). Those are left out.
 */
export function withoutParameters(error: Error): object {
  const { params: _params, ...told } = stdSerializers.err(error);
  const cut = (text: string) => text.replaceAll(/\nparams:[\s\S]*?(?=\n\s+at |$)/g, "");
  return { ...told, message: cut(told.message), stack: cut(told.stack) };
}
