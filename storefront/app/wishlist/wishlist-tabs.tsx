import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { ConfirmQuestion } from "@errand/ui/confirm-question.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Tabs } from "@errand/ui/tabs.tsx";
import Heart from "lucide-react/icons/heart";
import StoreIcon from "lucide-react/icons/store";
import { type ReactNode, useRef, useState } from "react";
import { useChangeWishlist } from "./wishlist.queries.ts";
import { WishlistItemRow, WishlistStoreRow } from "./wishlist-rows.tsx";

type Tab = "items" | "stores";

interface WishlistTabsProps {
  items: Item[];
  stores: Store[];
  onLeave(): void;
}

/**
 * Opens on the items, or on the stores when only stores are saved. Removing the last entry changes
 * no tab.
 */
export function WishlistTabs({ items, stores, onLeave }: WishlistTabsProps) {
  const t = useMessages("wishlist");
  const [tab, setTab] = useState<Tab>(items.length === 0 && stores.length > 0 ? "stores" : "items");
  return (
    <div className="px-4">
      <Tabs<Tab>
        label={t("title")}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "items",
            label: t("items", { count: items.length }),
            content: <Items items={items} onLeave={onLeave} />,
          },
          {
            value: "stores",
            label: t("stores", { count: stores.length }),
            content: <Stores stores={stores} onLeave={onLeave} />,
          },
        ]}
      />
    </div>
  );
}

/** The stores of the wishlist. */
function Stores({ stores, onLeave }: { stores: Store[]; onLeave(): void }) {
  const t = useMessages("wishlist");
  if (stores.length === 0) {
    return <EmptyState icon={StoreIcon} title={t("noStores.title")} text={t("noStores.text")} />;
  }
  return (
    <Rows>
      {stores.map((store) => (
        <WishlistStoreRow key={store.id} store={store} onLeave={onLeave} />
      ))}
    </Rows>
  );
}

/** The items of the wishlist. Removing one needs a confirmation. */
function Items({ items, onLeave }: { items: Item[]; onLeave(): void }) {
  const t = useMessages("wishlist");
  const change = useChangeWishlist();
  const [itemToRemove, setItemToRemove] = useState<Item | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {items.length === 0 && (
        <EmptyState icon={Heart} title={t("noItems.title")} text={t("noItems.text")} />
      )}
      <Rows>
        {items.map((item) => (
          <WishlistItemRow
            key={item.id}
            item={item}
            onLeave={onLeave}
            onRemove={() => {
              setItemToRemove(item);
              setConfirming(true);
            }}
          />
        ))}
      </Rows>
      <ConfirmQuestion
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onYes={() => {
          setConfirming(false);
          if (itemToRemove) change.mutate({ thing: { item: itemToRemove }, isWanted: false });
        }}
        title={t("remove.title")}
        text={t("remove.text", { name: itemToRemove?.name ?? "" })}
        focusAfter={container}
      />
    </div>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="-mt-2 divide-y divide-line pb-4 empty:hidden">{children}</ul>;
}
