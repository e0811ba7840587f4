import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { LaterDialog } from "./later-dialog.tsx";
import { PreviewButton, type Previewed } from "./preview-button.tsx";

interface PublishBarProps {
  /** How many fields differ; null for a new entry. */
  changes: number | null;
  /** What publishing means. */
  effects: readonly string[];
  isBusy: boolean;
  /** What customers would see. */
  previewed?: Previewed | undefined;
  onDiscard(): void;
  onLater?: ((at: string) => Promise<unknown>) | undefined;
  onPublish(): void;
}

/** At the lower edge while something is changed. */
export function PublishBar({
  changes,
  effects,
  isBusy,
  previewed,
  onDiscard,
  onLater,
  onPublish,
}: PublishBarProps) {
  const t = useMessages("entries");
  const [isPlanning, setPlanning] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    if (!isBusy) onPublish();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-3 border-t border-line bg-panel px-4 py-3 md:px-5">
      <p role="status" className="min-w-40 grow">
        <b className="text-warn">
          {changes === null ? t("bar.new") : t("bar.changes", { count: changes })}
        </b>{" "}
        {effects.length > 0 ? (
          <b>{effects.join(" ")}</b>
        ) : (
          <span className="text-strong">{t("bar.undo")}</span>
        )}
      </p>
      <OfficeButton tone="outline" onClick={onDiscard}>
        {t("bar.discard")}
      </OfficeButton>
      {previewed && <PreviewButton {...previewed} />}
      {onLater && (
        <OfficeButton tone="outline" onClick={() => setPlanning(true)}>
          {t("bar.later")}
        </OfficeButton>
      )}
      <OfficeButton tone="ink" isBusy={isBusy} aria-keyshortcuts="Control+S" onClick={onPublish}>
        {t("bar.publish")}
      </OfficeButton>
      {onLater && isPlanning && <LaterDialog onPlan={onLater} onClose={() => setPlanning(false)} />}
    </div>
  );
}
