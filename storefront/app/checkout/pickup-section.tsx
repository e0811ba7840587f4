import type { Store } from "@errand/core/catalog/catalog.types";
import { distanceText } from "@errand/core/date-text";
import type { LatLng } from "@errand/core/location/lat-lng";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import StoreIcon from "lucide-react/icons/store";
import { useDistance } from "../catalog/use-distance.ts";
import { FactSection } from "./fact-section.tsx";
import { PickupMap } from "./place-map.tsx";

interface PickupSectionProps {
  store: Store;
  /** Where the customer starts from; null while it is unknown. */
  from: LatLng | null;
}

/** Where a customer collects the order, how far that is, and the way there. */
export function PickupSection({ store, from }: PickupSectionProps) {
  const t = useMessages("checkout");
  const language = useLanguage();
  const distance = useDistance(store);
  const { address, latitude: lat, longitude: lng } = store;
  const away =
    distance !== null && t("pickup.away", { distance: distanceText(distance, language) });
  return (
    <FactSection
      icon={StoreIcon}
      title={t("pickup.title")}
      fact={<bdi>{store.name}</bdi>}
      detail={<bdi>{[address, away].filter(Boolean).join(" · ")}</bdi>}
    >
      <PickupMap store={{ lat, lng }} from={from} />
    </FactSection>
  );
}
