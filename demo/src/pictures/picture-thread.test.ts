import { afterEach, expect, test } from "vitest";
import { createPictureThread } from "./picture-thread.ts";
import { renderPicture } from "./render-picture.ts";

let thread: ReturnType<typeof createPictureThread>;

afterEach(() => thread.close());

test("draws the same picture on its thread", async () => {
  thread = createPictureThread();
  expect(await thread.render("emoji-1f355-tomato", 96)).toEqual(
    await renderPicture("emoji-1f355-tomato", 96),
  );
  expect(await thread.render("unknown", 96)).toBeNull();
});

test("rejects what still waits when it closes", async () => {
  thread = createPictureThread();
  const waiting = expect(thread.render("dish-margherita-oak", 960)).rejects.toThrow("stopping");
  await thread.close();
  await waiting;
});
