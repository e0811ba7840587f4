import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Maximize2 from "lucide-react/icons/maximize-2";
import { useDateTimeText } from "./date-time-text.ts";

/** The pictures that the courier took at the delivery; one press opens one. */
export function DeliveryProof({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { clock } = useDateTimeText();
  const { order_proof_full_url: urls, delivery_man: courier, delivered } = order;
  if (urls.length === 0) return null;
  const by = courier && delivered && { name: courier.f_name, time: clock(delivered) };
  return (
    <section aria-label={t("proof.title")} className="no-print mt-5 flex flex-col gap-3">
      {urls.map((url) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className="relative block overflow-hidden rounded-card bg-sunken"
        >
          <img
            src={url}
            alt={t("proof.text")}
            width={1200}
            height={800}
            className="aspect-3/2 w-full object-cover"
          />
          {by && (
            <span className="absolute start-3 bottom-3 rounded-full bg-paper px-3 py-1 text-sm font-semibold text-ink">
              {t("proof.by", by)}
            </span>
          )}
          <span
            aria-hidden
            className="absolute end-3 top-3 grid size-11 place-items-center rounded-full bg-paper text-ink"
          >
            <Maximize2 className="size-5" />
          </span>
        </a>
      ))}
    </section>
  );
}
