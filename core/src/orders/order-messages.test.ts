import { expect, test } from "vitest";
import { messageAbout } from "./order-messages.ts";
import type { OrderStatus } from "./orders.types.ts";
import { transitions } from "./transition-table.ts";

const cash = { paymentMethod: "cash_on_delivery", selfDelivery: false } as const;
const delivery = { ...cash, type: "delivery" } as const;
const selfDelivery = { ...delivery, selfDelivery: true } as const;
const takeAway = { ...cash, type: "take_away" } as const;
const parcel = { ...cash, type: "parcel" } as const;
const byCard = { ...delivery, paymentMethod: "digital_payment" } as const;
const byTransfer = { ...delivery, paymentMethod: "offline_payment" } as const;

test.each([
  [null, "pending", delivery, "placed"],
  [null, "confirmed", delivery, "placed"],
  ["pending", "confirmed", delivery, "confirmed"],
  ["confirmed", "accepted", delivery, null],
  ["confirmed", "processing", delivery, null],
  ["processing", "handover", delivery, null],
  ["processing", "handover", selfDelivery, "on_its_way"],
  ["processing", "handover", takeAway, "ready"],
  ["confirmed", "handover", parcel, null],
  ["handover", "picked_up", delivery, "on_its_way"],
  ["handover", "picked_up", parcel, "on_its_way"],
  ["picked_up", "delivered", delivery, "delivered"],
  ["handover", "delivered", takeAway, "delivered"],
  ["pending", "canceled", delivery, "canceled"],
  ["pending", "failed", byCard, null],
  ["pending", "failed", byTransfer, "expired"],
  ["failed", "pending", delivery, null],
  ["delivered", "refund_requested", delivery, null],
  ["refund_requested", "refunded", delivery, "refunded"],
] as const)("from %s to %s with %o is the message %s", (from, to, order, message) => {
  expect(messageAbout({ from, to }, order)).toBe(message);
});

test("no way through the statuses brings the same message twice", () => {
  const repeated = (path: OrderStatus[], seen: string[]): boolean => {
    const from = path.at(-1) ?? "pending";
    return (
      transitions
        .filter((transition) => transition.from.includes(from))
        // A failed order that is paid late goes the usual way from there.
        .filter(({ to }) => !path.includes(to) || (from === "failed" && path.length === 2))
        .some(({ to }) => {
          const message = messageAbout({ from, to }, byTransfer);
          if (message !== null && seen.includes(message)) return true;
          return repeated([...path, to], message === null ? seen : [...seen, message]);
        })
    );
  };
  expect(repeated(["pending"], ["placed"])).toBe(false);
});
