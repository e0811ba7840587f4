import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Reply } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useMoney } from "../config/shop.ts";
import { parcelErrors } from "./parcel-errors.ts";
import { senderInput } from "./parcel-input.ts";
import { useParcelForm } from "./use-parcel-form.ts";

export type Preview = Reply<"POST /customer/parcel-batch/preview">;

/** Sending to the receivers of a file: what is sent, the prices of its rows, and placing them. */
export function useParcelBatch() {
  const t = useMessages("parcel");
  const { form, change } = useParcelForm();
  const draft = form.watch();
  const money = useMoney();
  const navigate = useNavigate();
  /** A corrected file has the same name: each choice counts. */
  const [chosen, setChosen] = useState<{ file: File; number: number } | null>(null);
  const [method, setMethod] = useState<"cash_on_delivery" | "wallet">("cash_on_delivery");
  const { categoryId, from } = draft;

  const isAsked = chosen !== null && categoryId !== null && from.point !== null;
  const asked = useQuery({
    ...scopedQuery(
      useScope(),
      ["parcel batch", chosen?.number, categoryId, from.point],
      async (call): Promise<Preview | null> =>
        chosen && from.point && categoryId !== null
          ? call("POST /customer/parcel-batch/preview", {
              parcel_category_id: categoryId,
              latitude: from.point.lat,
              longitude: from.point.lng,
              file: chosen.file,
            })
          : null,
    ),
    enabled: isAsked,
    retry: false,
  });
  const refusal = asked.error instanceof ApiError ? asked.error : null;
  const preview = asked.data ?? null;
  const receivers = (preview?.rows ?? []).flatMap(({ receiver }) => receiver ?? []);

  const input = {
    ...senderInput(draft),
    parcel_category_id: categoryId ?? 0,
    payment_method: method,
    charge_payer: "sender" as const,
    receivers,
    order_amount: preview?.total ?? 0,
  };
  // The same parcels keep their key, so that a press after a lost response places nothing twice.
  const attempt = useRef({ content: "", key: "" });
  const placing = useMutation({
    mutationFn: () => {
      const content = JSON.stringify(input);
      if (attempt.current.content !== content) {
        attempt.current = { content, key: crypto.randomUUID() };
      }
      return call("POST /customer/parcel-batch/place", input, { key: attempt.current.key });
    },
    onSuccess({ orders, batch_id }) {
      toast.success(t("batch.booked", { count: orders.length }));
      navigate(`/parcel-labels?batch_id=${batch_id}`);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.find("price_changed")) void asked.refetch();
      reportError(error);
    },
  });

  return {
    form,
    draft,
    change,
    /** The errors of the current form values. */
    errors: () => parcelErrors(form.getValues(), { isGuest: false, country: "" }),
    file: chosen?.file ?? null,
    choose: (file: File) => setChosen({ file, number: (chosen?.number ?? 0) + 1 }),
    /** Why the rows have no prices, except for the address, which has its own place. */
    fileErrors: (refusal?.errors ?? []).flatMap(({ code, message }) =>
      code === "zone" ? [] : message,
    ),
    refusedFrom: refusal?.find("zone")?.message,
    preview: {
      data: preview,
      isPending: isAsked && asked.isFetching,
      isLoadingError: asked.isError && !refusal,
      refetch: () => void asked.refetch(),
    },
    method,
    setMethod,
    count: receivers.length,
    totalText: money(preview?.total ?? 0),
    isPlacing: placing.isPending || placing.isSuccess,
    refused:
      placing.error instanceof ApiError
        ? [...new Set(placing.error.errors.map(({ message }) => message))]
        : [],
    place: () => placing.mutate(),
  };
}
