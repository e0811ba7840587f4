import { describe, expect, test } from "vitest";
import { getTicketStage, type StagedOrder } from "./ticket-stage.ts";

const now = Date.parse("2026-11-27T18:00:00Z");

const order: StagedOrder = {
  order_status: "pending",
  order_type: "delivery",
  payment_method: "cash_on_delivery",
  prescription_order: false,
  prescription_lines: [],
  processing_time: null,
  scheduled: 0,
  start_at: null,
  handed_over_at: null,
};
const line = { name: "Ibuprofen", quantity: 1, price: 4, total: 4 };

const stageOf = (changes: Partial<StagedOrder>) => getTicketStage({ ...order, ...changes }, now);

describe("an order for now", () => {
  test("is new when it is paid in cash, or once it is paid", () => {
    expect(stageOf({})).toBe("new");
    expect(stageOf({ payment_method: "digital_payment" })).toBeNull();
    expect(stageOf({ payment_method: "digital_payment", order_status: "confirmed" })).toBe("new");
  });

  test("is in preparation once the store has stated a time, also before its courier accepts", () => {
    expect(stageOf({ order_status: "confirmed", processing_time: 20 })).toBe("preparing");
    expect(stageOf({ order_status: "accepted", processing_time: 20 })).toBe("preparing");
    expect(stageOf({ order_status: "processing", processing_time: 20 })).toBe("preparing");
  });

  test("is ready until its courier has it", () => {
    expect(stageOf({ order_status: "handover" })).toBe("ready");
    const handed = { handed_over_at: "2026-11-27T17:59:00Z" };
    expect(stageOf({ order_status: "handover", ...handed })).toBe("over");
    expect(stageOf({ order_status: "picked_up" })).toBe("over");
    expect(stageOf({ order_status: "canceled" })).toBe("over");
  });
});

describe("a scheduled order", () => {
  const scheduled = { scheduled: 1, order_status: "confirmed", processing_time: 20 } as const;

  test("waits for its time, and is new again when its preparation starts", () => {
    expect(stageOf({ ...scheduled, start_at: "2026-11-27T18:00:01Z" })).toBe("later");
    expect(stageOf({ ...scheduled, start_at: "2026-11-27T18:00:00Z" })).toBe("new");
  });

  test("is new until the store has accepted it, however late it is for", () => {
    expect(stageOf({ start_at: "2026-11-28T18:00:00Z" })).toBe("new");
  });
});

describe("an order whose courier comes later than it would be ready", () => {
  const later = { start_at: "2026-11-27T18:10:00Z" };

  test("rings at once, and is in preparation once it is accepted", () => {
    expect(stageOf({ ...later, order_status: "confirmed" })).toBe("new");
    expect(stageOf({ ...later, order_status: "confirmed", processing_time: 9 })).toBe("preparing");
    expect(stageOf({ ...later, order_status: "processing", processing_time: 9 })).toBe("preparing");
  });
});

describe("a prescription", () => {
  test("is new until it is priced, then waits for the customer without ringing", () => {
    const prescription = { prescription_order: true, payment_method: "digital_payment" };
    expect(stageOf(prescription)).toBe("new");
    expect(stageOf({ ...prescription, prescription_lines: [line] })).toBe("preparing");
    expect(stageOf({ ...prescription, order_status: "confirmed" })).toBe("new");
  });
});
