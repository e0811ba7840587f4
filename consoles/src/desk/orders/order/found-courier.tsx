import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import type { OrderDetails } from "./order.queries.ts";

/** Whom the plan asked for a delivery, why, and what they said. */
export function FoundCourier({ dispatch }: Pick<OrderDetails, "dispatch">) {
  const t = useMessages("desk-orders");
  const { clock } = useTimeText();
  if (!dispatch) return null;
  const { offers, planned } = dispatch;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-1 text-body font-bold">
        {t("found.title")}
      </h2>
      {offers.length === 0 && !planned && <p className="text-strong">{t("found.none")}</p>}
      <ul>
        {offers.map(({ courier_id, courier_name, outcome, explanation }) => (
          <li key={courier_id} className="border-b border-line py-1.5">
            <b>{courier_name}</b> {t(`timeline.offer.${outcome}`)}
            {explanation && <span className="block text-strong">{explanation.text}</span>}
          </li>
        ))}
      </ul>
      {planned && (
        <p className="py-1.5">
          {t("found.planned", { name: planned.courier_name, time: clock(planned.offered_at) })}
        </p>
      )}
    </section>
  );
}
