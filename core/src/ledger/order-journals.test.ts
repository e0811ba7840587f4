import { expect, test } from "vitest";
import { type Minor, minor } from "../money.ts";
import { accountName } from "./accounts.ts";
import type { Journal } from "./journals.ts";
import {
  bankPayment,
  courierCollectedCash,
  courierHandedInCash,
  courierPayout,
  courierShare,
  gatewayPayment,
  refund,
  storeCollectedCash,
  storeCommission,
  storeDelivery,
  storePayout,
  storeShare,
  walletPayment,
} from "./order-journals.ts";

const fact = (amount: Minor) => ({ cause: "order:100000:test", amount });
const amount = minor(1250);
const customerId = 12;
const storeId = 3;
const courierId = 4;
const gateway = "card";

test.each<[string, Journal, Record<string, number>]>([
  [
    "a gateway payment leaves money with the gateway",
    gatewayPayment({ ...fact(amount), gateway }),
    { "gateway:card": -1250, platform: 1250 },
  ],
  [
    "an offline payment leaves money at the bank",
    bankPayment(fact(amount)),
    { bank: -1250, platform: 1250 },
  ],
  [
    "a wallet payment empties the wallet",
    walletPayment({ ...fact(amount), customerId }),
    { "customer_wallet:12": -1250, platform: 1250 },
  ],
  [
    "cash at the door leaves money with the courier",
    courierCollectedCash({ ...fact(amount), courierId }),
    { "courier_cash:4": -1250, platform: 1250 },
  ],
  [
    "cash at the counter is owed by the store",
    storeCollectedCash({ ...fact(amount), storeId }),
    { "store:3": -1250, platform: 1250 },
  ],
  [
    "cash that is handed in moves from the courier to the bank",
    courierHandedInCash({ ...fact(amount), courierId }),
    { bank: -1250, "courier_cash:4": 1250 },
  ],
  [
    "a courier is due what a delivery earns",
    courierShare({ ...fact(amount), courierId }),
    { platform: -1250, "courier:4": 1250 },
  ],
  [
    "a refund to the wallet at the expense of the platform",
    refund({
      ...fact(amount),
      to: { kind: "customer_wallet", customerId },
      bearer: { kind: "platform" },
    }),
    { platform: -1250, "customer_wallet:12": 1250 },
  ],
  [
    "a refund to the source at the expense of the store",
    refund({
      ...fact(amount),
      to: { kind: "gateway", gateway },
      bearer: { kind: "store", storeId },
    }),
    { "store:3": -1250, "gateway:card": 1250 },
  ],
  [
    "a refund by hand at the expense of the courier, who owes it",
    refund({
      ...fact(amount),
      to: { kind: "bank" },
      bearer: { kind: "courier_cash", courierId },
    }),
    { "courier_cash:4": -1250, bank: 1250 },
  ],
  [
    "the share of a store comes from the platform",
    storeShare({ ...fact(amount), storeId }),
    { platform: -1250, "store:3": 1250 },
  ],
  [
    "the commission on it goes back",
    storeCommission({ ...fact(amount), storeId }),
    { "store:3": -1250, platform: 1250 },
  ],
  [
    "a delivery of its own is due to the store",
    storeDelivery({ ...fact(amount), storeId }),
    { platform: -1250, "store:3": 1250 },
  ],
  [
    "a delivery that it offers for nothing is owed by the store",
    storeDelivery({ ...fact(minor(-1250)), storeId }),
    { "store:3": -1250, platform: 1250 },
  ],
  [
    "a payout to a store comes from the bank",
    storePayout({ ...fact(amount), storeId }),
    { "store:3": -1250, bank: 1250 },
  ],
  [
    "a payout to a courier comes from the bank",
    courierPayout({ ...fact(amount), courierId }),
    { "courier:4": -1250, bank: 1250 },
  ],
])("%s", (_what, journal, expected) => {
  expect(amountsOf(journal)).toEqual(expected);
  expect(journal.cause).toBe("order:100000:test");
});

test.each([0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1])("refuses an amount of %d", (wrong) => {
  expect(() => bankPayment(fact(wrong as Minor))).toThrow(RangeError);
});

function amountsOf({ postings }: Journal): Record<string, number> {
  return Object.fromEntries(postings.map(({ account, amount }) => [accountName(account), amount]));
}
