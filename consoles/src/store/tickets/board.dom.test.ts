import { ApiError } from "@errand/core/api-error";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Board, createBoard } from "./board.ts";
import { isStageAct, type StoreAct } from "./store-act.ts";
import { testStoreOrder } from "./testing.ts";
import { toTicket } from "./ticket.ts";

type Options = Parameters<typeof createBoard>[0];
type Listener = Parameters<Options["client"]["listen"]>[2];

let listener: Listener;
let resumedAfter: string | undefined;
let calls: string[];
let answer: (endpoint: string) => unknown;
let refused: StoreAct[];
let changes: [StoreOrder, StoreOrder][];
let board: Board;

/** A board whose stream is played by the test. */
function openBoard(): Board {
  const client = {
    call: (async (endpoint: string) => {
      calls.push(endpoint);
      return answer(endpoint);
    }) as Options["client"]["call"],
    listen: ((_endpoint, _input, heard, resumeAfter) => {
      listener = heard;
      resumedAfter = resumeAfter;
      return () => {};
    }) as Options["client"]["listen"],
  };
  const opened = createBoard({
    onOther: () => {},
    client,
    onRefusedAct: (act) => refused.push(act),
    onChange: (former, order) => changes.push([former, order]),
  });
  opened.start();
  return opened;
}

function hear(order: StoreOrder, id = "1.1") {
  listener.onEvent("order", order);
  listener.onPosition?.(id);
}

const ids = () => [...board.state().orders.keys()];
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  calls = [];
  refused = [];
  changes = [];
  answer = () => ({});
  board = openBoard();
});

afterEach(() => {
  board.outbox.close();
  vi.useRealTimers();
});

test("holds the orders of the store until they are over", () => {
  hear(testStoreOrder({ id: 1 }));
  hear(testStoreOrder({ id: 2, order_status: "confirmed" }));
  hear(testStoreOrder({ id: 3, order_status: "pending", payment_method: "digital_payment" }));
  expect(ids()).toEqual([1, 2]);
  hear(testStoreOrder({ id: 1, order_status: "delivered" }));
  expect(ids()).toEqual([2]);
});

test("tells what others changed of an order on the board", () => {
  const waiting = testStoreOrder({ id: 1, order_status: "confirmed" });
  const accepted = testStoreOrder({ id: 1, order_status: "processing" });
  hear(waiting);
  hear(accepted);
  hear({ ...accepted, picks: [{ detail_id: 1, found: 1 }] });
  expect(changes).toEqual([[waiting, accepted]]);
});

describe("after a reload", () => {
  test("shows what was known, and resumes the stream there", async () => {
    listener.onState("live");
    hear(testStoreOrder({ id: 1 }), "7.3");
    await later(5000);
    board.outbox.close();
    board = openBoard();
    expect(ids()).toEqual([1]);
    expect(resumedAfter).toBe("7.3");
    expect(board.state().heardAt).not.toBeNull();
  });

  test("begins anew when what was known is half a day old", async () => {
    listener.onState("live");
    hear(testStoreOrder({ id: 1 }), "7.3");
    await later(13 * 3_600_000);
    board.outbox.close();
    board = openBoard();
    expect(ids()).toEqual([]);
    expect(resumedAfter).toBe("");
  });
});

test("a quiet stream does not store the orders again", async () => {
  listener.onState("live");
  hear(testStoreOrder({ id: 1 }));
  await later(5000);
  localStorage.setItem("console:store:board", "untouched");
  listener.onAlive?.();
  await later(5000);
  expect(localStorage.getItem("console:store:board")).toBe("untouched");
  hear(testStoreOrder({ id: 2 }));
  await later(5000);
  expect(localStorage.getItem("console:store:board")).toContain('"id":2');
});

describe("an act", () => {
  test("is shown as done at once, and the answer of the server replaces it", async () => {
    const waiting = testStoreOrder({ id: 1, order_status: "confirmed" });
    hear(waiting);
    answer = () => ({ order: testStoreOrder({ id: 1, order_status: "processing" }) });
    board.outbox.add({ do: "accept", orderId: 1, minutes: 20, seen: "confirmed" });
    const [entry] = board.outbox.entries();
    const unsent = entry && isStageAct(entry.act) ? { ...entry, act: entry.act } : null;
    expect(toTicket(waiting, unsent, Date.now())?.stage).toBe("preparing");
    await later(1);
    expect(calls).toEqual(["POST /store/orders/{id}/accept"]);
    expect(board.state().orders.get(1)?.order_status).toBe("processing");
  });

  test("accepts and starts with one press what is only confirmed by the first call", async () => {
    const answers: StoreOrder[] = [
      testStoreOrder({ id: 1, order_status: "confirmed" }),
      testStoreOrder({ id: 1, order_status: "processing" }),
    ];
    answer = () => ({ order: answers.shift() });
    board.outbox.add({ do: "accept", orderId: 1, minutes: 20, seen: "confirmed" });
    await later(1);
    expect(calls).toHaveLength(2);
    expect(board.state().orders.get(1)?.order_status).toBe("processing");
  });

  test("whose answer is older than what the stream has stated since changes nothing", () => {
    const at = (time: string) => `2026-11-27T18:${time}.000Z`;
    hear(testStoreOrder({ id: 1, order_status: "handover", updated_at: at("10:00") }));
    board.show(testStoreOrder({ id: 1, order_status: "processing", updated_at: at("09:59") }));
    expect(board.state().orders.get(1)?.order_status).toBe("handover");
  });

  test("that is refused leaves the order as the server has it", async () => {
    hear(testStoreOrder({ id: 1, order_status: "confirmed" }));
    answer = () => {
      throw new ApiError(409, [{ code: "order_status", message: "Already canceled." }]);
    };
    board.outbox.add({ do: "accept", orderId: 1, minutes: 20, seen: "confirmed" });
    await later(1);
    expect(refused).toMatchObject([{ do: "accept", orderId: 1 }]);
    expect(board.outbox.entries()).toEqual([]);
    expect(board.state().orders.get(1)?.order_status).toBe("confirmed");
  });
});
