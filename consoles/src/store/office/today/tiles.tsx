import { numberFormat } from "@errand/core/formats";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { ratingText } from "@errand/ui/numbers.ts";
import { useMember } from "../../../console/console.ts";
import { useMoney } from "../../../console/use-shop.ts";
import { type Figures, toShare, type Usual, useOpenReviews } from "./today.queries.ts";

/** Today in a few figures, each beside what is usual. */
export function Tiles({
  today,
  usual,
  days,
}: {
  today: Figures;
  usual: Usual;
  days: Figures["days"];
}) {
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
    <dl className="grid grid-cols-2 border-b border-line md:grid-flow-col md:auto-cols-fr md:grid-cols-none md:divide-x md:divide-line">
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
      {kind === "store_staff" && <OnTime today={today} usual={usual} />}
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

/** The share of orders that were ready by the time promised to customers and couriers. */
function OnTime({ today, usual }: { today: Figures; usual: Usual }) {
  const t = useMessages("today");
  const percent = numberFormat(useLanguage(), { style: "percent" });
  const share = toShare(today.promises);
  const late = today.promises.made - today.promises.kept;
  const details = [
    late > 0 && t("late", { count: late }),
    usual.onTime !== null && t("usual", { value: percent.format(usual.onTime) }),
  ];
  return (
    <Tile
      name={t("onTime")}
      value={share === null ? "–" : percent.format(share)}
      detail={details.filter(Boolean).join(", ")}
      isBad={share !== null && share < (usual.onTime ?? 1)}
    />
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
