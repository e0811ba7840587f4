import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { TimeLimitError } from "@errand/server/process/time-limit";
import { renderPicture } from "@errand/town/pictures/render-picture";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { createPictureThread, type PictureThread } from "./picture-thread.ts";

let thread: PictureThread;

afterEach(() => thread.close());

/** A script for a thread that runs `answer` for each request; removed at the end of the test. */
async function scriptFolder(answer: string) {
  const folder = await mkdtemp(join(tmpdir(), "errand-worker-"));
  const script = join(folder, "worker.mjs");
  await writeFile(
    script,
    `import { parentPort } from "node:worker_threads";
     parentPort.on("message", ({ id, task }) => {
       ${answer}
     });`,
  );
  return {
    script: pathToFileURL(script),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

test("draws the same picture on its thread", async () => {
  thread = createPictureThread();
  expect(await thread.render("emoji-1f355-tomato", 96)).toEqual(
    await renderPicture("emoji-1f355-tomato", 96),
  );
  expect(await thread.render("unknown", 96)).toBeNull();
});

test("draws link previews on its thread", async () => {
  thread = createPictureThread();
  const picture = await thread.render("emoji-1f355-tomato", 640);
  const preview = await thread.drawLinkPreview(
    {
      ...{ kind: "item", pictures: [], title: "Margherita", subtitle: "Forno" },
      ...{ price: null, rating: null, facts: [], shopName: "Errand" },
    },
    [picture],
  );
  expect(await sharp(preview).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

test("rejects a drawing without an end, and draws the next picture on a new thread", async () => {
  await using folder = await scriptFolder(
    `if (task.name === "endless") for (;;);
     parentPort.postMessage({ id, picture: Buffer.from(task.name) });`,
  );
  thread = createPictureThread(folder.script, 2_000);
  await expect(thread.render("endless", 96)).rejects.toThrow(TimeLimitError);
  await expect.poll(() => thread.render("soup", 96).then(String, () => null)).toBe("soup");
});

test("rejects what still waits when it closes", async () => {
  thread = createPictureThread();
  const waiting = expect(thread.render("dish-margherita-oak", 960)).rejects.toThrow("stopping");
  await thread.close();
  await waiting;
});

test.each([
  ["throws", "setImmediate(() => { throw new Error('out of memory'); })", "out of memory"],
  ["exits", "process.exit(3)", "exited with code 3"],
])(
  "rejects what waits when the thread %s, and draws the next picture on a new one",
  async (_how, end, message) => {
    await using folder = await scriptFolder(
      `if (task.name === "fatal") ${end};
       else if (task.name !== "slow") parentPort.postMessage({ id, picture: Buffer.from(task.name) });`,
    );
    thread = createPictureThread(folder.script);
    const waiting = ["slow", "fatal"].map((name) =>
      expect(thread.render(name, 96)).rejects.toThrow(message),
    );
    await Promise.all(waiting);
    expect(String(await thread.render("soup", 96))).toBe("soup");
  },
);
