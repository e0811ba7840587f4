import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { distanceText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import Bike from "lucide-react/icons/bike";
import Clock from "lucide-react/icons/clock";
import { useDistance } from "../catalog/use-distance.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { useClosedText } from "./item-availability.ts";

/** When an item can be at the door, and from which amount its delivery is free. */
export function ItemDelivery({ item, store }: { item: Item; store: Store }) {
  const t = useMessages("catalog");
  const money = useMoney();
  const language = useLanguage();
  const { config } = useShop();
  const distance = useDistance(store);
  const isClosed = useClosedText(item) !== null;
  if (!store.delivery) return null;
  const { min_delivery_time: from, max_delivery_time: until } = item;
  const freeFrom = config.free_delivery_over;
  const canSchedule = config.schedule_order && item.schedule_order;
  const isFree = store.free_delivery;
  return (
    <>
      {!isClosed && (
        <Row
          icon={Clock}
          title={t("delivery.minutes", { from, until })}
          text={canSchedule ? t("delivery.orLater") : null}
        />
      )}
      {(isFree || freeFrom !== null) && (
        <Row
          icon={Bike}
          title={
            isFree ? t("freeDelivery") : t("delivery.freeFrom", { amount: money(freeFrom ?? 0) })
          }
          text={
            distance === null
              ? null
              : t("delivery.distance", {
                  store: store.name,
                  distance: distanceText(distance, language),
                })
          }
        />
      )}
    </>
  );
}

interface RowProps {
  icon: LucideIcon;
  title: string;
  text: string | null;
}

function Row({ icon: Icon, title, text }: RowProps) {
  return (
    <div className="flex items-center gap-3 py-3 text-meta">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        {text !== null && <span className="text-muted">{text}</span>}
      </p>
    </div>
  );
}
