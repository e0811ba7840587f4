import { useEffect, useEffectEvent, useRef } from "react";

/** For a box: a press that came before the page could answer it holds, too. */
export function useEarlyPress(isChosen: boolean, onChange: (isChosen: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    const { checked = isChosen, type } = input.current ?? {};
    // Of radios the one that was pressed tells it.
    if (checked !== isChosen && (checked || type === "checkbox")) onChange(checked);
  });
  useEffect(() => catchUp(), []);
  return input;
}
