import type { LiveState } from "@errand/client/live-updates.ts";
import { pageLoad } from "@errand/client/page-load.ts";
import type { ApiError } from "@errand/core/api-error";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store, stored } from "../visitor/storage.ts";
import { listen } from "./live-updates.ts";

let requests: Request[] = [];
let events: [string, unknown][] = [];
let states: LiveState[] = [];
let refused: ApiError | null = null;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  localStorage.clear();
  store("guest_id", "AbCdEfGhIjKlMnOpQrStUw");
  requests = [];
  events = [];
  states = [];
  refused = null;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stream that sends these chunks and then closes. */
function streamOf(...chunks: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

const guestOrder = { order_id: 100_001, contact_number: "+33612345678" };

function follow(name: { order_id: number }, ...responses: (Response | "lost")[]) {
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request);
    const response = responses.shift();
    if (response === undefined) return new Promise(() => {});
    if (response === "lost") throw new TypeError("Failed to fetch");
    return response;
  });
  stop = listen("GET /customer/order/stream", name, {
    onEvent: (event, data) => events.push([event, data]),
    onState: (state) => states.push(state),
    onRefused: (error) => {
      refused = error;
    },
  });
}

test("receives events split across chunks, until the end", async () => {
  follow(
    guestOrder,
    streamOf(
      "retry: 3000\n\n:\n\nid: 4\nevent: order\nda",
      'ta: {"id":1}\n',
      "\nevent: end\ndata: {}\n\n",
    ),
  );
  await expect.poll(() => states).toEqual(["connecting", "live", "ended"]);
  expect(events).toEqual([["order", { id: 1 }]]);
  expect(requests[0]?.headers.get("Accept")).toBe("text/event-stream");
  expect(requests[0]?.url).toContain("guest_id=AbCdEfGhIjKlMnOpQrStUw");
});

test("resumes after the last event when the connection breaks", async () => {
  follow(
    guestOrder,
    streamOf('id: 7\nevent: order\ndata: {"id":1}\n\n'),
    "lost",
    streamOf("event: end\ndata: {}\n\n"),
  );
  await expect.poll(() => states.at(-1)).toBe("ended");
  expect(requests.map((request) => request.headers.get("Last-Event-ID"))).toEqual([null, "7", "7"]);
  expect(states).toContain("waiting");
});

test("reconnects immediately when the device is back online", async () => {
  follow(guestOrder, "lost", "lost", "lost", "lost", "lost", new Response(null, { status: 204 }));
  for (let time = 0; time < 5; time++) {
    await expect.poll(() => states.filter((state) => state === "waiting")).toHaveLength(time + 1);
    window.dispatchEvent(new Event("online"));
  }
  await expect.poll(() => states.at(-1)).toBe("ended");
});

test("drops a connection that stays silent for 40 seconds", async () => {
  vi.stubGlobal("fetch", async (request: Request, { signal }: { signal: AbortSignal }) => {
    requests.push(request);
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  stop = listen(
    "GET /customer/order/stream",
    { order_id: 1 },
    { onEvent: () => {}, onState: (state) => states.push(state), onRefused: () => {} },
  );
  await expect.poll(() => requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(41_000);
  expect(states).toContain("waiting");
});

test("reports why the server refuses the stream", async () => {
  follow(
    guestOrder,
    Response.json({ errors: [{ code: "order", message: "Not found." }] }, { status: 404 }),
  );
  await expect.poll(() => refused?.find("order")?.message).toBe("Not found.");
  expect(requests).toHaveLength(1);
});

test("ends the session here when it was ended on another device, and goes home", async () => {
  const open = vi.spyOn(pageLoad, "open").mockReturnValue();
  history.replaceState(null, "", "/track-order?order_id=100001");
  store("token", "T".repeat(43));
  const errors = [{ code: "auth-001", message: "Your token has been expired" }];
  follow(
    { order_id: 100_001 },
    streamOf('event: end\ndata: {"code":"auth-001"}\n\n'),
    Response.json({ errors }, { status: 401 }),
  );
  await expect.poll(() => refused?.isTold).toBe(true);
  expect(stored("token")).toBeNull();
  expect(open).toHaveBeenCalledExactlyOnceWith("/home");
});

test("requests nothing after it is stopped", async () => {
  follow(guestOrder, "lost", streamOf('id: 7\nevent: order\ndata: {"id":1}\n\n'));
  await expect.poll(() => states).toEqual(["connecting", "waiting"]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
  expect(events).toEqual([]);
});
