import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { memo } from "react";
import { storePath } from "../catalog/paths.ts";
import type { Delivery } from "./delivery.ts";
import { GroupLink } from "./group-link.tsx";
import { PrescriptionLink } from "./prescription-link.tsx";
import { StoreDiscount } from "./store-discount.tsx";
import { StoreFacts } from "./store-facts.tsx";
import { StoreHeaderFrame } from "./store-header-frame.tsx";
import { StoreNotices } from "./store-notices.tsx";

interface StoreHeaderProps {
  store: StoreDetails;
  delivery: Delivery | null;
}

/**
 * Cover, name, facts and notices of a store, low enough that the menu starts on the first screen.
 */
export const StoreHeader = memo(function StoreHeader({ store, delivery }: StoreHeaderProps) {
  return (
    <StoreHeaderFrame
      store={store}
      path={storePath(store)}
      wishlistTarget={{ store }}
      className="md:pt-5"
      facts={<StoreFacts store={store} delivery={delivery} />}
    >
      <StoreNotices store={store} />
      <PrescriptionLink store={store} />
      <GroupLink store={store} />
      {store.discount && <StoreDiscount discount={store.discount} />}
    </StoreHeaderFrame>
  );
});
