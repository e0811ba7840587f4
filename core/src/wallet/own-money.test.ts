import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { ownMoney, type WalletMovement } from "./own-money.ts";

const own = (amount: number): WalletMovement => ({ kind: "own", amount: minor(amount) });
const gift = (amount: number): WalletMovement => ({ kind: "gift", amount: minor(amount) });
const spent = (amount: number, paymentId: number | null = 1): WalletMovement => ({
  kind: "spent",
  paymentId,
  amount: minor(amount),
});
const returned = (amount: number, paymentId = 1): WalletMovement => ({
  kind: "returned",
  paymentId,
  amount: minor(amount),
});

test.each<[string, WalletMovement[], number]>([
  ["an empty wallet", [], 0],
  ["a top-up", [own(2000)], 2000],
  ["a top-up with its bonus", [own(2000), gift(200)], 2000],
  ["gifts alone", [gift(500)], 0],
  ["an order paid by the bonus", [own(2000), gift(200), spent(200)], 2000],
  ["an order that takes more than the bonus", [own(2000), gift(200), spent(500)], 1700],
  ["an order that takes everything", [own(2000), gift(200), spent(2200)], 0],
  ["a gift after the order", [own(2000), spent(500), gift(500)], 1500],
  ["a canceled order of gifts", [gift(500), spent(500), returned(500)], 0],
  ["a canceled order of both", [own(300), gift(200), spent(400), returned(400)], 300],
  ["an order returned in parts", [own(300), gift(200), spent(400), returned(150)], 250],
  [
    "an order returned in all its parts",
    [own(300), gift(200), spent(400), returned(150), returned(250)],
    300,
  ],
  ["two orders, one returned", [own(900), spent(300), spent(200, 2), returned(200, 2)], 600],
  ["an order of an unknown payment", [own(900), spent(300, null)], 600],
  ["a return whose payment is older than the books", [returned(300)], 300],
  ["a debt", [spent(300)], 0],
])("counts what the customer owns of %s", (_name, movements, expected) => {
  expect(ownMoney(movements)).toBe(expected);
});

test("is between zero and the balance, whatever was paid in, given, spent and returned", () => {
  const amount = fc.integer({ min: 1, max: 10_000 });
  const step = fc.record({ kind: fc.constantFrom("own", "gift", "spend", "return"), amount });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let balance = 0;
      const movements: WalletMovement[] = [];
      const open: { id: number; amount: number }[] = [];
      for (const [index, { kind, amount: wanted }] of steps.entries()) {
        if (kind === "own" || kind === "gift") {
          balance += wanted;
          movements.push(kind === "own" ? own(wanted) : gift(wanted));
        } else if (kind === "spend" && balance > 0) {
          const some = Math.min(wanted, balance);
          balance -= some;
          open.push({ id: index, amount: some });
          movements.push(spent(some, index));
        } else if (kind === "return") {
          const payment = open.find((candidate) => candidate.amount > 0);
          if (!payment) continue;
          const some = Math.min(wanted, payment.amount);
          payment.amount -= some;
          balance += some;
          movements.push(returned(some, payment.id));
        }
      }
      const amountOwned = ownMoney(movements);
      expect(amountOwned).toBeGreaterThanOrEqual(0);
      expect(amountOwned).toBeLessThanOrEqual(balance);
    }),
  );
});
