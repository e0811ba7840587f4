import { parentPort } from "node:worker_threads";
import { renderPicture } from "@errand/town/pictures/render-picture";
import { drawLinkPreview } from "./link-preview/draw-link-preview.ts";
import type { DrawReply, DrawRequest, DrawTask } from "./picture-thread.ts";

parentPort?.on("message", async ({ id, task }: DrawRequest) => {
  const reply = await draw(task).then(
    (picture): DrawReply => ({ id, picture }),
    (error: unknown): DrawReply => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(reply);
});

function draw(task: DrawTask): Promise<Buffer | null> {
  switch (task.kind) {
    case "picture":
      return renderPicture(task.name, task.width);
    case "linkPreview":
      return drawLinkPreview(task.preview, task.pictures);
  }
}
