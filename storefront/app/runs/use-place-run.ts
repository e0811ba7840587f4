import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import { useReloadCarts } from "../cart/carts.queries.ts";
import { endAttempt } from "../checkout/attempt.ts";
import { clearDraft } from "../checkout/draft.ts";
import { sendOnce } from "../checkout/send-once.ts";
import { storeProof } from "../orders/order-proof.ts";
import { stored } from "../visitor/storage.ts";
import { clearErrandChoices } from "./errand-choices.ts";
import type { RunPlaceInput } from "./run-input.ts";
import { justPlacedRun, runArrival, storeRunProof } from "./run-proof.ts";

const mutationKey = ["place run"];

/** Places a run exactly once and opens its page. A second press meanwhile has no effect. */
export function usePlaceRun(onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useMessages("runs");
  const reloadCarts = useReloadCarts();
  const placing = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: (input: RunPlaceInput) =>
      sendOnce("run", input, (placed, key) => call("POST /customer/run/place", placed, { key })),
    onSuccess: async ({ result: { run }, input, isEarlier }) => {
      if (isEarlier) toast.info(t("arrived"));
      // A customer proves ownership by the session.
      const proof = stored("token") === null ? input.contact_person_number : undefined;
      if (proof !== undefined) {
        storeRunProof(run.id, proof);
        for (const { id } of run.orders) storeProof(id, proof);
      }
      justPlacedRun.store(run, proof);
      const gateway = stored("payment")?.gateway;
      if (gateway && run.actions.includes("pay")) runArrival.set(run.id, gateway);
      await navigate(`/run/${run.id}`, { replace: true });
      endAttempt("run");
      clearDraft();
      clearErrandChoices();
    },
    onError: onRefused,
  });
  const { isSuccess } = placing;
  const reload = useEffectEvent(() => {
    reloadCarts();
    void client.invalidateQueries(everyScope("GET /customer/info"));
  });
  // Until the page of the run has loaded, the checkout shows what was ordered.
  useEffect(() => {
    if (isSuccess) return () => reload();
  }, [isSuccess]);
  return {
    isPlacing: placing.isPending || isSuccess,
    place(input: RunPlaceInput) {
      if (client.isMutating({ mutationKey }) === 0) placing.mutate(input);
    },
  };
}
