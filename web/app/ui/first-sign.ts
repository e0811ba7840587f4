import { useEffect } from "react";

const signs = ["pointerdown", "keydown"] as const;

/** Fetches ahead what a visitor may soon need, at the first sign of one: a page that is only looked at goes without. */
export function useFirstSign(fetch: () => void): void {
  useEffect(() => {
    for (const sign of signs) window.addEventListener(sign, fetch, { once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, fetch);
    };
  }, [fetch]);
}
