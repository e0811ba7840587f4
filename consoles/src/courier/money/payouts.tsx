import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useCourierClient } from "../courier-client.ts";

/** What the shop owes the courier, and what it has paid last. */
export function Payouts() {
  const t = useMessages("my-money");
  const money = useMoney();
  const { date } = useTimeText();
  const { endpointQuery, scope } = useCourierClient();
  const { data } = useQuery(endpointQuery(scope, "GET /courier/payouts", {}));
  if (!data) return null;
  const { due, next_day: nextDay } = data;
  const next = t("payouts.due");
  return (
    <section className="tabular-nums">
      <h2 className="text-[1.1875rem]">{t("payouts.title")}</h2>
      <p className="mt-1 leading-tight font-semibold text-strong">{t("payouts.text")}</p>
      <ul>
        <PayoutRow
          text={nextDay ? `${next}, ${date(`${nextDay}T12:00:00Z`)}` : next}
          amount={money(due)}
        />
        {data.payouts.map(({ id, amount, at }) => (
          <PayoutRow key={id} text={`${t("payouts.paid")}, ${date(at)}`} amount={money(amount)} />
        ))}
      </ul>
    </section>
  );
}

function PayoutRow({ text, amount }: { text: string; amount: string }) {
  return (
    <li className="flex min-h-16 items-center gap-3 border-b border-line text-[1.125rem]">
      <span className="grow font-bold">{text}</span>
      <b className="text-[1.25rem]">{amount}</b>
    </li>
  );
}
