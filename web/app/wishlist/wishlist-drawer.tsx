import type { Item } from "@errand/core/catalog/catalog.types";
import Heart from "lucide-react/icons/heart";
import MapPin from "lucide-react/icons/map-pin";
import StoreIcon from "lucide-react/icons/store";
import { type ReactNode, useRef, useState } from "react";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { openPanel, type PanelProps, panelTrigger } from "../shell/panels.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmQuestion } from "../ui/confirm-question.tsx";
import { Drawer } from "../ui/drawer.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useChangeWishlist, useWishlist } from "./wishlist.queries.ts";
import { WishlistItemRow, WishlistStoreRow } from "./wishlist-rows.tsx";

type Tab = "items" | "stores";

/** Pixels (spec §9). */
const width = 523;

/** The customer's wishlist of items and stores (spec §2). */
export function WishlistDrawer({ open, onClose }: PanelProps<"wishlist">) {
  const t = useMessages("wishlist");
  const [tab, setTab] = useState<Tab>("items");
  const wishlist = useWishlist();
  const { item, store } = wishlist.data ?? { item: [], store: [] };
  const hasPlace = (useStored("zoneid") ?? []).length > 0;
  const isLoading = wishlist.isPending && wishlist.fetchStatus !== "idle";

  return (
    <Drawer open={open} onClose={onClose} title={t("title")} width={width}>
      {!hasPlace ? (
        <EmptyState
          icon={MapPin}
          title={t("noPlace.title")}
          text={t("noPlace.text")}
          action={
            <Button
              {...panelTrigger("location")}
              onClick={() => openPanel("location", { anchor: null })}
            >
              {t("noPlace.action")}
            </Button>
          }
        />
      ) : isLoading ? (
        <LoadingRows />
      ) : wishlist.isError && !wishlist.data ? (
        <ErrorState text={t("faulty")} onRetry={() => void wishlist.refetch()} />
      ) : (
        <div className="px-4">
          <Tabs<Tab>
            label={t("title")}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: "items",
                label: t("items", { count: item.length }),
                content: <Items items={item} onLeave={onClose} />,
              },
              {
                value: "stores",
                label: t("stores", { count: store.length }),
                content:
                  store.length === 0 ? (
                    <EmptyState
                      icon={StoreIcon}
                      title={t("noStores.title")}
                      text={t("noStores.text")}
                    />
                  ) : (
                    <Rows>
                      {store.map((each) => (
                        <WishlistStoreRow key={each.id} store={each} onLeave={onClose} />
                      ))}
                    </Rows>
                  ),
              },
            ]}
          />
        </div>
      )}
    </Drawer>
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

function LoadingRows() {
  return (
    <div className="flex flex-col gap-6 p-4">
      <Skeleton className="h-8 w-40 rounded-control" />
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-20 rounded-control" />
          <div className="grow space-y-2 py-1">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
