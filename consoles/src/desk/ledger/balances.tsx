import type { DeskContract } from "@errand/core/contract.desk";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { WideContent } from "../../console/office/wide-content.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useAccountText, usePostedText } from "./use-account-text.ts";

interface BalancesProps {
  balances: DeskContract["GET /desk/ledger"]["reply"]["balances"];
  /** At the end of this day; empty for now. */
  day: string;
  onChoose(account: string): void;
}

/** What the accounts have; each opens its journals. */
export function Balances({ balances, day, onChoose }: BalancesProps) {
  const t = useMessages("ledger");
  const { date } = useTimeText();
  const accountText = useAccountText();
  const postedText = usePostedText();
  const title = day === "" ? t("balances") : t("balancesAt", { day: date(`${day}T12:00:00Z`) });
  return (
    <WideContent label={title}>
      <h2 className="px-4 pt-3 text-meta font-semibold text-strong md:px-5">{title}</h2>
      <ul className="flex gap-2 px-4 pt-1.5 pb-3 md:px-5">
        {balances.map(({ account, unit, amount }) => (
          <li key={account}>
            <button
              type="button"
              aria-label={`${t("showAccount", { account: accountText(account) })}: ${postedText(unit, amount)}`}
              onClick={() => onChoose(account)}
              className="min-h-11 rounded-[9px] border border-line px-3 py-1.5 text-start whitespace-nowrap hover:border-ink"
            >
              <span className="block text-meta text-strong">{accountText(account)}</span>
              <b className="tabular-nums">{postedText(unit, amount)}</b>
            </button>
          </li>
        ))}
      </ul>
    </WideContent>
  );
}
