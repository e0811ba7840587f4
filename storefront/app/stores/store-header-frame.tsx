import type { Store } from "@errand/core/catalog/catalog.types";
import { Picture } from "@errand/ui/picture.tsx";
import { ShareButton } from "@errand/ui/share-button.tsx";
import type { ReactNode } from "react";
import { useOpening } from "../catalog/opening-text.ts";
import type { WishlistTarget } from "../catalog/wishlist-context.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { StoreChatLink } from "./store-chat-link.tsx";

interface StoreHeaderFrameProps {
  store: Parameters<typeof useOpening>[0] &
    Pick<Store, "id" | "name" | "cover_photo_full_url" | "logo_full_url">;
  /** Of its page. */
  path: string;
  wishlistTarget: WishlistTarget;
  className?: string;
  /** What of the cover shows; its middle by default. */
  coverClasses?: string;
  /** One line of facts. */
  facts: ReactNode;
  /** Notices and the discount. */
  children: ReactNode;
}

/** Cover, logo, name and actions of a store or a rental provider, above its facts. */
export function StoreHeaderFrame(props: StoreHeaderFrameProps) {
  const { store, path, wishlistTarget, className = "", facts, children } = props;
  const { coverClasses = "max-h-28 md:max-h-52" } = props;
  const opening = useOpening(store);
  return (
    <header className={`page-column ${className}`}>
      <div className="relative -mx-4 overflow-hidden bg-sunken md:mx-0 md:rounded-panel">
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 1300px) 96vw, 1240px"
          isEager
          className={`${coverClasses} ${opening.isOpen ? "" : "grayscale-60"}`}
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
        <ShareButton title={store.name} path={path} className="-mt-1 bg-sunken" />
        <WishlistToggle target={wishlistTarget} size="md" className="-mt-1 bg-sunken!" />
      </div>
      {facts}
      <div className="mt-2 flex flex-col gap-2 empty:hidden md:mt-3">{children}</div>
    </header>
  );
}
