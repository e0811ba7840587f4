import { useMessages } from "@errand/ui/messages/messages.ts";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useSyncExternalStore } from "react";
import { newVersion } from "./worker.ts";

/** Offers a newer version of the console, below the head of its pages. */
export function NewVersion() {
  const t = useMessages("console");
  const isReady = useSyncExternalStore(newVersion.subscribe, newVersion.isReady);
  if (!isReady) return null;
  return (
    <div
      role="status"
      className="flex min-h-14 items-center gap-3 bg-call-soft px-4 py-1 text-call"
    >
      <RefreshCw aria-hidden className="size-6 shrink-0" />
      <p className="min-w-0 grow font-bold">{t("version.ready")}</p>
      <button
        type="button"
        className="min-h-14 shrink-0 rounded-[18px] px-4 font-bold underline"
        onClick={() => void newVersion.open()}
      >
        {t("version.open")}
      </button>
    </div>
  );
}
