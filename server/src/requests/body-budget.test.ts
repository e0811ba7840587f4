import { expect, test } from "vitest";
import { createBodyBudget } from "./body-budget.ts";

/** A body that the test sends and ends step by step. */
function slowBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  return {
    body,
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
    abort: () => controller?.error(new Error("aborted")),
  };
}

/** A complete body of this many bytes. */
function wholeBody(bytes: number) {
  const { body, send, end } = slowBody();
  send(bytes);
  end();
  return body;
}

test("receives a body up to its limit and refuses a longer one", async () => {
  const budget = createBodyBudget({ total: 100, perAddress: 100 });
  expect(await budget.receive("a", wholeBody(10), 10)).toHaveLength(10);
  await expect(budget.receive("a", wholeBody(11), 10)).rejects.toMatchObject({
    key: "body_too_large",
  });
});

test("counts all of a body of known length from the beginning", async () => {
  const budget = createBodyBudget({ total: 15, perAddress: 10 });
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const first = budget.receiveAtOnce("a", 10, () => promise);
  const short = () => budget.receiveAtOnce("a", 1, async () => new ArrayBuffer(1));
  await expect(short()).rejects.toMatchObject({ key: "throttled" });
  const other = budget.receiveAtOnce("b", 6, async () => new ArrayBuffer(6));
  await expect(other).rejects.toMatchObject({ key: "unavailable" });
  resolve(new ArrayBuffer(10));
  expect(await first).toHaveLength(10);
  expect(await short()).toHaveLength(1);
  const longer = budget.receiveAtOnce("a", 1, async () => new ArrayBuffer(2));
  await expect(longer).rejects.toMatchObject({ key: "body_too_large" });
});

test("refuses an address with too many unfinished bytes, and no other address", async () => {
  const budget = createBodyBudget({ total: 100, perAddress: 10 });
  const unfinished = slowBody();
  const first = budget.receive("a", unfinished.body, 50);
  unfinished.send(10);
  await expect(budget.receive("a", wholeBody(1), 50)).rejects.toMatchObject({ key: "throttled" });
  expect(await budget.receive("b", wholeBody(10), 50)).toHaveLength(10);
  unfinished.end();
  expect(await first).toHaveLength(10);
  expect(await budget.receive("a", wholeBody(10), 50)).toHaveLength(10);
});

test("refuses every address while the total budget is used, and releases aborted bodies", async () => {
  const budget = createBodyBudget({ total: 20, perAddress: 10 });
  const bodies = ["a", "b"].map((address) => {
    const unfinished = slowBody();
    const received = budget.receive(address, unfinished.body, 50);
    unfinished.send(10);
    return { unfinished, received };
  });
  await expect(budget.receive("c", wholeBody(1), 50)).rejects.toMatchObject({ key: "unavailable" });
  for (const { unfinished, received } of bodies) {
    unfinished.abort();
    await expect(received).rejects.toThrow("aborted");
  }
  expect(await budget.receive("c", wholeBody(10), 50)).toHaveLength(10);
});
