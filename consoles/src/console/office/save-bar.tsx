import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeButton } from "./office-button.tsx";

interface SaveBarProps {
  /** What is changed, or why it cannot be saved. */
  text: string;
  isBad?: boolean;
  isBusy: boolean;
  onDiscard(): void;
  onSave(): void;
}

/** At the lower edge while something is changed: nothing is public before it is saved. */
export function SaveBar({ text, isBad = false, isBusy, onDiscard, onSave }: SaveBarProps) {
  const t = useMessages("controls");
  return (
    <div className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-3 border-t border-line bg-panel px-4 py-3 md:px-5">
      <p
        role="status"
        className={classNames("min-w-40 grow font-semibold", isBad ? "text-bad" : "text-warn")}
      >
        {text}
      </p>
      <OfficeButton tone="outline" onClick={onDiscard}>
        {t("discard")}
      </OfficeButton>
      <OfficeButton tone="ink" aria-disabled={isBad} isBusy={isBusy} onClick={onSave}>
        {t("save")}
      </OfficeButton>
    </div>
  );
}
