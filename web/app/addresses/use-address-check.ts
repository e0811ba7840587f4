import { useRef, useState } from "react";
import type { LatLng } from "../client/stored-values.ts";
import { type AddressError, checkAddress, isWorthChecking } from "./address-check.ts";

/** An address and where it lies; null while nobody has found it. */
export interface Located {
  address: string;
  point: LatLng | null;
}

/** Finds a typed address when the field is left (spec §5, Address entry). */
export function useAddressCheck(located: Located, change: (located: Located) => void) {
  const [isChecking, setChecking] = useState(false);
  const [fault, setFault] = useState<AddressError | null>(null);
  const running = useRef<AbortController | null>(null);

  function stop() {
    running.current?.abort();
    setChecking(false);
    setFault(null);
  }

  return {
    isChecking,
    fault,
    type(address: string) {
      stop();
      change({ address, point: null });
    },
    take(point: LatLng | null, address: string) {
      stop();
      change({ address, point });
    },
    /** The pin stands where nobody found an address. */
    lose(point: LatLng) {
      stop();
      change({ address: "", point });
      setFault("invalid");
    },
    async leave() {
      if (located.point || isChecking || !isWorthChecking(located.address)) return;
      const controller = new AbortController();
      running.current = controller;
      setChecking(true);
      const found = await checkAddress(located.address, controller.signal);
      if (controller.signal.aborted) return;
      setChecking(false);
      if (typeof found === "string") setFault(found);
      else change({ address: found.address ?? located.address, point: found.point });
    },
  };
}
