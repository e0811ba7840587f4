import { testOrder } from "@errand/core/orders/testing-order";
import { expect, test } from "vitest";
import { testParcel } from "./testing.ts";
import { formerReceivers, matchingReceivers } from "./use-former-receivers.ts";

const to = testParcel().receiver_details;
const parcelTo = (id: number, contact_person_name: string, address = "8 Mill Lane") =>
  testParcel({ id, receiver_details: to && { ...to, contact_person_name, address } });

test("lists each receiver once, the latest first, and nobody of another order", () => {
  const orders = [
    parcelTo(1, "Grace Hopper"),
    testOrder({ id: 2 }),
    parcelTo(4, "Grace Hopper"),
    parcelTo(3, "Alan Turing"),
    testParcel({ id: 5, viewed_by: "receiver" }),
  ];
  expect(formerReceivers(orders)).toMatchObject([
    { name: "Grace Hopper", address: "8 Mill Lane", additionalAddress: "Behind the bakery" },
    { name: "Alan Turing" },
  ]);
});

test.each([
  ["", 2],
  ["hop", 1],
  ["mill grace", 1],
  ["éléonore", 1],
  ["eleonore quai", 1],
  ["nobody", 0],
])("finds by %j %i of two", (typed, count) => {
  const receivers = formerReceivers([
    parcelTo(1, "Grace Hopper"),
    parcelTo(2, "Eléonore Blanc", "4 Quai des Embruns"),
  ]);
  expect(matchingReceivers(receivers, typed)).toHaveLength(count);
});
