import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";

/**
 * What the customer asked store and courier for with the order; nothing if they asked for nothing.
 */
export function OrderRequests({ order }: { order: Order }) {
  const t = useMessages("orders");
  // The sender of a parcel asked for it.
  if (order.viewed_by !== "owner") return null;
  const requests = [
    { name: t("requests.note"), text: order.order_note },
    { name: t("requests.delivery"), text: order.delivery_instruction },
    { name: t("requests.unavailable"), text: order.unavailable_item_note },
    { name: t("requests.cutlery"), text: order.cutlery ? t("requests.cutleryText") : null },
  ].filter(({ text }) => text);
  if (requests.length === 0) return null;
  return (
    <Section title={t("requests.title")}>
      <dl className="flex flex-col gap-3">
        {requests.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-meta text-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
