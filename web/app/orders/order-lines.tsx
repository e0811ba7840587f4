import { fromMinor, sumOf, times, toMinor } from "@errand/core/money";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { Money } from "../config/money.tsx";
import { useMessages } from "../messages/messages.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { Picture } from "../ui/picture.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { OrderName } from "./use-order-live.ts";

/** The lines of an order, from its snapshots. */
export function OrderLines({ name }: { name: OrderName }) {
  const t = useMessages("orders");
  const lines = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/details", name),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (lines.isError) {
    return <ErrorState text={t("loadError")} onRetry={() => void lines.refetch()} />;
  }
  if (!lines.data) return <Skeleton className="h-20 rounded-control" />;
  return (
    <ul className="divide-y divide-line">
      {lines.data.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: OrderDetail }) {
  const items = times(toMinor(line.price), line.quantity);
  const price = sumOf([items, toMinor(line.total_add_on_price)]);
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
        <p className="font-medium">
          <span className="font-semibold text-accent tabular-nums">{line.quantity} ×</span>{" "}
          <bdi>{line.item_details.name}</bdi>
        </p>
        {choicesOf(line).map((choice) => (
          <p key={choice} className="text-sm text-muted">
            <bdi>{choice}</bdi>
          </p>
        ))}
      </div>
      <Money amount={fromMinor(price)} />
    </li>
  );
}

function choicesOf({ variation, add_ons }: OrderDetail): string[] {
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
