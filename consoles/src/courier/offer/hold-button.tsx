import { classNames } from "@errand/ui/class-names.ts";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { PhoneButton } from "../phone-button.tsx";

interface HoldButtonProps {
  text: string;
  /** After a short press: pressing again does it as well. */
  againText: string;
  isBusy: boolean;
  onAct(): void;
}

const holdMs = 600;
/** How long a short press waits for the second one. */
const armedMs = 4000;

/** Acts when it is held, pressed twice, or pressed by keyboard: never by one brush in a pocket. */
export function HoldButton({ text, againText, isBusy, onAct }: HoldButtonProps) {
  const [phase, setPhase] = useState<"idle" | "held" | "armed">("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDone = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function change(next: typeof phase, after: number, then: () => void) {
    clearTimeout(timer.current);
    setPhase(next);
    timer.current = setTimeout(then, after);
  }

  function act() {
    clearTimeout(timer.current);
    setPhase("idle");
    onAct();
  }

  function hold() {
    isDone.current = false;
    if (phase === "armed") return;
    change("held", holdMs, () => {
      isDone.current = true;
      act();
    });
  }

  function letGo() {
    if (phase !== "held") return;
    clearTimeout(timer.current);
    setPhase("idle");
  }

  function press(event: MouseEvent) {
    // A keyboard and a switch press without a pointer.
    if (event.detail === 0) return act();
    // The end of a hold, which has acted.
    if (isDone.current) return;
    if (phase === "armed") return act();
    change("armed", armedMs, () => setPhase("idle"));
  }

  return (
    <PhoneButton
      tone="call"
      size="lg"
      isBusy={isBusy}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={press}
      className="touch-none"
    >
      <span
        aria-hidden
        className={classNames(
          "absolute inset-y-0 start-0 bg-ink/25 transition-[width] ease-linear",
          phase === "held" ? "w-full duration-600" : "w-0 duration-0",
        )}
      />
      <span className="relative" aria-live="polite">
        {phase === "armed" ? againText : text}
      </span>
    </PhoneButton>
  );
}
