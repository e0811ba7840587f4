import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { LucideIcon } from "lucide-react";
import Bike from "lucide-react/icons/bike";
import ChevronDown from "lucide-react/icons/chevron-down";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import type { ReactNode } from "react";
import { distanceText } from "../catalog/date-text.ts";
import { useOpening } from "../catalog/opening-text.ts";
import { useMoney, useShop } from "../config/shop.ts";
import { useLanguage, useMessages } from "../messages/messages.ts";
import type { Delivery } from "./delivery.ts";
import { OpeningHours } from "./opening-hours.tsx";

interface StoreFactsProps {
  store: StoreDetails;
  delivery: Delivery | null;
}

/** Expandable opening hours, delivery time, distance, delivery charge, minimum order and further features. */
export function StoreFacts({ store, delivery }: StoreFactsProps) {
  const t = useMessages("catalog");
  const money = useMoney();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <Hours store={store} />
        <Fact icon={Clock}>
          {t("minutes", { from: store.min_delivery_time, until: store.max_delivery_time })}
        </Fact>
        {store.distance !== null && (
          <Fact icon={MapPin}>
            {t("store.away", { distance: distanceText(store.distance, language) })}
          </Fact>
        )}
        <DeliveryFact store={store} delivery={delivery} />
        {store.minimum_order > 0 && (
          <Fact icon={ShoppingBasket}>
            {t("store.minimum", { amount: money(store.minimum_order) })}
          </Fact>
        )}
      </div>
      <Features store={store} />
    </div>
  );
}

function Hours({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const opening = useOpening(store);
  const tone = opening.isOpen ? "text-good" : "text-bad";
  return (
    <details className="group/hours open:w-full">
      <summary className="inline-flex min-h-9 list-none items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:border-ink md:min-h-11 md:px-4 [&::-webkit-details-marker]:hidden">
        <span aria-hidden className={`size-2 rounded-full bg-current ${tone}`} />
        <strong className={`font-semibold ${tone}`}>{opening.word}</strong>
        {opening.detail}
        <span className="sr-only">{t("hours.show")}</span>
        <ChevronDown
          aria-hidden
          className="size-4 text-muted transition-[rotate] group-open/hours:rotate-180"
        />
      </summary>
      <OpeningHours store={store} />
    </details>
  );
}

/** The delivery charge: free, exact or a minimum; and the subtotal from which delivery is free. */
function DeliveryFact({ store, delivery }: StoreFactsProps) {
  const t = useMessages("catalog");
  const money = useMoney();
  const { config } = useShop();
  if (!store.delivery) return null;
  if (store.free_delivery) return <Fact icon={Bike}>{t("freeDelivery")}</Fact>;
  if (!delivery) return null;
  const { charge, isLeast, rise } = delivery;
  if (charge === 0 && !isLeast) return <Fact icon={Bike}>{t("freeDelivery")}</Fact>;
  const amount = money(charge);
  const freeFrom = config.free_delivery_over;
  return (
    <Fact icon={Bike}>
      {t(isLeast ? "store.deliveryFrom" : "store.delivery", { amount })}
      {freeFrom !== null && (
        <span className="text-good">{t("store.freeFrom", { amount: money(freeFrom) })}</span>
      )}
      {rise !== null && <span className="text-warn">{rise}</span>}
    </Fact>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-[1.375rem] bg-sunken px-3 text-sm md:min-h-11 md:px-4">
      <Icon aria-hidden className="size-4 text-muted" />
      {children}
    </span>
  );
}

/** Delivery or pickup, diets and services. */
function Features({ store }: { store: StoreDetails }) {
  const features = useFeatures(store);
  if (features.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-2 text-sm text-muted">
      {features.map((feature, index) => (
        <li key={feature} className="inline-flex gap-x-2">
          {feature}
          {index < features.length - 1 && <span aria-hidden>·</span>}
        </li>
      ))}
    </ul>
  );
}

function useFeatures(store: StoreDetails): string[] {
  const t = useMessages("catalog");
  const money = useMoney();
  const { config } = useShop();
  const offers = config.module_config[store.module_type];
  const showsDiets = config.toggle_veg_non_veg && offers.veg_non_veg;
  return [
    store.delivery && store.take_away && t("store.both"),
    store.delivery && !store.take_away && t("store.deliveryOnly"),
    !store.delivery && store.take_away && t("store.takeAwayOnly"),
    showsDiets && store.veg === 1 && store.non_veg === 0 && t("store.vegOnly"),
    showsDiets && store.veg === 1 && store.non_veg === 1 && t("store.vegToo"),
    offers.halal && store.halal_tag_status === 1 && t("badge.halal"),
    store.prescription_order && t("store.prescriptions"),
    offers.cutlery && store.cutlery && t("store.cutlery"),
    store.extra_packaging_status &&
      t("store.packaging", { amount: money(store.extra_packaging_amount) }),
  ].filter((feature) => feature !== false);
}
