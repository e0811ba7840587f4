import { useEffect, useEffectEvent, useRef } from "react";

/** Applies a change of a checkbox or radio button that was made before hydration. */
export function usePreHydrationInput(isChosen: boolean, onChange: (isChosen: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);
  const applyEarlyPress = useEffectEvent(() => {
    const { checked = isChosen, type } = input.current ?? {};
    // In a radio group, only the button that is now checked reports the change.
    if (checked !== isChosen && (checked || type === "checkbox")) onChange(checked);
  });
  useEffect(() => applyEarlyPress(), []);
  return input;
}
