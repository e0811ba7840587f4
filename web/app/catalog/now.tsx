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
 * The time by which everything below is open or closed. It starts with the server's, so that the
 * browser takes the page over as it was drawn, and goes on with the browser's.
 */
export function NowProvider({ start, children }: { start: number; children: ReactNode }) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    // No haste: what is not yet taken over by the browser need not be for this.
    const tell = () => startTransition(() => setNow(Date.now()));
    // A page that has just been drawn is not drawn again for a few seconds.
    if (Math.abs(Date.now() - start) > halfMinute) tell();
    const timer = setInterval(tell, halfMinute);
    return () => clearInterval(timer);
  }, [start]);
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): Date {
  const now = useContext(NowContext);
  return new Date(now ?? Date.now());
}
