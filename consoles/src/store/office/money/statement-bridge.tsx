import { useMessages } from "@errand/ui/messages/messages.ts";
import { BalanceBridge } from "../../../console/office/balance-bridge.tsx";
import { DataTable } from "../../../console/office/data-table.tsx";
import { Figure } from "../../../console/office/figure.tsx";
import { useMoney } from "../../../console/use-shop.ts";

import type { Statement } from "./movements.ts";

/** What the shop owes at the end of a month, and what has led to it. */
export function StatementBridge({ statement }: { statement: Statement }) {
  const t = useMessages("store-money");
  const money = useMoney();
  const closing = statement.closing_balance;
  const steps = [
    { name: t("sales"), amount: statement.sales },
    { name: t("commission"), amount: -statement.commission },
    { name: t("delivery"), amount: statement.delivery },
    { name: t("collected"), amount: -statement.collected_cash },
    { name: t("refunds"), amount: -statement.refunds },
    { name: t("paidOut"), amount: -statement.paid_out },
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 md:px-5">
        <span className="font-semibold text-strong">{closing < 0 ? t("youOwe") : t("owes")}</span>
        <b className="text-[2rem] font-extrabold tabular-nums">{money(Math.abs(closing))}</b>
      </p>
      {steps.some(({ amount }) => amount !== 0) && (
        <Figure
          title={t("bridge")}
          picture={
            <BalanceBridge
              opening={{ name: t("opening"), amount: statement.opening_balance }}
              steps={steps.filter(({ amount }) => amount !== 0)}
              closing={{ name: t("closing"), amount: closing }}
              label={t("bridge")}
              money={money}
            />
          }
          table={
            <DataTable
              caption={t("bridge")}
              columns={[t("change"), ""]}
              rows={[
                { name: t("opening"), amount: statement.opening_balance },
                ...steps,
                { name: t("closing"), amount: closing },
              ].map(({ name, amount }) => ({ key: name, cells: [name, money(amount)] }))}
            />
          }
        />
      )}
    </>
  );
}
