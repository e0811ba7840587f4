import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";

interface StepScreenProps {
  /** Another name is another screen: the focus goes to what it asks first. */
  name: string;
  /** To the screen before; without it this is the first one. */
  onBack?: () => void;
  children: ReactNode;
}

/** One of several screens that follow each other in one place. */
export function StepScreen({ name, onBack, children }: StepScreenProps) {
  const t = useMessages("account");
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(name);

  useEffect(() => {
    // Whoever shows the first one sees to it.
    if (shown.current === name) return;
    shown.current = name;
    const first = body.current?.querySelector<HTMLElement>(
      "input:not([aria-hidden], [hidden]), button",
    );
    first?.focus({ preventScroll: true });
    // Where the screen before was scrolled to its end, this one is seen from its beginning.
    body.current?.parentElement?.scrollTo?.({ top: 0 });
  }, [name]);

  return (
    <>
      <div ref={body}>{children}</div>
      {onBack && (
        <Button variant="quiet" size="sm" onClick={onBack} className="mt-3">
          <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t("back")}
        </Button>
      )}
    </>
  );
}
