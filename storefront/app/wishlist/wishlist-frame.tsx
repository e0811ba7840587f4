import { Button } from "@errand/ui/button.tsx";
import { Drawer } from "@errand/ui/drawer.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { LineSkeletons } from "../catalog/card-skeletons.tsx";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useStored } from "../visitor/storage.ts";

/** Pixels (spec §9). */
const width = 523;

interface WishlistFrameProps {
  open: boolean;
  onClose(): void;
  /** The entries. */
  children: ReactNode;
  query: Pick<UseQueryResult, "data" | "dataUpdatedAt" | "fetchStatus" | "isError" | "refetch">;
}

/** The drawer of a wishlist, whose entries need a location (spec §2). */
export function WishlistFrame({ open, onClose, query, children }: WishlistFrameProps) {
  const t = useMessages("wishlist");
  const hasPlace = (useStored("zoneid") ?? []).length > 0;
  // A heart that was pressed before the first reply is in `data`, without what is saved.
  const isUnread = query.dataUpdatedAt === 0;
  const isLoading = query.data !== undefined || query.fetchStatus !== "idle";

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
      ) : isUnread && query.isError ? (
        <ErrorState text={t("loadError")} onRetry={() => void query.refetch()} />
      ) : isUnread && isLoading ? (
        <LoadingRows />
      ) : (
        children
      )}
    </Drawer>
  );
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-6 p-4">
      <Skeleton className="h-8 w-40 rounded-control" />
      <LineSkeletons count={3} />
    </div>
  );
}
