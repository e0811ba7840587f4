import type { Order } from "@errand/core/orders/orders.types";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { CheckoutSkeleton } from "../checkout/checkout-skeleton.tsx";
import { linkTokenOf, proofOf } from "../orders/order-proof.ts";
import {
  newParcelDraft,
  type ParcelDraft,
  type ParcelEnd,
  storeParcelDraft,
} from "./parcel-draft.ts";

/** Fills the form with what an earlier parcel had, and opens it. */
export function RepeatParcel({ orderId }: { orderId: number }) {
  const t = useMessages("parcel");
  const [, setQuery] = useSearchParams();
  const {
    data: order,
    isError,
    refetch,
  } = useQuery(
    endpointQuery(useAccountScope(), "GET /customer/order/track", {
      order_id: orderId,
      contact_number: proofOf(orderId) ?? undefined,
      order_token: linkTokenOf(orderId) ?? undefined,
    }),
  );

  useEffect(() => {
    if (!order) return;
    storeParcelDraft(draftOf(order));
    setQuery({ page: "parcel" }, { replace: true });
  }, [order, setQuery]);

  if (isError) return <ErrorState text={t("repeatError")} onRetry={() => void refetch()} />;
  return <CheckoutSkeleton />;
}

/** A new draft with what an earlier parcel had, besides its time and its payment. */
export function draftOf(order: Order): ParcelDraft {
  const { delivery_address: from, receiver_details: to } = order;
  const draft = newParcelDraft();
  return {
    ...draft,
    categoryId: order.parcel_category?.id ?? null,
    ...(from && { from: endOf(from), email: from.contact_person_email ?? draft.email }),
    ...(to && { to: endOf(to), additionalAddress: to.additional_address ?? "" }),
    instructions: order.delivery_instruction ?? "",
    service: order.parcel_service ?? "standard",
    handoff: order.parcel_handoff ?? draft.handoff,
    declaredValue: order.parcel_declared_value === null ? "" : String(order.parcel_declared_value),
    payer: order.charge_payer ?? "sender",
  };
}

function endOf(door: NonNullable<Order["delivery_address"]>): ParcelEnd {
  return {
    address: door.address,
    point: { lat: door.latitude, lng: door.longitude },
    road: door.road ?? "",
    house: door.house ?? "",
    floor: door.floor ?? "",
    name: door.contact_person_name,
    phone: door.contact_person_number,
    mayLackNumber: false,
  };
}
