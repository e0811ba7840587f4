import { useEffect } from "react";
import type { Sounds } from "./sounds.ts";

/** After a reload the browser allows sound once the page has been pressed somewhere. */
export function useAllowSound(sounds: Pick<Sounds<string>, "allow">, canRing: boolean): void {
  useEffect(() => {
    if (canRing) return;
    const allow = () => void sounds.allow();
    allow();
    window.addEventListener("pointerdown", allow);
    window.addEventListener("keydown", allow);
    return () => {
      window.removeEventListener("pointerdown", allow);
      window.removeEventListener("keydown", allow);
    };
  }, [canRing, sounds]);
}
