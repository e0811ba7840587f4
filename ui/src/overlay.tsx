import { useMessages } from "./messages/messages.ts";
import { Spinner } from "./spinner.tsx";

/**
 * Covers the screen while something loads. Show it only for loads that take long enough to be
 * noticed.
 */
export function Overlay() {
  const t = useMessages("ui");
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-items-center bg-paper/60 backdrop-blur-[2px]"
    >
      <span className="flex items-center gap-3 rounded-full bg-raised px-5 py-3 font-semibold shadow-float">
        <Spinner className="size-5 text-accent" />
        {t("loading")}
      </span>
    </div>
  );
}
