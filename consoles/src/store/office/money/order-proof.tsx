import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";

/** What is known of how an order left the store: picks, bags, who took it, and the photos. */
export function OrderProof({ orderId }: { orderId: number }) {
  const t = useMessages("store-money");
  const { clock } = useTimeText();
  const { endpointQuery, scope } = useStoreClient();
  const { data: order } = useQuery(endpointQuery(scope, "GET /store/orders/{id}", { id: orderId }));
  if (!order) return null;
  const { picks, bags, details, handed_over_at, delivery_man, delivered } = order;
  const facts = [
    picks.length > 0 && t("proof.picks", { found: picks.length, count: details.length }),
    bags !== null && t("proof.bags", { count: bags }),
    handed_over_at !== null &&
      (delivery_man
        ? t("proof.handedTo", { time: clock(handed_over_at), name: delivery_man.f_name })
        : t("proof.handedOver", { time: clock(handed_over_at) })),
    delivered !== null && t("proof.delivered", { time: clock(delivered) }),
  ].filter((fact) => fact !== false);
  const pictures = order.order_proof_full_url;
  if (facts.length === 0 && pictures.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-bold">{t("proof.title")}</h3>
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pictures.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={t("proof.picture", { number: index + 1 })}
                  className="size-24 rounded-control border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
