import { once } from "node:events";
import { expect, test } from "vitest";
import { pageStream } from "./page-stream.ts";

const textOf = (part: Uint8Array | undefined) => new TextDecoder().decode(part);

test("what is written in one turn leaves as one piece, what comes later as another", async () => {
  const { written, sent } = pageStream();
  const reader = sent.getReader();
  written.write("<main>");
  written.write("<h1>Pho</h1>");
  expect(textOf((await reader.read()).value)).toBe("<main><h1>Pho</h1>");
  written.write("later");
  written.end("</main>");
  expect(textOf((await reader.read()).value)).toBe("later</main>");
  expect((await reader.read()).done).toBe(true);
});

test("what nobody has taken yet when all is written is still there", async () => {
  const { written, sent } = pageStream();
  written.end("<main></main>");
  await once(written, "close");
  expect(await new Response(sent).text()).toBe("<main></main>");
});

test("a page that breaks off is not taken for a whole one", async () => {
  const { written, sent } = pageStream();
  written.write("<main>");
  written.on("error", () => {});
  written.destroy(new Error("no more"));
  await expect(new Response(sent).text()).rejects.toThrow("no more");
});

test("who draws a page hears that its visitor left, and may still be writing", async () => {
  const { written, sent } = pageStream();
  const left = once(written, "close");
  written.write("<main>");
  await sent.cancel();
  await left;
  expect(written.destroyed).toBe(true);
});
