import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import type { Customer } from "./people.queries.ts";

/** Blocks, credits and looks at contacts, the latest first. */
export function CustomerHistory({ history }: Pick<Customer, "history">) {
  const t = useMessages("people");
  const money = useMoney();
  const { date, clock } = useTimeText();
  const moment = (at: string) => `${date(at)}, ${clock(at)}`;
  return (
    <section className="min-w-0 px-4 py-3 md:px-5">
      <h2 className="pb-1 text-body font-bold">{t("history")}</h2>
      {history.length === 0 && <p className="py-2 text-strong">{t("noHistory")}</p>}
      <ul>
        {history.map(({ act, at, by, reason, until, amount }) => (
          <li key={`${act} ${at}`} className="border-b border-line py-2">
            <b>{t(`act.${act}`)}</b> {amount !== null && <b>{money(amount)}</b>}{" "}
            {until !== null && t("until", { time: moment(until) })}
            {reason !== null && <p className="wrap-anywhere">{reason}</p>}
            <p className="text-meta text-muted">
              {by.name}, {moment(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
