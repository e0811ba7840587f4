import { useEffect, useState } from "react";

/**
 * A countdown of `seconds` from the first render: the seconds left, and a function to restart it.
 */
export function useCountdown(seconds: number): { left: number; restart(): void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    // Compare with the clock: timers of background tabs are throttled.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  function restart() {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }
  return { left, restart };
}
