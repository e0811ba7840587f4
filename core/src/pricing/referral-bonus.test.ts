import { expect, test } from "vitest";
import { fromPercent } from "../money.ts";
import { referralBonus } from "./referral-bonus.ts";

const discount = { kind: "percent", rate: fromPercent(15) } as const;
const bonusOn = (today: string, hasOrdered = false) =>
  referralBonus({ discount, validDays: 30 }, { signedUp: "2026-01-15", hasOrdered }, today);

test("applies from the day of sign-up to its last day", () => {
  const bonus = { discount, validUntil: "2026-02-14" };
  expect(bonusOn("2026-01-15")).toEqual(bonus);
  expect(bonusOn("2026-02-14")).toEqual(bonus);
  expect(bonusOn("2026-02-15")).toBeNull();
});

test("does not apply to a customer who has ordered", () => {
  expect(bonusOn("2026-01-15", true)).toBeNull();
});
