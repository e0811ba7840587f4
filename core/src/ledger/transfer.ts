import type { AccountRef } from "./accounts.ts";
import type { Posting } from "./journals.ts";

/** The two postings of `amount`, a whole number above zero; a RangeError otherwise. */
export function transfer(amount: number, from: AccountRef, to: AccountRef): [Posting, Posting] {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError(`Not a whole amount above zero: ${amount}`);
  }
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}
