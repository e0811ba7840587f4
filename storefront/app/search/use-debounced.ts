import { useEffect, useState } from "react";

const delayMs = 180;

/** Debounces a text, so that not every keystroke sends a request. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
