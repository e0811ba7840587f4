import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";
import { usePrinterState } from "../printing/use-printer.ts";
import { useCanRing } from "../sound/use-sound.ts";
import { useStoreClient } from "../store-client.ts";
import { useBattery } from "./battery.ts";

export interface Heartbeat {
  /** Whether customers can order now. */
  isOpen: boolean;
  /** Milliseconds to the shop and back. */
  latency: number;
}

export const HeartbeatContext = createContext<Heartbeat | null>(null);

/** What the shop last answered to this device; null before, and while nobody takes orders. */
export function useHeartbeat(): Heartbeat | null {
  return useContext(HeartbeatContext);
}

/** Contract 6.2; a store without one for five minutes is closed to customers. */
const everyMs = 30_000;

/**
 * States that this screen works, and whether it can ring and print: every 30 seconds, at once when
 * that changes, and when the page is seen again. Returns what the shop last answered; null before.
 */
export function useSendHeartbeats(isOn: boolean): Heartbeat | null {
  const { call } = useStoreClient();
  const canRing = useCanRing();
  const battery = useBattery();
  const printer = useExpectedPrinter();
  const [last, setLast] = useState<Heartbeat | null>(null);

  const beat = useEffectEvent(async (audioOk: boolean, printerState: string | undefined) => {
    const sentAt = performance.now();
    const input = {
      orders_screen: true,
      audio_ok: audioOk,
      battery: battery ? Math.round(battery.level * 100) : undefined,
      printer: printerState,
    };
    // The bar shows the lost connection; the next one follows.
    const reply = await call("PUT /store/heartbeat", input).catch(() => null);
    if (reply) setLast({ isOpen: reply.open, latency: performance.now() - sentAt });
  });

  useEffect(() => {
    if (!isOn) return;
    const send = () => void beat(canRing, printer);
    send();
    const timer = setInterval(send, everyMs);
    const onVisible = () => document.visibilityState === "visible" && send();
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", send);
    };
  }, [isOn, canRing, printer]);

  return last;
}

/** The state of the printer that was connected to this device; undefined where none was. */
function useExpectedPrinter(): string | undefined {
  const { status } = usePrinterState();
  return status === "none" || status === "unsupported" ? undefined : status;
}
