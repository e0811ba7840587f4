import type { StorefrontContract } from "@errand/core/contract.storefront";
import { transactionName, type WalletFilter } from "@errand/core/wallet/transactions";
import { Button } from "@errand/ui/button.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { useMoney } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";

type WalletStatement = StorefrontContract["GET /customer/wallet/statement"]["reply"];

interface PrintedStatementProps {
  statement: WalletStatement;
  type: WalletFilter;
}

/** A statement as it is printed; only the buttons are left out on paper. */
export function PrintedStatement({ statement, type }: PrintedStatementProps) {
  const t = useMessages("wallet");
  const money = useMoney();
  const { date } = useDateTimeText();
  const { shop, customer, from, to, opening_balance, closing_balance, data } = statement;
  // Noon is on the same day in every time zone of the shop.
  const dayText = (day: string) => date(`${day}T12:00:00Z`);
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-semibold text-muted">{shop}</p>
          <h1 className="text-display">{t("statement.title")}</h1>
        </div>
        <div className="no-print flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-4.5" />
            {t("statement.print")}
          </Button>
          <LinkButton to="/wallet" variant="outline">
            {t("statement.back")}
          </LinkButton>
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4 print:grid-cols-4">
        <Fact name={t("statement.customer")}>
          <bdi>{customer}</bdi>
        </Fact>
        <Fact name={t("statement.period")}>
          {from === null
            ? t("statement.until", { to: dayText(to) })
            : t("statement.days", { from: dayText(from), to: dayText(to) })}
        </Fact>
        <Fact name={t("statement.opening")}>{money(opening_balance)}</Fact>
        <Fact name={t("statement.closing")}>{money(closing_balance)}</Fact>
      </dl>
      {type !== "all" && (
        <p className="text-muted">{t("statement.only", { type: t(`filter.${type}`) })}</p>
      )}
      {data.length === 0 ? (
        <p className="text-muted">{t("statement.empty")}</p>
      ) : (
        <Rows entries={data} />
      )}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-muted">{name}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Rows({ entries }: { entries: WalletStatement["data"] }) {
  const t = useMessages("wallet");
  const money = useMoney();
  const { date, clock } = useDateTimeText();
  const number = "py-2 ps-3 text-end whitespace-nowrap tabular-nums";
  return (
    // Wide amounts may need more than a phone has.
    <section aria-label={t("transactions")} className="overflow-x-auto print:overflow-visible">
      <table className="w-full text-start text-sm">
        <thead className="border-b-2 border-line-strong">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {t("statement.date")}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {t("statement.transaction")}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-semibold">
              {t("statement.amount")}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-semibold">
              {t("statement.balance")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {entries.map((entry) => {
            const { reference, credit, debit, admin_bonus } = entry;
            const change = credit + admin_bonus - debit;
            return (
              <tr key={entry.id} className="align-top">
                <td className="py-2 pe-3 text-muted">
                  <time dateTime={entry.created_at}>
                    {t("at", { date: date(entry.created_at), time: clock(entry.created_at) })}
                  </time>
                </td>
                <td className="py-2">
                  {t(`type.${transactionName(entry)}`)}
                  {reference !== null && (
                    <p className="text-xs wrap-anywhere text-muted">
                      <bdi>{reference}</bdi>
                    </p>
                  )}
                  {admin_bonus > 0 && (
                    <span className="block text-xs text-muted">
                      {t("withBonus", { amount: money(credit), bonus: money(admin_bonus) })}
                    </span>
                  )}
                </td>
                <td className={number}>
                  <bdi>{`${change > 0 ? "+" : ""}${money(change)}`}</bdi>
                </td>
                <td className={number}>{money(entry.balance)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
