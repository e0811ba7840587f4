import { type AccountKind, parseAccountName } from "@errand/core/ledger/accounts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../console/use-shop.ts";

/** How an account is named: by its name, else as one of its kind, else as its kind. */
export function useAccountText(): (account: string, name?: string | null) => string {
  const t = useMessages("ledger");
  return (account, name) => {
    const parsed = parseAccountName(account);
    if (parsed === null) return account;
    const { kind, owner } = parsed;
    if (owner === "" || !isOwned(kind)) return t(`name.${kind}`);
    return t(`one.${kind}`, { owner: name ?? (isPerson(kind) ? account : owner) });
  };
}

type OwnedKind = Exclude<AccountKind, "bank" | "platform" | "promotions" | "points_issued">;

function isOwned(kind: AccountKind): kind is OwnedKind {
  return !["bank", "platform", "promotions", "points_issued"].includes(kind);
}

/** Whose text is the name alone. */
function isPerson(kind: AccountKind): boolean {
  return kind === "store" || kind === "courier" || kind === "courier_cash";
}

/** Formats what was posted: money, or a number of points. */
export function usePostedText(): (unit: "money" | "points", amount: number) => string {
  const t = useMessages("ledger");
  const money = useMoney();
  return (unit, amount) => (unit === "money" ? money(amount) : t("points", { count: amount }));
}
