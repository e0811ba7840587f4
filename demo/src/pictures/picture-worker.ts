import { parentPort } from "node:worker_threads";
import type { DrawReply, DrawRequest } from "./picture-thread.ts";
import { renderPicture } from "./render-picture.ts";

parentPort?.on("message", async ({ id, name, width }: DrawRequest) => {
  const reply = await renderPicture(name, width).then(
    (picture): DrawReply => ({ id, picture }),
    (error: unknown): DrawReply => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(reply);
});
