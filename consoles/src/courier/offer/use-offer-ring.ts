import type { Job } from "@errand/core/orders/staff-orders.types";
import { useEffect } from "react";
import { usePhoneSounds } from "../sound/phone-sounds.ts";

const againMs = 4000;
/** Milliseconds of shaking and of rest. */
const shaking = [300, 120, 300];

/** Rings and shakes while an offer waits for an answer: at once, and again every four seconds. */
export function useOfferRing(offers: readonly Job[]): void {
  const sounds = usePhoneSounds();
  const first = offers[0]?.id;
  useEffect(() => {
    if (first === undefined) return;
    const ring = () => {
      sounds.play("offer");
      // Only Android shakes; elsewhere the screen and the sound have to do.
      if ("vibrate" in navigator) navigator.vibrate(shaking);
    };
    ring();
    const timer = setInterval(ring, againMs);
    return () => clearInterval(timer);
  }, [first, sounds]);
}
