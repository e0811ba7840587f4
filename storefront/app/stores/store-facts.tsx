import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { distanceText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { type ReactNode, use } from "react";
import { InRoomOf } from "../catalog/kept-room.tsx";
import { useOpening } from "../catalog/opening-text.ts";
import { ReachContext } from "../catalog/reach-context.ts";
import { useDistance, useIsLoadedForZone } from "../catalog/use-distance.ts";
import { useMoney, useShop } from "../config/shop.ts";
import type { Delivery } from "./delivery.ts";
import { ExpandableFact } from "./expandable-fact.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { useLocatedDelivery } from "./store.queries.ts";
import { StoreCoupons } from "./store-coupons.tsx";
import { MapButton, ReviewsButton } from "./store-dialog-button.tsx";

interface StoreFactsProps {
  store: StoreDetails;
  delivery: Delivery | null;
}

/**
 * One line of facts: rating, delivery time, distance, charge, minimum order, expandable hours and
 * coupons.
 */
export function StoreFacts({ store, delivery }: StoreFactsProps) {
  const t = useMessages("catalog");
  const money = useMoney();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 text-sm text-muted md:gap-x-6 md:text-[0.9375rem]">
      <ReviewsButton store={store} />
      <Fact className="font-semibold text-ink">
        {t("minutes", { from: store.min_delivery_time, until: store.max_delivery_time })}
      </Fact>
      <DistanceFact store={store} />
      <DeliveryFact store={store} delivery={delivery} />
      {store.minimum_order > 0 && (
        <Fact>{t("store.minimum", { amount: money(store.minimum_order) })}</Fact>
      )}
      <About store={store} />
      <StoreCoupons storeId={store.id} coupons={store.active_coupons} />
    </div>
  );
}

function DistanceFact({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const language = useLanguage();
  const distance = useDistance(store);
  const isLoadedForZone = useIsLoadedForZone(store);
  const away = (kilometres: number) =>
    t("store.away", { distance: distanceText(kilometres, language) });
  if (!isLoadedForZone) return distance !== null && <Fact>{away(distance)}</Fact>;
  return (
    <Fact>
      <InRoomOf before={away(1.1)}>{distance !== null && away(distance)}</InRoomOf>
    </Fact>
  );
}

/** Whether the store is open; expands to its hours, services and address. */
function About({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const opening = useOpening(store);
  const summary = (
    <>
      <strong className={`font-semibold ${opening.isOpen ? "text-good" : "text-bad"}`}>
        {opening.word}
      </strong>
      {opening.detail}
      <span className="sr-only">{t("hours.show")}</span>
    </>
  );
  return (
    <ExpandableFact summary={summary}>
      <OpeningHours store={store} />
      <Features store={store} />
      <MapButton store={store} />
    </ExpandableFact>
  );
}

/**
 * The delivery charge: free, exact or a minimum; and the subtotal from which delivery is free. In
 * its place what the store adds to the errand of the carts that wait. Keeps the room of the
 * minimum, so that nothing moves when the exact charge replaces it, and on phones that of the
 * errand.
 */
function DeliveryFact({ store, delivery: first }: StoreFactsProps) {
  const t = useMessages("catalog");
  const money = useMoney();
  const { config } = useShop();
  const delivery = useLocatedDelivery(store, first);
  const extra = use(ReachContext)?.get(store.id);
  if (!store.delivery) return null;
  if (store.free_delivery) return <Fact className="text-good">{t("freeDelivery")}</Fact>;
  if (!delivery || !first) return null;
  const { charge, isLeast, rise } = delivery;
  if (charge === 0 && !isLeast) return <Fact className="text-good">{t("freeDelivery")}</Fact>;
  const amount = money(charge);
  const freeFrom = config.free_delivery_over;
  if (extra !== undefined) {
    return (
      <Fact className="max-md:[[data-waiting-carts]_&]:min-w-46">
        <s className="max-md:hidden">{t("store.delivery", { amount })}</s>
        <span className="text-good">{t("store.inErrand", { amount: money(extra) })}</span>
      </Fact>
    );
  }
  return (
    <Fact className="max-md:[[data-waiting-carts]_&]:min-w-46">
      {first.isLeast && !isLeast ? (
        <InRoomOf before={t("store.deliveryFrom", { amount: money(first.charge) })}>
          {t("store.delivery", { amount })}
        </InRoomOf>
      ) : (
        t(isLeast ? "store.deliveryFrom" : "store.delivery", { amount })
      )}
      {freeFrom !== null && (
        <span className="text-good">{t("store.freeFrom", { amount: money(freeFrom) })}</span>
      )}
      {rise !== null && <span className="text-warn">{rise}</span>}
    </Fact>
  );
}

function Fact({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <bdi className={`inline-flex min-h-7 flex-wrap items-center gap-x-2 ${className}`}>
      {children}
    </bdi>
  );
}

/** Delivery or pickup, diets and services. */
function Features({ store }: { store: StoreDetails }) {
  const features = useFeatures(store);
  if (features.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-2">
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
