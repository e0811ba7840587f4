import { isReviewable } from "@errand/core/orders/order-states";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import type { OrderSectionProps } from "./order-section-props.ts";
import { RateInvitation } from "./rate-invitation.tsx";
import { isSamePart, type RatedPart, unratedParts } from "./unrated-parts.ts";
import type { OrderName } from "./use-order-live.ts";
import { type Rating, ratingInput } from "./use-ratings.ts";

type RateOrderProps = Pick<OrderSectionProps, "order" | "name">;

/**
 * Invites a customer to rate a delivered order. Nothing for guests, who cannot rate, and for orders that are rated or
 * refunded.
 */
export function RateOrder(props: RateOrderProps) {
  const isSignedIn = useStored("token") !== null;
  const { is_guest, order_status: status } = props.order;
  if (!isSignedIn || is_guest || !isReviewable(status)) return null;
  return <Invitation {...props} />;
}

function Invitation({ order, name }: RateOrderProps) {
  const t = useMessages("orders");
  const { lines, setReviewed } = useLines(name);
  // The order is not loaded again after a rating.
  const [rated, setRated] = useState<RatedPart[]>([]);
  if (!lines) return null;
  const isUnrated = (part: RatedPart) => !rated.some((each) => isSamePart(each, part));

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
      submit={(part, rating) => submitRating(order.id, part, rating)}
      onRated={(part) => {
        if (part.kind === "item") setReviewed(part.id);
        setRated((previous) => [...previous, part]);
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

function submitRating(orderId: number, { kind, id }: RatedPart, rating: Rating) {
  const given = { order_id: orderId, ...ratingInput(rating) };
  if (kind === "courier")
    return call("POST /delivery-man/reviews/submit", { ...given, delivery_man_id: id });
  if (kind === "store") return call("POST /stores/reviews/submit", { ...given, store_id: id });
  return call("POST /items/reviews/submit", { ...given, item_id: id });
}
