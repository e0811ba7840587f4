import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { memo } from "react";
import { useOpening } from "../catalog/opening-text.ts";
import { storePath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { Picture } from "../ui/picture.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import type { Delivery } from "./delivery.ts";
import { PrescriptionLink } from "./prescription-link.tsx";
import { StoreChatLink } from "./store-chat-link.tsx";
import { StoreDiscount } from "./store-discount.tsx";
import { StoreFacts } from "./store-facts.tsx";
import { StoreNotices } from "./store-notices.tsx";

interface StoreHeaderProps {
  store: StoreDetails;
  delivery: Delivery | null;
}

/** Cover, name, facts and notices of a store, low enough that the menu starts on the first screen. */
export const StoreHeader = memo(function StoreHeader({ store, delivery }: StoreHeaderProps) {
  const opening = useOpening(store);
  return (
    <header className="page-column md:pt-5">
      <div className="relative -mx-4 overflow-hidden bg-sunken md:mx-0 md:rounded-panel">
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 1300px) 96vw, 1240px"
          isEager
          className={`max-h-28 md:max-h-52 ${opening.isOpen ? "" : "grayscale-60"}`}
        />
        <Picture
          src={store.logo_full_url}
          alt=""
          sizes="72px"
          isEager
          className="absolute! start-4 bottom-3 size-12! rounded-control border-2 border-raised md:bottom-4 md:size-18! md:rounded-card"
        />
      </div>
      <div className="mt-3 flex items-start gap-2 md:mt-4">
        <h1 className="min-w-0 grow text-2xl leading-tight font-extrabold tracking-tight md:text-4xl">
          <bdi>{store.name}</bdi>
        </h1>
        <StoreChatLink storeId={store.id} name={store.name} />
        <ShareButton title={store.name} path={storePath(store)} className="-mt-1 bg-sunken" />
        <WishlistToggle target={{ store }} size="md" className="-mt-1 bg-sunken!" />
      </div>
      <StoreFacts store={store} delivery={delivery} />
      <div className="mt-2 flex flex-col gap-2 empty:hidden md:mt-3">
        <StoreNotices store={store} />
        <PrescriptionLink store={store} />
        {store.discount && <StoreDiscount discount={store.discount} />}
      </div>
    </header>
  );
});
