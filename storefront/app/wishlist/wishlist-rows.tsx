import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Rating } from "@errand/ui/rating.tsx";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useOpening } from "../catalog/opening-text.ts";
import { storePath } from "../catalog/paths.ts";
import { useItemAvailability } from "../items/item-availability.ts";
import { ItemLink } from "../items/item-link.tsx";
import { ItemPrice } from "../items/item-price.tsx";
import { QuickAdd } from "../items/quick-add.tsx";
import { useChangeWishlist } from "./wishlist.queries.ts";

interface WishlistItemRowProps {
  item: Item;
  /** Called when the link to the item is followed, to close the drawer. */
  onLeave(): void;
  onRemove(): void;
}

/** An item of the wishlist, with a button that adds it to the cart. */
export function WishlistItemRow({ item, onLeave, onRemove }: WishlistItemRowProps) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  return (
    <WishlistRow
      name={item.name}
      picture={item.image_full_url}
      onRemove={onRemove}
      link={
        <ItemLink item={item} onClick={onLeave} className="font-semibold hover:text-accent">
          <bdi>{item.name}</bdi>
        </ItemLink>
      }
    >
      <p className="-mt-1 truncate text-sm text-muted">
        <bdi>{item.store_name}</bdi>
      </p>
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <ItemPrice item={item} />
        {state === "ready" ? (
          <QuickAdd item={item} />
        ) : (
          <span className="text-sm font-medium text-muted">
            {state === "sold_out" ? t("outOfStock") : t("notNow")}
          </span>
        )}
      </div>
    </WishlistRow>
  );
}

/** A store of the wishlist, with whether it is open. */
export function WishlistStoreRow({ store, onLeave }: { store: Store; onLeave(): void }) {
  const opening = useOpening(store);
  const change = useChangeWishlist();
  return (
    <WishlistRow
      name={store.name}
      picture={store.logo_full_url}
      onRemove={() => change.mutate({ thing: { store }, isWanted: false })}
      link={
        <Link
          to={storePath(store)}
          prefetch="intent"
          onClick={onLeave}
          className="font-semibold hover:text-accent"
        >
          <bdi>{store.name}</bdi>
        </Link>
      }
    >
      <p className="text-sm text-muted">{store.address}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Rating value={store.avg_rating} />
        <span className={opening.isOpen ? "text-good" : "text-muted"}>
          {[opening.word, opening.detail].filter(Boolean).join(" · ")}
        </span>
      </p>
    </WishlistRow>
  );
}

interface WishlistRowProps {
  name: string;
  picture: string | null;
  onRemove(): void;
  link: ReactNode;
  children: ReactNode;
}

/** An entry of a wishlist with its picture, a button that removes it, and what is known of it. */
export function WishlistRow({ name, picture, onRemove, link, children }: WishlistRowProps) {
  const t = useMessages("wishlist");
  return (
    <li className="flex gap-3 py-4">
      <div className="w-20 shrink-0">
        <Picture src={picture} alt="" sizes="80px" className="rounded-control border border-line" />
      </div>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-2">
          {link}
          <IconButton
            icon={Trash2}
            size="sm"
            label={t("remove.label", { name })}
            onClick={onRemove}
            className="-mt-1.5 -me-0.5 text-muted hover:text-bad"
          />
        </div>
        {children}
      </div>
    </li>
  );
}
