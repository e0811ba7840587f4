import { Worker } from "node:worker_threads";

/** Raised when a drawing changes, so that pictures stored before are drawn again. */
const drawingVersion = "3";

export type DrawRequest = { id: number; name: string; width: number };
export type DrawReply = { id: number; picture: Uint8Array | null } | { id: number; error: string };

/**
 * Draws pictures on a thread of its own, so that no request waits for a drawing. The thread starts with
 * the first picture and is replaced when it fails.
 */
export function createPictureThread() {
  const waiting = new Map<number, PromiseWithResolvers<Buffer | null>>();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const started = new Worker(new URL("./picture-worker.ts", import.meta.url));
    started.on("message", (reply: DrawReply) => {
      const request = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ("error" in reply) request?.reject(new Error(reply.error));
      else request?.resolve(reply.picture && Buffer.from(reply.picture));
      // An idle thread does not keep the process alive.
      if (waiting.size === 0) started.unref();
    });
    started.on("error", (error) => {
      worker = null;
      for (const request of waiting.values()) request.reject(error);
      waiting.clear();
    });
    return started;
  }

  return {
    version: drawingVersion,
    render(name: string, width: number): Promise<Buffer | null> {
      worker ??= start();
      worker.ref();
      const request = Promise.withResolvers<Buffer | null>();
      const message: DrawRequest = { id: ++last, name, width };
      waiting.set(message.id, request);
      worker.postMessage(message);
      return request.promise;
    },
    async close() {
      await worker?.terminate();
      worker = null;
      for (const request of waiting.values()) request.reject(new Error("the server is stopping"));
      waiting.clear();
    },
  };
}
