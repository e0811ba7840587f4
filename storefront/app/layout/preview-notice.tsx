import { pageLoad } from "@errand/client/page-load.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Eye from "lucide-react/icons/eye";
import { useEffect } from "react";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { endPreview } from "../pages/start-preview.ts";
import type { StoredPreview } from "../visitor/stored-values.ts";

/** Says that the shop is not shown as it is, and ends that: by its button, and once it is over. */
export function PreviewNotice({ at, expires }: Pick<StoredPreview, "at" | "expires">) {
  const t = useMessages("pages");
  const { date, clock } = useDateTimeText();
  useEffect(() => {
    const timer = setTimeout(end, expires - Date.now());
    return () => clearTimeout(timer);
  }, [expires]);
  return (
    <div
      role="status"
      className="pointer-events-auto flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-ink px-4 py-1 text-center text-sm font-medium text-paper"
    >
      <Eye aria-hidden className="size-4 shrink-0" />
      <p>{t("preview.notice", { date: date(at), time: clock(at) })}</p>
      <button type="button" onClick={end} className="min-h-11 px-2 font-semibold underline">
        {t("preview.end")}
      </button>
    </div>
  );
}

function end() {
  endPreview();
  pageLoad.reload();
}
