import { describe, expect, test } from "vitest";
import { testZone } from "../cart/testing.ts";
import { testShop } from "../config/testing.ts";
import {
  chosenOption,
  notesAbove,
  type PaymentTerms,
  partOfWallet,
  paymentOptions,
} from "./payment-options.ts";
import { testOfflineMethod } from "./testing.ts";

const all = {
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment_status: 1,
  customer_wallet_status: 1,
  partial_payment_status: 1,
  active_payment_method_list: [
    { gateway: "sandbox", gateway_title: "Card", gateway_image: "", gateway_image_full_url: null },
  ],
} as const;

function terms(
  config: Parameters<typeof testShop>[0] = {},
  changes: Partial<PaymentTerms> = {},
): PaymentTerms {
  return {
    config: testShop({
      ...all,
      active_payment_method_list: [...all.active_payment_method_list],
      ...config,
    }).config,
    zone: testZone(),
    moduleId: 1,
    balance: 20,
    offlineMethods: [testOfflineMethod()],
    total: 10,
    isOverCashLimit: false,
    ...changes,
  };
}
const keys = (given: PaymentTerms, onlyPossible = false) =>
  paymentOptions(given, 0)
    .filter(({ isPossible }) => isPossible || !onlyPossible)
    .map(({ key }) => key.trim());

describe("the ways to pay", () => {
  test("are cash, wallet, gateways and transfers", () => {
    expect(keys(terms())).toEqual([
      "cash_on_delivery",
      "wallet",
      "digital_payment sandbox",
      "offline_payment 2",
    ]);
  });

  test.each<[string, PaymentTerms, string]>([
    ["the shop takes no cash", terms({ cash_on_delivery: false }), "cash_on_delivery"],
    [
      "the zone takes no cash",
      terms({}, { zone: testZone({ cash_on_delivery: false }) }),
      "cash_on_delivery",
    ],
    ["the shop has no wallets", terms({ customer_wallet_status: 0 }), "wallet"],
    ["a guest orders", terms({}, { balance: null }), "wallet"],
    ["digital payment is off", terms({ digital_payment: false }), "digital_payment sandbox"],
    ["transfers are off", terms({ offline_payment_status: 0 }), "offline_payment 2"],
  ])("leave out what is not offered: %s", (_title, given, key) => {
    expect(keys(given)).not.toContain(key);
    expect(keys(given)).toHaveLength(3);
  });

  test("show cash above its limit and a wallet below the total as not possible", () => {
    const poor = terms(
      {},
      { balance: 9.99, zone: testZone({}, { maximum_cod_order_amount: 9.99 }) },
    );
    expect(keys(poor, true)).toEqual(["digital_payment sandbox", "offline_payment 2"]);
    expect(
      keys(terms({}, { balance: 10, zone: testZone({}, { maximum_cod_order_amount: 10 }) }), true),
    ).toHaveLength(4);
  });

  test("leave out cash while the total is only known to exceed its limit", () => {
    expect(keys(terms({}, { total: null, isOverCashLimit: true }), true)).toEqual([
      "digital_payment sandbox",
      "offline_payment 2",
    ]);
  });

  test("limit the cash that is left after the wallet", () => {
    const [cash] = paymentOptions(
      terms({}, { zone: testZone({}, { maximum_cod_order_amount: 6 }) }),
      4,
    );
    expect(cash?.isPossible).toBe(true);
  });
});

describe("the chosen way", () => {
  const options = paymentOptions(terms({}, { balance: 5 }), 0);
  const digital = { method: "digital_payment", gateway: "sandbox", offlineMethod: null } as const;
  const wallet = { method: "wallet", gateway: null, offlineMethod: null } as const;

  test("is the first possible one before a choice", () => {
    expect(chosenOption(options, null, null)?.method).toBe("cash_on_delivery");
  });

  test("is the one used last while it is possible", () => {
    expect(chosenOption(options, null, digital)?.gateway).toBe("sandbox");
    expect(chosenOption(options, null, wallet)?.method).toBe("cash_on_delivery");
  });

  test("is the customer's choice, unless it is no longer offered", () => {
    expect(chosenOption(options, digital, wallet)?.gateway).toBe("sandbox");
    expect(chosenOption(options, { ...digital, gateway: "gone" }, null)?.method).toBe(
      "cash_on_delivery",
    );
  });
});

test.each([
  [0, 0],
  [4, 4],
  [10, 0],
])("a wallet of %f pays %f of a total of 10.00 first", (balance, part) => {
  expect(partOfWallet(terms({}, { balance }), "cash_on_delivery")).toBe(part);
});

test("the wallet pays no part where that is off or not offered with the method", () => {
  const poor = { balance: 4 };
  expect(partOfWallet(terms({ partial_payment_status: 0 }, poor), "cash_on_delivery")).toBe(0);
  const cashOnly = terms({ partial_payment_method: "cod" }, poor);
  expect(partOfWallet(cashOnly, "cash_on_delivery")).toBe(4);
  expect(partOfWallet(cashOnly, "digital_payment")).toBe(0);
});

test("offers change for notes above the amount", () => {
  expect(notesAbove(12.5)).toEqual([20, 50, 100]);
  expect(notesAbove(20)).toEqual([50, 100, 200]);
});
