import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { forgetBuyNow } from "../cart/buy-now.ts";
import { cartEndpoint } from "../cart/cart-query.ts";
import { everyScope } from "../query-client.ts";
import { stored } from "../session/storage.ts";
import { toast } from "../ui/toast.ts";
import { useWords } from "../words/words.ts";
import { endAttempt, openAttempt } from "./attempt.ts";
import { forgetDraft } from "./draft.ts";
import { keepProof } from "./order-proof.ts";
import { placeOrder } from "./place-order.ts";
import type { PlaceInput } from "./placing.ts";

const mutationKey = ["place order"];

/** Places the order and leads to where it is followed. Pressing twice is pressing once. */
export function usePlaceOrder(onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useWords("checkout");
  const placing = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: placeOrder,
    onSuccess: async ({ id, phone, isEarlier }) => {
      if (isEarlier) toast.info(t("lost.arrived"));
      // A customer's orders are known by their session.
      if (phone !== undefined && stored("token") === null) keepProof(id, phone);
      await navigate(`/track-order?order_id=${id}`, { replace: true });
      endAttempt();
      forgetDraft();
      forgetBuyNow();
      void client.invalidateQueries(everyScope(cartEndpoint));
    },
    onError: onRefused,
  });
  return {
    isPlacing: placing.isPending || placing.isSuccess,
    place(input: PlaceInput) {
      if (client.isMutating({ mutationKey }) === 0) placing.mutate(input);
    },
  };
}

/**
 * Goes on with an order that was sent when the page was reloaded or closed, and with one whose answer
 * was lost when the cart is gone since: then it had arrived, and is only asked for again.
 */
export function useOpenAttempt(isCartEmpty: boolean, place: (input: PlaceInput) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    const attempt = openAttempt();
    if (attempt && (attempt.state === "sent" || isCartEmpty)) place(attempt.inputs[0]);
  }, []);
}
