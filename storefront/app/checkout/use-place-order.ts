import { deletePictures } from "@errand/ui/forms/picture-storage.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { everyScope } from "../api/queries.ts";
import { clearBuyNow } from "../cart/buy-now.ts";
import { cartEndpoint } from "../cart/cart-query.ts";
import { storeJustPlaced } from "../orders/just-placed.ts";
import { storeProof } from "../orders/order-proof.ts";
import { orderArrival } from "../orders/pay-on-arrival.ts";
import { stored } from "../visitor/storage.ts";
import { type AttemptKind, endAttempt, openAttempt } from "./attempt.ts";
import { kindOf, type PlaceInput } from "./order-input.ts";
import { placeOrder } from "./place-order.ts";
import { useNewAccountSignIn } from "./use-new-account-sign-in.ts";

const mutationKey = ["place order"];

interface PlacingEvents {
  onRefused(error: unknown): void;
  /** Called once the order is placed. */
  clearDraft(): void;
}

/**
 * Places the order and opens its tracking page. A second press while it is placed has no effect.
 */
export function usePlaceOrder({ onRefused, clearDraft }: PlacingEvents) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useMessages("checkout");
  const signInToNewAccount = useNewAccountSignIn();
  const placing = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: placeOrder,
    onSuccess: async ({ order, phone, isEarlier }, input) => {
      if (isEarlier) toast.info(t("lost.arrived"));
      // A customer proves ownership by the session.
      const proof = stored("token") === null ? phone : undefined;
      if (proof !== undefined) storeProof(order.id, proof);
      storeJustPlaced(order, proof);
      const gateway = stored("payment")?.gateway;
      if (gateway && order.actions.includes("pay")) orderArrival.set(order.id, gateway);
      await navigate(`/track-order?order_id=${order.id}`, { replace: true });
      endAttempt(kindOf(input));
      clearDraft();
      if (input.order_type === "parcel") await deletePictures(input.photos ?? []);
      else {
        clearBuyNow();
        await deletePictures(input.pictures ?? []);
      }
      if (input.create_new_user === 1) await signInToNewAccount(input);
    },
    onError: onRefused,
  });
  useReloadAfter(placing.isSuccess);
  return {
    isPlacing: placing.isPending || placing.isSuccess,
    place(input: PlaceInput) {
      if (client.isMutating({ mutationKey }) === 0) placing.mutate(input);
    },
  };
}

/**
 * Loads the now empty cart, and the profile with what the wallet has left, once the checkout
 * unmounts: until the tracking page has loaded, the checkout shows the ordered lines.
 */
function useReloadAfter(isPlaced: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isPlaced) return;
    return () => {
      void client.invalidateQueries(everyScope(cartEndpoint));
      void client.invalidateQueries(everyScope("GET /customer/info"));
    };
  }, [client, isPlaced]);
}

/**
 * Resumes an attempt that was pending when the page was reloaded or closed. Also resumes one whose
 * response was lost if the cart is empty since: its order had arrived, and is only requested again.
 */
export function useOpenAttempt<Input>(
  kind: AttemptKind,
  isCartEmpty: boolean,
  place: (input: Input) => void,
) {
  const resume = useEffectEvent(() => {
    const attempt = openAttempt<Input>(kind);
    if (attempt && (attempt.state === "sent" || isCartEmpty)) place(attempt.inputs[0]);
  });
  useEffect(() => resume(), []);
}
