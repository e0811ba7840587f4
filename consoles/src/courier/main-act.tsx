import { useId, useState } from "react";
import { PhoneButton } from "./phone-button.tsx";

interface MainActProps {
  /** What happens. */
  text: string;
  /** What has to be done first; the button stays dimmed, and says it when it is pressed. */
  missing?: string | null;
  isBusy?: boolean;
  onAct(): void;
}

/** The one action of a screen, at the lower edge, where the thumb is. */
export function MainAct({ text, missing = null, isBusy = false, onAct }: MainActProps) {
  const [isAsked, setAsked] = useState(false);
  const noteId = useId();
  return (
    <div className="flex flex-col gap-2">
      <p
        id={noteId}
        role="status"
        className="text-center text-[1.0625rem] font-semibold text-warn empty:hidden"
      >
        {isAsked && missing}
      </p>
      <PhoneButton
        size="lg"
        isBusy={isBusy}
        aria-disabled={missing !== null}
        aria-describedby={noteId}
        onClick={() => (missing === null ? onAct() : setAsked(true))}
      >
        {text}
      </PhoneButton>
    </div>
  );
}
