import { once } from "node:events";
import { expect, test } from "vitest";
import { pageStream } from "./page-stream.ts";

const textOf = (part: Uint8Array | undefined) => new TextDecoder().decode(part);

test("sends the writes of one turn as one chunk, later writes as another", async () => {
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

test("delivers unread chunks after the last write", async () => {
  const { written, sent } = pageStream();
  written.end("<main></main>");
  await once(written, "close");
  expect(await new Response(sent).text()).toBe("<main></main>");
});

test("an aborted page ends with an error", async () => {
  const { written, sent } = pageStream();
  written.write("<main>");
  written.on("error", () => {});
  written.destroy(new Error("no more"));
  await expect(new Response(sent).text()).rejects.toThrow("no more");
});

test("closes the writable side when the client disconnects", async () => {
  const { written, sent } = pageStream();
  const closed = once(written, "close");
  written.write("<main>");
  await sent.cancel();
  await closed;
  expect(written.destroyed).toBe(true);
});
