import { pageLoad } from "@errand/client/page-load.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Eye from "lucide-react/icons/eye";
import { useEffect } from "react";
import { useShop } from "../config/shop.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { endPreview } from "../visitor/before-preview.ts";
import type { StoredPreview } from "../visitor/stored-values.ts";

/**
 * Says as of when, where and in which language the shop is shown, and ends that: by its button, and
 * once it is over.
 */
export function PreviewNotice({ at, expires, zone, language }: Omit<StoredPreview, "token">) {
  const t = useMessages("pages");
  const current = useLanguage();
  const { config } = useShop();
  const shown = config.language.find(({ key }) => key === (language ?? current));
  const scope = [zone, shown?.value].filter((part) => typeof part === "string").join(" · ");
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
      <p>{t("preview.notice", { date: date(at), time: clock(at), scope })}</p>
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
