import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../list/use-row-keys.ts";

interface LiveKeys {
  onEnter(): void;
  onAssign(): void;
  onHelp(): void;
  onEscape(): void;
}

/** J and K move the focus through all exceptions of the page; the other keys act on one. */
export function useLiveKeys({ onEnter, onAssign, onHelp, onEscape }: LiveKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const { target } = event;
    // Enter on any other button or link is its own.
    const isOnOther =
      target instanceof HTMLElement && target.closest("a, button:not([data-row])") !== null;
    const key = event.key.toLowerCase();
    if (key === "j" || key === "k") moveFocus(key === "j" ? 1 : -1);
    else if (key === "e") onAssign();
    else if (key === "?") onHelp();
    else if (key === "escape") onEscape();
    else if (key === "enter" && !isOnOther) onEnter();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

function moveFocus(step: number) {
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-row]")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
  rows[at === -1 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
}
