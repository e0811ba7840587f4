import { expect, test } from "vitest";
import { messageAbout } from "./order-messages.ts";
import type { OrderStatus } from "./orders.types.ts";
import { transitions } from "./transition-table.ts";

const cash = {
  paymentMethod: "cash_on_delivery",
  selfDelivery: false,
  prescription: false,
  wasPending: true,
} as const;
const delivery = { ...cash, type: "delivery" } as const;
const selfDelivery = { ...delivery, selfDelivery: true } as const;
const takeAway = { ...cash, type: "take_away" } as const;
const parcel = { ...cash, type: "parcel" } as const;
const byCard = { ...delivery, paymentMethod: "digital_payment" } as const;
const byTransfer = { ...delivery, paymentMethod: "offline_payment" } as const;
const restInCash = { ...delivery, wasPending: false } as const;
const prescription = { ...delivery, prescription: true } as const;

test.each([
  [null, "pending", "customer", delivery, "placed"],
  [null, "confirmed", "customer", delivery, "placed"],
  ["pending", "confirmed", "store", delivery, "confirmed"],
  ["confirmed", "accepted", "courier", delivery, null],
  ["confirmed", "processing", "store", delivery, null],
  ["pending", "confirmed", "payment", byCard, "paid"],
  ["pending", "confirmed", "payment", { ...parcel, ...byCard, type: "parcel" }, "paid"],
  ["confirmed", "processing", "store", byCard, "confirmed"],
  ["accepted", "processing", "store", byCard, "confirmed"],
  ["pending", "confirmed", "desk", byTransfer, "paid"],
  ["confirmed", "processing", "store", byTransfer, "confirmed"],
  ["confirmed", "processing", "store", restInCash, "confirmed"],
  ["pending", "confirmed", "guest", prescription, null],
  ["confirmed", "processing", "store", prescription, "confirmed"],
  ["processing", "handover", "store", delivery, null],
  ["processing", "handover", "store", selfDelivery, "on_its_way"],
  ["processing", "handover", "store", takeAway, "ready"],
  ["confirmed", "handover", "courier", parcel, null],
  ["handover", "picked_up", "courier", delivery, "on_its_way"],
  ["handover", "picked_up", "courier", parcel, "on_its_way"],
  ["picked_up", "delivered", "courier", delivery, "delivered"],
  ["handover", "delivered", "store", takeAway, "delivered"],
  ["pending", "canceled", "customer", delivery, "canceled"],
  ["accepted", "canceled", "customer", parcel, "canceled"],
  ["picked_up", "canceled", "customer", parcel, "coming_back"],
  ["picked_up", "canceled", "desk", delivery, "canceled"],
  ["canceled", "returned", "courier", parcel, "returned"],
  ["pending", "failed", "payment", byCard, null],
  ["pending", "failed", "clock", byTransfer, "expired"],
  ["failed", "pending", "customer", delivery, null],
  ["delivered", "refund_requested", "customer", delivery, null],
  ["refund_requested", "refunded", "desk", delivery, "refunded"],
  ["refund_requested", "refund_request_canceled", "desk", delivery, "refund_declined"],
] as const)("from %s to %s by a %s with %o is the message %s", (from, to, by, order, message) => {
  expect(messageAbout({ from, to, by }, order)).toBe(message);
});

test.each([
  ["cash", delivery, "store"],
  ["transfer", byTransfer, "desk"],
  ["card", byCard, "payment"],
] as const)(
  "no way through the statuses brings the same message of an order by %s twice",
  (_name, order, by) => {
    const repeated = (path: OrderStatus[], seen: string[]): boolean => {
      const from = path.at(-1) ?? "pending";
      return (
        transitions
          .filter((transition) => transition.from.includes(from))
          // A failed order that is paid late goes the usual way from there.
          .filter(({ to }) => !path.includes(to) || (from === "failed" && path.length === 2))
          .some(({ to }) => {
            const message = messageAbout({ from, to, by }, order);
            if (message !== null && seen.includes(message)) return true;
            return repeated([...path, to], message === null ? seen : [...seen, message]);
          })
      );
    };
    expect(repeated(["pending"], ["placed"])).toBe(false);
  },
);
