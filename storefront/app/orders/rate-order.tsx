import { isReviewable } from "@errand/core/orders/order-states";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import type { OrderSectionProps } from "./order-section-props.ts";
import { RateInvitation } from "./rate-invitation.tsx";
import { type RatedPart, ratedPartKey, unratedParts } from "./unrated-parts.ts";
import type { OrderName } from "./use-order-live.ts";
import { type RatingContent, ratingInput } from "./use-ratings.ts";

type RateOrderProps = Pick<OrderSectionProps, "order" | "name">;

/**
 * Invites the customer or the guest to rate a delivered order. Nothing for orders that are rated or
 * refunded.
 */
export function RateOrder(props: RateOrderProps) {
  return isReviewable(props.order.order_status) ? <Invitation {...props} /> : null;
}

function Invitation({ order, name }: RateOrderProps) {
  const t = useMessages("orders");
  const { lines, setReviewed } = useLines(name);
  // The order is not loaded again after a rating.
  const [rated, setRated] = useState<string[]>([]);
  if (!lines) return null;
  const isUnrated = (part: RatedPart) => !rated.includes(ratedPartKey(part));

  return (
    <RateInvitation
      parts={unratedParts(order, lines).filter(isUnrated)}
      texts={{
        open: t("rate.open"),
        prompt: t("rate.prompt"),
        promptText: t("rate.promptText"),
        done: t("rate.done"),
        title: t("rate.title"),
        text: t("rate.text"),
      }}
      submit={(part, rating) => sendRating("POST", name, part, rating)}
      change={(part, rating) => sendRating("PUT", name, part, rating)}
      onRated={(part) => {
        if (part.kind === "item") setReviewed(part.id);
        setRated((previous) => [...previous, ratedPartKey(part)]);
      }}
    />
  );
}

/** The lines of the order, and a function that notes that an item of them is rated. */
function useLines(name: OrderName) {
  const client = useQueryClient();
  const query = endpointQuery(useAccountScope(), "GET /customer/order/details", name);
  const { data: lines } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  const setReviewed = (itemId: number) =>
    client.setQueryData(query.queryKey, (current: OrderDetail[] | undefined) =>
      current?.map((line) => (line.item_id === itemId ? { ...line, reviewed: true } : line)),
    );
  return { lines, setReviewed };
}

function sendRating(
  method: "POST" | "PUT",
  name: OrderName,
  { kind, id }: RatedPart,
  rating: RatingContent,
) {
  const given = { ...name, ...ratingInput(rating) };
  if (kind === "courier")
    return call(`${method} /delivery-man/reviews/submit`, { ...given, delivery_man_id: id });
  if (kind === "store") return call(`${method} /stores/reviews/submit`, { ...given, store_id: id });
  return call(`${method} /items/reviews/submit`, { ...given, item_id: id });
}
