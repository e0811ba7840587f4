import { weekdayText } from "@errand/core/date-text";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { ratingText } from "@errand/ui/numbers.ts";
import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMember } from "../../../console/console.ts";
import { useNow } from "../../../console/use-now.ts";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { DataTable } from "../data-table.tsx";
import { Figure } from "../figure.tsx";
import { PageHead } from "../page-head.tsx";
import { QueryState } from "../query-state.tsx";
import { HourBars, shownHours } from "./hour-bars.tsx";
import { type Figures, type Usual, useOpenReviews, useToday } from "./today.queries.ts";

/** The day so far beside a usual same weekday, and what waits for somebody. */
export function TodayPage() {
  const t = useMessages("today");
  const office = useMessages("office");
  const language = useLanguage();
  const { day, local } = useTimeText();
  const now = useNow(60_000);
  const weekday = weekdayText(local(now).weekday, language);
  const query = useToday();
  return (
    <>
      <PageHead title={office("section.today")}>
        <p className="text-strong">
          {day(now)}, {t("against", { day: weekday })}
        </p>
      </PageHead>
      <QueryState query={query}>
        {({ today, days, usual }) => (
          <>
            <Tiles today={today} usual={usual} days={days} />
            <div className="grid border-b border-line lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:divide-x lg:divide-line">
              <SalesByHour today={today} usual={usual} />
              <NeedsYou />
            </div>
            <div className="grid lg:grid-cols-3 lg:divide-x lg:divide-line">
              <SoldMost today={today} />
              <Times today={today} />
              <Refusals today={today} />
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}

function Tiles({ today, usual, days }: { today: Figures; usual: Usual; days: Figures["days"] }) {
  const t = useMessages("today");
  const money = useMoney();
  const language = useLanguage();
  const { kind } = useMember();
  const reviews = useOpenReviews();
  const ratings = reviews.data?.ratings ?? [];
  const count = ratings.reduce((sum, each) => sum + each, 0);
  const stars = ratings.reduce((sum, each, index) => sum + each * (5 - index), 0);
  const whole = (value: number) => String(Math.round(value));
  return (
    <dl className="grid grid-cols-2 border-b border-line md:grid-cols-4 md:divide-x md:divide-line">
      <Tile
        name={t("sales")}
        value={money(today.sales)}
        detail={t("usual", { value: money(usual.sales) })}
        bars={days.map(({ sales }) => sales)}
      />
      <Tile
        name={t(kind === "rental_staff" ? "trips" : "orders")}
        value={String(today.orders)}
        detail={t("usual", { value: whole(usual.orders) })}
        bars={days.map(({ orders }) => orders)}
      />
      <Tile
        name={t("refused")}
        value={String(today.refusals)}
        detail={t("usual", { value: whole(usual.refusals) })}
        bars={days.map(({ refusals }) => refusals)}
        isBad={today.refusals > Math.ceil(usual.refusals)}
      />
      {reviews.data && (
        <Tile
          name={t("rating")}
          value={count > 0 ? ratingText(stars / count, language) : "–"}
          detail={t("reviews", { count })}
        />
      )}
    </dl>
  );
}

interface TileProps {
  name: string;
  value: string;
  detail: string;
  /** The last two weeks, today last. */
  bars?: readonly number[];
  isBad?: boolean;
}

function Tile({ name, value, detail, bars, isBad = false }: TileProps) {
  return (
    <div className="flex flex-col gap-0.5 p-4 md:p-5">
      <dt className="flex items-end justify-between gap-3 text-strong">
        {name}
        {bars && <SmallBars values={bars} />}
      </dt>
      <dd className="text-[1.75rem] leading-tight font-extrabold tabular-nums">{value}</dd>
      <dd className={classNames("font-semibold tabular-nums", isBad ? "text-bad" : "text-strong")}>
        {detail}
      </dd>
    </div>
  );
}

function SmallBars({ values }: { values: readonly number[] }) {
  const top = Math.max(1, ...values);
  const bar = (value: number, index: number) => `M${index * 6} 20v${(-value / top) * 20}h4V20z`;
  return (
    <svg aria-hidden viewBox={`0 0 ${values.length * 6} 20`} className="h-5" direction="ltr">
      <path d={values.slice(0, -1).map(bar).join("")} className="fill-line-strong opacity-60" />
      <path d={bar(values.at(-1) ?? 0, values.length - 1)} className="fill-ink" />
    </svg>
  );
}

function SalesByHour({ today, usual }: { today: Figures; usual: Usual }) {
  const t = useMessages("today");
  const money = useMoney();
  const sales = Array.from(
    { length: 24 },
    (_, hour) => today.hours.find((each) => each.hour === hour)?.sales ?? 0,
  );
  return (
    <Figure
      title={t("byHour")}
      picture={
        <>
          <div className="overflow-x-auto">
            <HourBars
              today={sales}
              usual={usual.salesByHour}
              label={t("byHour")}
              valueText={(value) => String(Math.round(value))}
            />
          </div>
          <p className="mt-2 flex gap-4 text-strong">
            <Key className="bg-ink">{t("today")}</Key>
            <Key className="bg-line">{t("usually")}</Key>
          </p>
        </>
      }
      table={
        <DataTable
          caption={t("byHour")}
          columns={[t("hour"), t("today"), t("usually")]}
          rows={shownHours([sales, usual.salesByHour]).map((hour) => ({
            key: String(hour),
            cells: [hour, money(sales[hour] ?? 0), money(usual.salesByHour[hour] ?? 0)],
          }))}
        />
      }
    />
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={classNames("size-3 rounded-sm", className)} />
      {children}
    </span>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-line p-4 max-lg:border-b md:p-5">
      <h2 className="mb-3 text-body font-bold">{title}</h2>
      {children}
    </section>
  );
}

function NeedsYou() {
  const t = useMessages("today");
  const reviews = useOpenReviews();
  const count = reviews.data?.total_size ?? 0;
  return (
    <Part title={t("needs")}>
      {count > 0 ? (
        <p className="flex items-center gap-3 py-1">
          <Star aria-hidden className="size-5 shrink-0 text-warn" />
          <b className="grow">{t("unanswered", { count })}</b>
          <Link
            to="/vendor/office/reviews"
            className="grid min-h-9 place-items-center rounded-[9px] bg-sunken px-3 font-semibold"
          >
            {t("reply")}
          </Link>
        </p>
      ) : (
        <p className="text-strong">{t("nothingNeeded")}</p>
      )}
    </Part>
  );
}

function SoldMost({ today: { best_items, best_vehicles } }: { today: Figures }) {
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

function Times({ today: { times } }: { today: Figures }) {
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

function Refusals({ today: { refusal_reasons } }: { today: Figures }) {
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
