import { useEffect, useState } from "react";

/**
 * The full minutes that have passed since a moment (epoch milliseconds), counted on while shown.
 */
export function useMinutesSince(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, 5000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor(Math.max(0, now - since) / 60_000);
}
