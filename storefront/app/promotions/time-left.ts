import { useEffect, useState } from "react";
import { useNow } from "../catalog/now.tsx";

/**
 * Milliseconds until `end`, updated every second. The first render uses the time of the server's
 * rendering.
 */
export function useTimeLeft(end: string): number {
  const renderedAt = useNow().getTime();
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(end) - now);
}

/** The maximum delay of a browser's timer, in milliseconds. */
const maxDelay = 2 ** 31 - 1;

/** Whether `end` has passed. Updates once, at that time. */
export function useIsOver(end: string): boolean {
  const renderedAt = useNow().getTime();
  const endTime = Date.parse(end);
  const [passed, setPassed] = useState(renderedAt >= endTime ? endTime : null);
  useEffect(() => {
    const delay = Math.min(maxDelay, Math.max(0, endTime - Date.now()));
    const timer = setTimeout(() => Date.now() >= endTime && setPassed(endTime), delay);
    return () => clearTimeout(timer);
  }, [endTime]);
  return passed === endTime;
}
