import { type RefObject, useEffect, useRef } from "react";

/** Whether a key is typed into a field, and so no command. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, select, textarea, [role=dialog]") !== null
  );
}

/**
 * J and K move the focus through the elements with `data-row` within the returned element; Enter
 * then opens the one that has it.
 */
export function useRowKeys(): RefObject<HTMLTableSectionElement | null> {
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    function move(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      const all = [...(rows.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      if (step === undefined || all.length === 0) return;
      const { activeElement } = document;
      const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
      const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1);
      all[next]?.focus();
      event.preventDefault();
    }
    addEventListener("keydown", move);
    return () => removeEventListener("keydown", move);
  }, []);
  return rows;
}
