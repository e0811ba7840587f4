import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useEffectEvent } from "react";

interface ChangeFooterProps {
  /** What is changed, but not public yet. */
  children: string;
  publish: string;
  isBusy: boolean;
  onDiscard(): void;
  onPublish(): void;
}

/** Stays at the lower edge while something is changed; ⌘S or Ctrl+S publishes. */
export function ChangeFooter({
  children,
  publish,
  isBusy,
  onDiscard,
  onPublish,
}: ChangeFooterProps) {
  const t = useMessages("menu");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    if (!isBusy) onPublish();
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("keydown", onKey);
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("beforeunload", warn);
    };
  }, []);
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-panel px-4 py-3"
    >
      <p role="status" className="grow font-semibold text-warn">
        {children}
      </p>
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {t("discard")}
      </Button>
      <Button size="sm" isBusy={isBusy} aria-keyshortcuts="Meta+S Control+S" onClick={onPublish}>
        {publish}
      </Button>
    </div>
  );
}
