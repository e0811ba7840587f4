import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store, stored } from "../client/storage.ts";
import type { ApiError } from "./api-error.ts";
import { type LiveState, listen } from "./live-updates.ts";

let asked: Request[] = [];
let heard: [string, unknown][] = [];
let states: LiveState[] = [];
let refused: ApiError | null = null;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  localStorage.clear();
  store("guest_id", "AbCdEfGhIjKlMnOpQrStUw");
  asked = [];
  heard = [];
  states = [];
  refused = null;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stream that says these pieces and then breaks off. */
function saying(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

const guestOrder = { order_id: 100_001, contact_number: "+33612345678" };

function follow(name: { order_id: number }, ...answers: (Response | "lost")[]) {
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request);
    const answer = answers.shift();
    if (answer === undefined) return new Promise(() => {});
    if (answer === "lost") throw new TypeError("Failed to fetch");
    return answer;
  });
  stop = listen("GET /customer/order/stream", name, {
    onEvent: (event, data) => heard.push([event, data]),
    onState: (state) => states.push(state),
    onRefused: (error) => {
      refused = error;
    },
  });
}

test("hears what happens, also when it comes in pieces, until the end", async () => {
  follow(
    guestOrder,
    saying(
      "retry: 3000\n\n:\n\nid: 4\nevent: order\nda",
      'ta: {"id":1}\n',
      "\nevent: end\ndata: {}\n\n",
    ),
  );
  await vi.waitFor(() => expect(states).toEqual(["connecting", "live", "ended"]));
  expect(heard).toEqual([["order", { id: 1 }]]);
  expect(asked[0]?.headers.get("Accept")).toBe("text/event-stream");
  expect(asked[0]?.url).toContain("guest_id=AbCdEfGhIjKlMnOpQrStUw");
});

test("goes on where it was when the connection breaks off", async () => {
  follow(
    guestOrder,
    saying('id: 7\nevent: order\ndata: {"id":1}\n\n'),
    "lost",
    saying("event: end\ndata: {}\n\n"),
  );
  await vi.waitFor(() => expect(states.at(-1)).toBe("ended"), 15_000);
  expect(asked.map((request) => request.headers.get("Last-Event-ID"))).toEqual([null, "7", "7"]);
  expect(states).toContain("waiting");
});

test("tries again at once when the device is back online", async () => {
  follow(guestOrder, "lost", "lost", "lost", "lost", "lost", new Response(null, { status: 204 }));
  for (let time = 0; time < 5; time++) {
    await vi.waitFor(() =>
      expect(states.filter((state) => state === "waiting")).toHaveLength(time + 1),
    );
    window.dispatchEvent(new Event("online"));
  }
  await vi.waitFor(() => expect(states.at(-1)).toBe("ended"));
});

test("gives up on a connection that has died silently", async () => {
  vi.stubGlobal("fetch", async (request: Request, { signal }: { signal: AbortSignal }) => {
    asked.push(request);
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  });
  stop = listen(
    "GET /customer/order/stream",
    { order_id: 1 },
    { onEvent: () => {}, onState: (state) => states.push(state), onRefused: () => {} },
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(41_000);
  expect(states).toContain("waiting");
});

test("says why when the server does not let the visitor listen", async () => {
  follow(
    guestOrder,
    Response.json({ errors: [{ code: "order", message: "Not found." }] }, { status: 404 }),
  );
  await vi.waitFor(() => expect(refused?.find("order")?.message).toBe("Not found."));
  expect(asked).toHaveLength(1);
});

test("a session that has ended elsewhere is over here too: the visitor is told, and goes home", async () => {
  const assign = vi.fn();
  const at = { pathname: "/track-order", search: "?order_id=100001" };
  vi.stubGlobal("location", { origin: location.origin, protocol: "http:", assign, ...at });
  store("token", "T".repeat(43));
  const errors = [{ code: "auth-001", message: "Your token has been expired" }];
  follow(
    { order_id: 100_001 },
    saying('event: end\ndata: {"code":"auth-001"}\n\n'),
    Response.json({ errors }, { status: 401 }),
  );
  await vi.waitFor(() => expect(refused?.isTold).toBe(true), 15_000);
  expect(stored("token")).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/home");
});

test("is quiet once nobody listens any more", async () => {
  follow(guestOrder, "lost", saying('id: 7\nevent: order\ndata: {"id":1}\n\n'));
  await vi.waitFor(() => expect(states).toEqual(["connecting", "waiting"]));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(heard).toEqual([]);
});
