import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useEffect, useRef } from "react";

interface StepScreenProps {
  /** Identifies the screen: when it changes, the first field of the new screen gets the focus. */
  name: string;
  /** Returns to the previous screen; absent on the first one. */
  onBack?: () => void;
  children: ReactNode;
}

/** One of several consecutive screens. */
export function StepScreen({ name, onBack, children }: StepScreenProps) {
  const t = useMessages("account");
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(name);

  useEffect(() => {
    // The container focuses the first screen.
    if (shown.current === name) return;
    shown.current = name;
    const first = body.current?.querySelector<HTMLElement>(
      "input:not([aria-hidden], [hidden]), button",
    );
    first?.focus({ preventScroll: true });
    // The previous screen may have been scrolled.
    body.current?.parentElement?.scrollTo?.({ top: 0 });
  }, [name]);

  return (
    <>
      <div ref={body}>{children}</div>
      {onBack && (
        <Button variant="quiet" size="sm" onClick={onBack} className="mt-3">
          <ArrowLeft aria-hidden className="size-4.5" />
          {t("back")}
        </Button>
      )}
    </>
  );
}
