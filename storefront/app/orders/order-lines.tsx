import { defaultSoldOutChoice } from "@errand/core/cart/sold-out";
import { fromMinor, nothing, sumOf, times, toMinor } from "@errand/core/money";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { priceOfGrams } from "@errand/core/pricing/weight";
import { weightText } from "@errand/core/weight-text";
import { classNames } from "@errand/ui/class-names.ts";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { Money } from "../config/money.tsx";
import type { OrderName } from "./use-order-live.ts";

interface OrderLinesProps {
  name: OrderName;
  /** Changes when the store changes lines. */
  version: string;
  /** Whether the store may still find that an item is sold out. */
  isChangeable: boolean;
}

/** The lines of an order, from its snapshots, and what the store changed. */
export function OrderLines({ name, version, isChangeable }: OrderLinesProps) {
  const t = useMessages("orders");
  const lines = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/details", name),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { refetch } = lines;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    void refetch();
  }, [version, refetch]);
  if (lines.isError) {
    return <ErrorState text={t("loadError")} onRetry={() => void lines.refetch()} />;
  }
  if (!lines.data) return <Skeleton className="h-20 rounded-control" />;
  return (
    <ul className="divide-y divide-line">
      {lines.data.map((line) => (
        <Line key={line.id} line={line} lines={lines.data} isChangeable={isChangeable} />
      ))}
    </ul>
  );
}

interface LineProps {
  line: OrderDetail;
  lines: OrderDetail[];
  isChangeable: boolean;
}

function Line({ line, lines, isChangeable }: LineProps) {
  const t = useMessages("orders");
  const change = useChange(line, lines);
  const items = itemsOf(line);
  const isGone = line.quantity === 0;
  const price = sumOf([items, isGone ? nothing : toMinor(line.total_add_on_price)]);
  return (
    <li className="flex gap-3.5 py-3.5 first:pt-0 last:pb-0">
      <div className="w-16 shrink-0">
        <Picture
          src={line.image_full_url}
          alt=""
          sizes="64px"
          className="rounded-control border border-line"
        />
      </div>
      <div className="min-w-0 grow">
        <p className={classNames("font-medium", isGone && "text-muted line-through")}>
          <Quantity line={line} /> <bdi>{line.item_details.name}</bdi>
        </p>
        {choicesOf(line).map((choice) => (
          <p key={choice} className="text-sm text-muted">
            <bdi>{choice}</bdi>
          </p>
        ))}
        {line.note && (
          <p className="text-sm text-muted">
            <bdi>{t("lineNote", { note: line.note })}</bdi>
          </p>
        )}
        {line.weight && !isGone && <p className="text-sm text-muted">{line.weight.explanation}</p>}
        {change ? (
          <p className="text-sm font-medium text-warn">{change}</p>
        ) : (
          isChangeable &&
          line.if_sold_out !== defaultSoldOutChoice && (
            <p className="text-sm text-muted">{t(`ifSoldOut.${line.if_sold_out}`)}</p>
          )
        )}
      </div>
      <Money amount={fromMinor(price)} />
    </li>
  );
}

/** Pieces, or what a line weighs; of a line that is not weighed yet what was ordered. */
function Quantity({ line }: { line: OrderDetail }) {
  const language = useLanguage();
  const { quantity, ordered_quantity, weight, item_details: item } = line;
  const shown = quantity === 0 ? ordered_quantity : quantity;
  const step = item.weight_step;
  return (
    <span className="font-semibold text-accent tabular-nums">
      {step === null ? `${shown} ×` : weightText(weight?.final ?? step * shown, language)}
    </span>
  );
}

/** The price without add-ons: of what is not weighed yet, the most that it can be. */
function itemsOf({ price, quantity, weight }: OrderDetail) {
  return weight
    ? priceOfGrams(toMinor(price), quantity === 0 ? 0 : (weight.final ?? weight.maximum))
    : times(toMinor(price), quantity);
}

/** What the store changed about a line; null when it is as ordered. */
function useChange(line: OrderDetail, lines: OrderDetail[]): string | null {
  const t = useMessages("orders");
  const language = useLanguage();
  const { quantity, ordered_quantity: ordered, replaces_id, if_sold_out: choice } = line;
  const replaced = lines.find(({ id }) => id === replaces_id);
  if (replaced) return t("changed.instead", { name: replaced.item_details.name });
  if (quantity === ordered) return null;
  if (quantity === 0) return t(choice === "remove" ? "changed.removed" : "changed.gone");
  const step = line.item_details.weight_step;
  const amount = (of: number) => (step === null ? of : weightText(step * of, language));
  return t("changed.fewer", { quantity: amount(quantity), ordered: amount(ordered) });
}

/** What was chosen for a line: options and add-ons, each as a text. */
export function choicesOf({ variation, add_ons }: OrderDetail): string[] {
  const chosen = variation.map((choice) => {
    if ("type" in choice && "stock" in choice) return choice.type.replaceAll("-", " · ");
    if (!("values" in choice)) return "";
    return choice.values
      .filter(({ isSelected }) => isSelected)
      .map(({ label }) => label)
      .join(", ");
  });
  const addOns = add_ons.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
  return [...chosen, addOns].filter((text) => text !== "");
}
