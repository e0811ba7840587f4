import { useMessages } from "@errand/ui/messages/messages.ts";
import { clearViewed } from "../items/recently-viewed.ts";
import { ItemCarousel, type ShownItem } from "./carousels.tsx";

/** Items that were opened on this device, and a button to forget them. */
export function RecentlyViewed({ items }: { items: ShownItem[] }) {
  const t = useMessages("home");
  return (
    <ItemCarousel
      title="recentlyViewed"
      items={items}
      beside={
        <button
          type="button"
          onClick={() => {
            clearViewed();
            // The button is gone then.
            document.querySelector("main")?.focus({ preventScroll: true });
          }}
          className="min-h-11 px-2 text-meta font-semibold text-muted underline hover:text-ink"
        >
          {t("clearViewed")}
        </button>
      }
    />
  );
}
