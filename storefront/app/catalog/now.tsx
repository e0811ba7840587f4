import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";

const NowContext = createContext<number | null>(null);
const halfMinute = 30_000;

/**
 * Provides the time that decides what is open. It starts with the server's time, so that hydration
 * matches the server's page, and continues with the browser's.
 */
export function NowProvider({ start, children }: { start: number; children: ReactNode }) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    // A transition does not force React to hydrate the rest of the page early.
    const update = () => startTransition(() => setNow(Date.now()));
    // A freshly rendered page does not rerender for a few seconds of difference.
    if (Math.abs(Date.now() - start) > halfMinute) update();
    const timer = setInterval(update, halfMinute);
    return () => clearInterval(timer);
  }, [start]);
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): Date {
  const now = useContext(NowContext);
  return new Date(now ?? Date.now());
}
