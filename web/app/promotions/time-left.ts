import { useEffect, useState } from "react";
import { useNow } from "../catalog/now.tsx";

/** Milliseconds until `end`, second by second; it begins with the time for which the page was drawn. */
export function useTimeLeft(end: string): number {
  const drawnFor = useNow().getTime();
  const [now, setNow] = useState(drawnFor);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(end) - now);
}

/** The longest that a browser's timer can wait. */
const longestWait = 2 ** 31 - 1;

/** Whether `end` has passed: not asked every second, but at that moment. */
export function useIsOver(end: string): boolean {
  const drawnFor = useNow().getTime();
  const moment = Date.parse(end);
  const [passed, setPassed] = useState(drawnFor >= moment ? moment : null);
  useEffect(() => {
    const wait = Math.min(longestWait, Math.max(0, moment - Date.now()));
    const timer = setTimeout(() => Date.now() >= moment && setPassed(moment), wait);
    return () => clearTimeout(timer);
  }, [moment]);
  return passed === moment;
}
