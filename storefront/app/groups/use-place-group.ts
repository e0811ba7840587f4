import { newKey } from "@errand/client/create-client.ts";
import { ApiError } from "@errand/core/api-error";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Group } from "@errand/core/groups/groups.contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useProfile } from "../account/account.queries.ts";
import { call } from "../api/call.ts";
import { useAccountScope } from "../api/scope.tsx";
import { textOrUndefined } from "../checkout/order-input.ts";
import { orderArrival } from "../orders/pay-on-arrival.ts";
import { useShowError } from "./use-group-call.ts";
import type { HostDraft } from "./use-host-draft.ts";
import { toPricedInput } from "./use-host-quote.ts";

/** Places the order of a group, at the amounts that the host sees, and leads to it. */
export function usePlaceGroup(group: Group, store: StoreDetails, draft: HostDraft) {
  const { code, order_amount = 0, host_amount = 0 } = group;
  const navigate = useNavigate();
  const showError = useShowError();
  const scope = useAccountScope();
  const profile = useProfile().data;
  const [isBusy, setBusy] = useState(false);

  async function place(method: string) {
    const isOnline = host_amount > 0 && method !== "wallet" && method !== "cash_on_delivery";
    const payment_method = isOnline
      ? "digital_payment"
      : method === "cash_on_delivery" && host_amount > 0
        ? "cash_on_delivery"
        : "wallet";
    setBusy(true);
    try {
      const { order_id } = await call(
        "POST /customer/group/place",
        {
          code,
          order_amount,
          payment_method,
          ...toPricedInput(draft),
          order_note: textOrUndefined(draft.note),
          delivery_instruction: textOrUndefined(draft.deliveryInstruction),
          unavailable_item_note: textOrUndefined(draft.unavailableItemNote),
          ...(draft.cutlery && { cutlery: 1 }),
          ...(profile && {
            contact_person_name: `${profile.f_name} ${profile.l_name}`.trim(),
            ...(profile.phone && { contact_person_number: profile.phone }),
          }),
        },
        {
          key: newKey(),
          scope: { ...scope, zoneIds: [store.zone_id], moduleId: group.module_id },
        },
      );
      if (isOnline) orderArrival.set(order_id, method);
      await navigate(`/track-order?order_id=${order_id}`);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    }
  }
  return { place, isBusy };
}
