import { inspect } from "node:util";
import { destination, type Logger, type LoggerOptions, pino, stdSerializers } from "pino";
import { currentRequest } from "./current-request.ts";
import type { LogLevel } from "./settings.ts";

export type Log = Logger;

/**
 * Logs one JSON object per line to standard output. Lines are buffered, because a write for each
 * costs more than computing many responses. Call `flush` before the process ends.
 */
export function createLog(level: LogLevel): { log: Log; flush: () => void } {
  const output = destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 200 });
  const log = pino({ level, ...logOptions }, output);
  return {
    log,
    flush: () => {
      try {
        output.flushSync();
      } catch {
        // Fails only when nothing was ever written, so that no line is lost.
      }
    },
  };
}

/**
 * Serializes an error for the log. The message and the stack of a failed query contain its
 * parameters, such as guest ids, phones and hashes (safety 18); they are removed. Accepts any
 * thrown value.
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

/** How lines look; each names the request that it is about. */
export const logOptions: LoggerOptions = {
  base: null,
  redact: ["password", "token", "authorization"],
  serializers: { err: withoutParameters },
  mixin: () => {
    const request = currentRequest();
    return request?.id ? { request: request.id } : {};
  },
};
