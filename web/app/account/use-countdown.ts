import { useEffect, useState } from "react";

/** Seconds left until it may be done again, and how to begin anew; it begins when it is first drawn. */
export function useCountdown(seconds: number): { left: number; restart(): void } {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    // By the clock: a tab in the background counts seldom.
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  function restart() {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }
  return { left, restart };
}
