import { useEffect, useEffectEvent } from "react";

const intervalMs = 15_000;

/** Reads an order again and again while it has no live connection; failed reads are repeated. */
export function usePolled<Data>(
  isLost: boolean,
  read: () => Promise<Data>,
  onRead: (data: Data) => void,
) {
  const poll = useEffectEvent(() => {
    read().then(onRead, () => {
      // The page says how old the order is that it shows.
    });
  });
  useEffect(() => {
    if (!isLost) return;
    poll();
    const timer = setInterval(poll, intervalMs);
    return () => clearInterval(timer);
  }, [isLost]);
}
