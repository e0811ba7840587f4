import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { EncodedPicture } from "../requests/picture-encoder.types.ts";
import { UnreadablePicture } from "./picture-limits.ts";

/** What the process does with the bytes of a file. */
export type EncodeTask =
  | { kind: "squares"; bytes: Uint8Array; widths: readonly number[] }
  | { kind: "whole"; bytes: Uint8Array; maxSide: number }
  | { kind: "page"; bytes: Uint8Array; page: number; maxSide: number };

export type Encoded = { pictures: EncodedPicture[]; residentBytes: number };
export type EncodeReply = Encoded | { refused: string };

/** A process that encodes one picture at a time. */
export interface EncoderProcess {
  /** Throws `UnreadablePicture` for what cannot be decoded, or only with too much memory. */
  encode(task: EncodeTask): Promise<Encoded>;
  isRunning(): boolean;
  end(): void;
}

const options = [
  "--max-old-space-size=128",
  // Types are stripped from the script in development.
  "--no-warnings",
];

/** Starts a process without the secrets of this one, because it decodes files of strangers. */
export function startEncoderProcess(script: URL): EncoderProcess {
  const child = fork(fileURLToPath(script), {
    execArgv: options,
    serialization: "advanced",
    // glibc otherwise keeps freed memory for each of many threads.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let pending: PromiseWithResolvers<EncodeReply> | null = null;
  let isRunning = true;
  const stop = (error: Error) => {
    isRunning = false;
    pending?.reject(error);
  };
  child.on("message", (reply) => pending?.resolve(reply as EncodeReply));
  child.on("error", stop);
  child.on("exit", (code, signal) =>
    stop(
      signal === "SIGKILL"
        ? new UnreadablePicture("decoding took too much memory")
        : new Error(`the encoder of pictures exited with ${signal ?? code}`),
    ),
  );
  // An idle process does not keep this one alive.
  const hold = (isHeld: boolean) => {
    for (const handle of [child, child.channel])
      if (isHeld) handle?.ref();
      else handle?.unref();
  };
  hold(false);

  return {
    async encode(task) {
      pending = Promise.withResolvers();
      hold(true);
      try {
        child.send(task, (error) => error && stop(error));
        const reply = await pending.promise;
        if ("refused" in reply) throw new UnreadablePicture(reply.refused);
        return reply;
      } finally {
        pending = null;
        hold(false);
      }
    },
    isRunning: () => isRunning,
    end() {
      isRunning = false;
      child.kill("SIGKILL");
    },
  };
}
