import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { everyScope } from "../api/query-client.ts";
import { clearBuyNow } from "../cart/buy-now.ts";
import { cartEndpoint } from "../cart/cart-query.ts";
import { stored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { storeJustPlaced } from "../orders/just-placed.ts";
import { storeProof } from "../orders/order-proof.ts";
import { toast } from "../ui/toast.ts";
import { endAttempt, openAttempt } from "./attempt.ts";
import { clearDraft } from "./draft.ts";
import type { PlaceInput } from "./order-input.ts";
import { placeOrder } from "./place-order.ts";

const mutationKey = ["place order"];

/** Places the order and opens its tracking page. A second press while it is placed has no effect. */
export function usePlaceOrder(onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useMessages("checkout");
  const placing = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: placeOrder,
    onSuccess: async ({ order, phone, isEarlier }) => {
      if (isEarlier) toast.info(t("lost.arrived"));
      // A customer proves ownership by the session.
      const proof = stored("token") === null ? phone : undefined;
      if (proof !== undefined) storeProof(order.id, proof);
      storeJustPlaced(order, proof);
      await navigate(`/track-order?order_id=${order.id}`, { replace: true });
      endAttempt();
      clearDraft();
      clearBuyNow();
    },
    onError: onRefused,
  });
  useReloadCartAfter(placing.isSuccess);
  return {
    isPlacing: placing.isPending || placing.isSuccess,
    place(input: PlaceInput) {
      if (client.isMutating({ mutationKey }) === 0) placing.mutate(input);
    },
  };
}

/**
 * Loads the now empty cart once the checkout unmounts: until the tracking page has loaded, the checkout
 * shows the ordered lines.
 */
function useReloadCartAfter(isPlaced: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isPlaced) return;
    return () => void client.invalidateQueries(everyScope(cartEndpoint));
  }, [client, isPlaced]);
}

/**
 * Resumes an attempt that was pending when the page was reloaded or closed. Also resumes one whose
 * response was lost if the cart is empty since: its order had arrived, and is only requested again.
 */
export function useOpenAttempt(isCartEmpty: boolean, place: (input: PlaceInput) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    const attempt = openAttempt();
    if (attempt && (attempt.state === "sent" || isCartEmpty)) place(attempt.inputs[0]);
  }, []);
}
