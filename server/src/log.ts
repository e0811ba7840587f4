import { destination, type Logger, pino } from "pino";
import type { LogLevel } from "./settings.ts";

export type Log = Logger;

/**
 * One JSON object a line on standard output. Lines are gathered and written
 * together, because a write for each would cost more than many answers do;
 * `flush` before the process ends.
 */
export function createLog(level: LogLevel): { log: Log; flush: () => void } {
  const output = destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });
  const log = pino({ level, base: null, redact: ["password", "token", "authorization"] }, output);
  return {
    log,
    flush: () => {
      // Fails only when nothing was ever written, and then there is nothing to lose.
      try {
        output.flushSync();
      } catch {}
    },
  };
}
