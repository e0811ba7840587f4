import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";

/** How a request to cancel stands; nothing without one. */
export function CancelRequestState({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { cancel_request: request, store } = order;
  if (!request) return null;
  const key = request.state === "pending" ? request.asked : request.state;
  const values = { store: store?.name ?? "" };
  return (
    <div role="status" className="mb-4 rounded-card bg-sunken px-4 py-3.5">
      <p className="font-bold">{t(`cancel.request.${key}.title`, values)}</p>
      <p className="text-meta text-muted">{t(`cancel.request.${key}.text`, values)}</p>
      {request.note && (
        <p className="mt-1 text-meta text-muted">
          {t("cancel.request.note")} <bdi>{request.note}</bdi>
        </p>
      )}
    </div>
  );
}
