import type { PanelProps } from "../shell/panels.ts";
import { useWishlist } from "./use-wishlist.ts";
import { WishlistFrame } from "./wishlist-frame.tsx";
import { WishlistTabs } from "./wishlist-tabs.tsx";

/** The customer's wishlist of items and stores (spec §2). */
export function WishlistDrawer({ open, onClose }: PanelProps<"wishlist">) {
  const wishlist = useWishlist();
  const { item, store } = wishlist.data ?? { item: [], store: [] };
  return (
    <WishlistFrame open={open} onClose={onClose} query={wishlist}>
      <WishlistTabs items={item} stores={store} onLeave={onClose} />
    </WishlistFrame>
  );
}
