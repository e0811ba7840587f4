import { useMessages } from "@errand/ui/messages/messages.ts";
import Scale from "lucide-react/icons/scale";
import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMember } from "../../../console/console.ts";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { type Figures, useOpenRefunds, useOpenReviews } from "./today.queries.ts";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-line p-4 max-lg:border-b md:p-5">
      <h2 className="mb-3 text-body font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** What waits for a person. */
export function NeedsYou() {
  const t = useMessages("today");
  const money = useMoney();
  const { date, clock } = useTimeText();
  const reviews = useOpenReviews();
  const refunds = useOpenRefunds();
  const count = reviews.data?.total_size ?? 0;
  return (
    <Part title={t("needs")}>
      {count === 0 && refunds.length === 0 && <p className="text-strong">{t("nothingNeeded")}</p>}
      <ul className="divide-y divide-line">
        {refunds.map(({ id, kind, order_id, refund_amount, answer_until }) => (
          <Need
            key={id}
            icon={<Scale aria-hidden className="size-5 shrink-0 text-bad" />}
            title={t(kind === "trip" ? "refundOfTrip" : "refund", {
              ...{ amount: money(refund_amount), id: String(order_id) },
            })}
            text={t("answerUntil", { time: `${date(answer_until)}, ${clock(answer_until)}` })}
            to="/vendor/office/money"
            act={t("answer")}
          />
        ))}
        {count > 0 && (
          <Need
            icon={<Star aria-hidden className="size-5 shrink-0 text-warn" />}
            title={t("unanswered", { count })}
            to="/vendor/office/reviews?show=open"
            act={t("reply")}
          />
        )}
      </ul>
    </Part>
  );
}

interface NeedProps {
  icon: ReactNode;
  title: string;
  text?: string;
  to: string;
  act: string;
}

function Need({ icon, title, text, to, act }: NeedProps) {
  return (
    <li className="flex items-center gap-3 py-2 first:pt-0">
      {icon}
      <p className="min-w-0 grow">
        <b className="block wrap-anywhere">{title}</b>
        {text && <span className="text-strong">{text}</span>}
      </p>
      <Link
        to={to}
        className="grid min-h-11 shrink-0 place-items-center rounded-[9px] bg-sunken px-3 font-semibold md:pointer-fine:min-h-9"
      >
        {act}
      </Link>
    </li>
  );
}

/** The items of which today sold most. */
export function SoldMost({ today: { best_items, best_vehicles } }: { today: Figures }) {
  const t = useMessages("today");
  const money = useMoney();
  const best = [
    ...best_items.map(({ item_id, ...item }) => ({ ...item, id: item_id })),
    ...best_vehicles.map(({ vehicle_id, ...vehicle }) => ({ ...vehicle, id: vehicle_id })),
  ];
  const most = Math.max(1, ...best.map(({ sales }) => sales));
  return (
    <Part title={t("best")}>
      {best.length === 0 ? (
        <p className="text-strong">{t("nothingSold")}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {best.slice(0, 7).map(({ id, name, quantity, sales }) => (
            <li key={id}>
              <p className="flex justify-between gap-3">
                <span className="min-w-0 truncate">
                  <b>{name}</b>{" "}
                  <span className="text-strong">{t("pieces", { count: quantity })}</span>
                </span>
                <span className="shrink-0 font-semibold tabular-nums">{money(sales)}</span>
              </p>
              <span
                aria-hidden
                className="mt-1 block h-1 rounded-full bg-ink"
                style={{ width: `${(sales / most) * 100}%` }}
              />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** How long the orders of today have taken. */
export function Times({ today: { times } }: { today: Figures }) {
  const t = useMessages("today");
  const { kind } = useMember();
  const text = (minutes: number | null) =>
    minutes === null ? "–" : t("minutes", { count: Math.round(minutes) });
  const rows =
    kind === "rental_staff"
      ? [[t("confirmed"), text(times.accept)]]
      : [
          [t("accepted"), text(times.accept)],
          [t("prepared"), text(times.prepare)],
          [t("delivered"), text(times.deliver)],
        ];
  return (
    <Part title={t("times")}>
      <dl className="flex flex-col gap-3">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt>{name}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Why orders were refused today; nothing on a day without. */
export function Refusals({ today: { refusal_reasons } }: { today: Figures }) {
  const t = useMessages("today");
  const { kind } = useMember();
  if (refusal_reasons.length === 0) return null;
  return (
    <Part title={t(kind === "rental_staff" ? "tripReasons" : "reasons")}>
      <ul className="flex flex-col gap-3">
        {refusal_reasons.map(({ reason, count }) => (
          <li key={reason} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{reason ?? t("noReason")}</span>
            <b className="tabular-nums">{count}</b>
          </li>
        ))}
      </ul>
    </Part>
  );
}
