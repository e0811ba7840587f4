import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Megaphone from "lucide-react/icons/megaphone";
import { useOpening } from "../catalog/opening-text.ts";

/** That the store is closed, and its announcement. */
export function StoreNotices({ store }: { store: StoreDetails }) {
  return (
    <>
      <ClosedNotice store={store} />
      <Announcement store={store} />
    </>
  );
}

type Announcing = Pick<StoreDetails, "announcement" | "announcement_message">;

export function Announcement({ store }: { store: Announcing }) {
  if (store.announcement !== 1 || !store.announcement_message) return null;
  return (
    <p className="flex items-start gap-2.5 text-sm">
      <Megaphone aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
      {store.announcement_message}
    </p>
  );
}

/** When a closed store opens, and what visitors can do until then. */
function ClosedNotice({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const opening = useOpening(store);
  if (opening.isOpen) return null;
  const next = !store.active
    ? t("store.paused")
    : store.schedule_order
      ? t("store.canSchedule")
      : t("store.canLook");
  return (
    <p role="status" className="rounded-card bg-warn-soft px-3.5 py-2 text-sm text-warn">
      <strong className="font-semibold">
        {[opening.word, opening.detail].filter(Boolean).join(" · ")}.
      </strong>{" "}
      {next}
    </p>
  );
}
