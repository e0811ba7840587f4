import { minor } from "../money.ts";

/** What one operator may credit to wallets on one day, unless the shop sets it. */
export const defaultCreditPerDay = minor(10_000);
