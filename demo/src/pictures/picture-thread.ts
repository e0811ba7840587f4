import { Worker } from "node:worker_threads";
import type { DrawLinkPreview, LinkPreview } from "@errand/server/link-previews/link-preview.types";
import type { RenderPicture } from "@errand/server/pictures/pictures";
import { TimeLimitError, withTimeLimit } from "@errand/server/process/time-limit";

/** What the thread draws. */
export type DrawTask =
  | { kind: "picture"; name: string; width: number }
  | { kind: "linkPreview"; preview: LinkPreview; pictures: (Uint8Array | null)[] };

export type DrawRequest = { id: number; task: DrawTask };
export type DrawReply = { id: number; picture: Uint8Array | null } | { id: number; error: string };

export type PictureThread = {
  render: RenderPicture;
  drawLinkPreview: DrawLinkPreview;
  close(): Promise<void>;
};

/**
 * Draws pictures on a thread of its own, so that no request waits for a drawing. The thread starts
 * with the first picture and is replaced when it dies or takes longer than `limitMs` for a drawing.
 */
export function createPictureThread(
  script = new URL("./picture-worker.ts", import.meta.url),
  limitMs = 30_000,
): PictureThread {
  const waiting = new Map<number, PromiseWithResolvers<Buffer | null>>();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const started = new Worker(script);
    started.on("message", (reply: DrawReply) => {
      const request = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ("error" in reply) request?.reject(new Error(reply.error));
      else request?.resolve(reply.picture && Buffer.from(reply.picture));
      // An idle thread does not keep the process alive.
      if (waiting.size === 0) started.unref();
    });
    const replace = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      for (const request of waiting.values()) request.reject(error);
      waiting.clear();
    };
    started.on("error", replace);
    started.on("exit", (code) => replace(new Error(`the drawing thread exited with code ${code}`)));
    return started;
  }

  async function draw(task: DrawTask): Promise<Buffer | null> {
    worker ??= start();
    const asked = worker;
    asked.ref();
    const request = Promise.withResolvers<Buffer | null>();
    const message: DrawRequest = { id: ++last, task };
    waiting.set(message.id, request);
    asked.postMessage(message);
    try {
      return await withTimeLimit(request.promise, `drawing a ${task.kind}`, limitMs);
    } catch (error) {
      // Rejects what else waits for it, once it has ended.
      if (error instanceof TimeLimitError) void asked.terminate();
      throw error;
    }
  }

  return {
    render: (name, width) => draw({ kind: "picture", name, width }),
    async drawLinkPreview(preview, pictures) {
      const drawn = await draw({ kind: "linkPreview", preview, pictures });
      if (drawn === null) throw new Error("a link preview is always drawn");
      return drawn;
    },
    async close() {
      const closed = worker;
      worker = null;
      await closed?.terminate();
      for (const request of waiting.values()) request.reject(new Error("the server is stopping"));
      waiting.clear();
    },
  };
}
