import { ApiError } from "@errand/core/api-error";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { batchArrival } from "./batch-arrival.ts";
import { batchTotal } from "./batch-total.ts";
import { useParcelCategories } from "./categories.queries.ts";
import { parcelErrors } from "./parcel-errors.ts";
import { senderInput } from "./parcel-input.ts";
import { useBatchRows } from "./use-batch-rows.ts";
import { useParcelForm } from "./use-parcel-form.ts";
import { useParcelTime } from "./use-parcel-time.ts";

export type BatchMethod = "cash_on_delivery" | "wallet" | "digital_payment";

/** Sending to several receivers: the sender, the rows with their prices, and placing them. */
export function useParcelBatch() {
  const t = useMessages("parcel");
  const { config } = useShop();
  const { form, change } = useParcelForm();
  const draft = form.watch();
  const navigate = useNavigate();
  const categories = useParcelCategories().data ?? [];
  const usualCategory = draft.categoryId ?? categories[0]?.id ?? null;
  const sheet = useBatchRows(draft.from.point, usualCategory);
  const time = useParcelTime(draft.at);
  const [method, setMethod] = useState<BatchMethod>("cash_on_delivery");

  const ready = sheet.rows.flatMap((row) => {
    const preview = sheet.previewOf(row);
    return preview?.receiver ? [{ row, preview, receiver: preview.receiver }] : [];
  });
  const total = batchTotal(
    ready.map(({ preview }) => preview),
    config.tax_included === 1,
  );
  const input = {
    ...senderInput(draft),
    parcel_category_id: usualCategory ?? 0,
    payment_method: method,
    charge_payer: "sender" as const,
    ...(time.at !== null && { schedule_at: time.at }),
    receivers: ready.map(({ receiver }) => receiver),
    order_amount: total.total,
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
      sheet.removeSent(ready.map(({ row }) => row));
      // Of several gateways, the page of the batch lets one be chosen.
      const [gateway, another] = config.active_payment_method_list;
      if (method === "digital_payment" && gateway && !another) {
        batchArrival.set(batch_id, gateway.gateway);
      }
      navigate(`/parcel-labels?batch_id=${batch_id}`);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.find("price_changed")) void sheet.priceAll();
      reportError(error);
    },
  });

  return {
    form,
    draft,
    change,
    categories,
    sheet,
    ready,
    time,
    total,
    method,
    setMethod,
    /** The errors of the current form values. */
    errors: () => parcelErrors(form.getValues(), { isGuest: false, country: "" }),
    refusedFrom: sheet.refusal?.find("zone")?.message,
    isPlacing: placing.isPending || placing.isSuccess,
    refused:
      placing.error instanceof ApiError
        ? [...new Set(placing.error.errors.map(({ message }) => message))]
        : [],
    place: () => placing.mutate(),
  };
}

export type ParcelBatch = ReturnType<typeof useParcelBatch>;
