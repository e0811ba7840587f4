import { isReviewable } from "@errand/core/orders/order-states";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import type { OrderSectionProps } from "./order-section-props.ts";
import { RateInvitation } from "./rate-invitation.tsx";
import { type RatedPart, unratedParts } from "./unrated-parts.ts";
import type { OrderName } from "./use-order-live.ts";
import { type Rating, ratingInput } from "./use-ratings.ts";

/**
 * Invites a customer to rate a delivered order. Nothing for guests, who cannot rate, and for orders that are rated or
 * refunded.
 */
export function RateOrder(props: OrderSectionProps) {
  const isSignedIn = useStored("token") !== null;
  const { is_guest, order_status: status } = props.order;
  if (!isSignedIn || is_guest || !isReviewable(status)) return null;
  return <Invitation {...props} />;
}

function Invitation({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const { lines, setReviewed } = useLines(name);
  if (!lines) return null;

  function markRated({ kind, id }: RatedPart) {
    if (kind === "item") setReviewed(id);
    else if (order.delivery_man) {
      onChange({ ...order, delivery_man: { ...order.delivery_man, reviewed: true } });
    }
  }

  return (
    <RateInvitation
      parts={unratedParts(order, lines)}
      texts={{
        open: t("rate.open"),
        prompt: t("rate.prompt"),
        promptText: t("rate.promptText"),
        done: t("rate.done"),
        title: t("rate.title"),
        text: t("rate.text"),
      }}
      submit={(part, rating) => submitRating(order.id, part, rating)}
      onRated={markRated}
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
  return kind === "courier"
    ? call("POST /delivery-man/reviews/submit", { ...given, delivery_man_id: id })
    : call("POST /items/reviews/submit", { ...given, item_id: id });
}
