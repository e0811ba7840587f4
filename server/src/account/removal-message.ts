import type { AccountPayout } from "@errand/core/account/profile.contract";
import type { Language } from "@errand/core/language";
import { moneyText } from "@errand/core/money-text";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { AccountApi } from "./account-api.ts";

/**
 * Confirms by e-mail that an account is deleted, and what became of its money. Without an address,
 * sends nothing.
 */
export async function sendRemovalMessage(
  api: Pick<AccountApi, "outbox" | "shop">,
  tx: Database,
  {
    to,
    language,
    payout,
  }: { to: string | null; language: Language; payout: AccountPayout | undefined },
) {
  if (to === null) return;
  const shop = await api.shop();
  const style = {
    symbol: shop.currencySymbol,
    side: shop.currencySide,
    decimals: shop.decimals,
  };
  const money = (amount: number) => moneyText(amount, style, language);
  const text = (
    key: "done" | "returned" | "claim" | "refused" | "ended" | "points",
    values: Record<string, string> = {},
  ) => messageIn(language, "account", `removal.${key}`, { ...values, contact: shop.email });
  const toPayoutLines = ({ returned, claim, given_up, loyalty_point }: AccountPayout) => [
    ...returned.map(({ amount, method }) => text("returned", { amount: money(amount), method })),
    ...(claim && claim.amount > 0
      ? [text("claim", { amount: money(claim.amount), reference: claim.reference })]
      : []),
    ...(claim && returned.length > 0 ? [text("refused", { reference: claim.reference })] : []),
    ...(given_up > 0 ? [text("ended", { amount: money(given_up) })] : []),
    ...(loyalty_point > 0 ? [text("points", { points: String(loyalty_point) })] : []),
  ];
  await api.outbox.send(tx, {
    kind: "mail",
    to,
    subject: messageIn(language, "account", "removal.subject", { shop: shop.businessName }),
    text: [text("done"), ...(payout ? toPayoutLines(payout) : []), shop.businessName].join("\n\n"),
  });
}
