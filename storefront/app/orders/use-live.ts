import type { ApiError } from "@errand/core/api-error";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Endpoint, Input } from "../api/api-request.ts";
import { listen } from "../api/live-updates.ts";
import { usePolled } from "./use-polled.ts";

interface LiveSource<E extends Endpoint, Data> {
  endpoint: E;
  input: Input<E>;
  /** Whose data it is: another customer receives other data. */
  whose: string | null;
  /** Reads the same without the stream, while it is lost. */
  read(): Promise<Data>;
  onRead(data: Data): void;
  onEvent(name: string, data: unknown): void;
  onRefused(error: ApiError): void;
  /** Called before another stream is opened. */
  onReset(): void;
}

/**
 * Listens to a stream while the component is mounted, and polls while it is lost. Returns the time
 * of the last update while the connection is lost (epoch milliseconds); null while it is live.
 */
export function useLive<E extends Endpoint & `GET ${string}`, Data>(
  source: LiveSource<E, Data>,
): number | null {
  const [lostSince, setLostSince] = useState<number | null>(null);
  const heardAt = useRef(0);
  const isLost = useRef(false);
  const { endpoint, whose } = source;
  const input = JSON.stringify(source.input);

  function change(since: number | null) {
    isLost.current = since !== null;
    setLostSince(since);
  }

  usePolled(lostSince !== null, source.read, (data) => {
    // Connected again meanwhile: the stream knows better.
    if (!isLost.current) return;
    source.onRead(data);
    change(Date.now());
  });

  const onEvent = useEffectEvent(source.onEvent);
  const onRefused = useEffectEvent(source.onRefused);
  const onReset = useEffectEvent(source.onReset);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer receives other data.
  useEffect(() => {
    onReset();
    change(null);
    heardAt.current = Date.now();
    const parsed: Input<E> = JSON.parse(input);
    return listen(endpoint, parsed, {
      onEvent: (name, data) => onEvent(name, data),
      onAlive: () => {
        heardAt.current = Date.now();
        change(null);
      },
      onState: (connection) => {
        if (connection === "waiting" && !isLost.current) change(heardAt.current);
      },
      onRefused: (error) => onRefused(error),
    });
  }, [endpoint, input, whose]);

  return lostSince;
}
