import { type Minor, minor } from "@errand/core/money";

/**
 * Currencies without decimals at Stripe; the shop counts every currency in hundredths. Source:
 * docs.stripe.com/currencies.
 */
const withoutDecimals = new Set(
  "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" "),
);
const withThreeDecimals = new Set("bhd jod kwd omr tnd".split(" "));
/** Stripe takes these in hundredths, but only whole units of them. */
const wholeOnly = new Set(["isk", "ugx"]);

const hundred = 100;
const ten = 10;

/**
 * The amount in the unit that Stripe counts the currency in; null for a fraction that the currency
 * has not.
 */
export function toStripeAmount(amount: Minor, currency: string): number | null {
  const code = currency.toLowerCase();
  const isWhole = amount % hundred === 0;
  if (withoutDecimals.has(code)) return isWhole ? amount / hundred : null;
  if (wholeOnly.has(code) && !isWhole) return null;
  return withThreeDecimals.has(code) ? amount * ten : amount;
}

/**
 * The reverse. Rounds down what the shop cannot count, so that it never equals what was to be paid.
 */
export function fromStripeAmount(amount: number, currency: string): Minor {
  const code = currency.toLowerCase();
  if (withoutDecimals.has(code)) return minor(amount * hundred);
  return minor(withThreeDecimals.has(code) ? Math.floor(amount / ten) : amount);
}
