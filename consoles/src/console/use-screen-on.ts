import { useEffect } from "react";

/** Keeps the screen on while `isWanted`; browsers without it, and a refusal, leave it as it is. */
export function useScreenOn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function keepOn() {
      if (document.visibilityState !== "visible") return;
      const next = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) return void next?.release();
      lock = next;
    }
    void keepOn();
    // A hidden page loses it.
    const onVisible = () => void keepOn();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
    };
  }, [isWanted]);
}
