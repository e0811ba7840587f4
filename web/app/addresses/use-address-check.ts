import { useRef, useState } from "react";
import type { LatLng } from "../client/stored-values.ts";
import { type AddressLookupError, checkAddress, isWorthChecking } from "./address-check.ts";

export interface LocatedAddress {
  address: string;
  /** Null until the address is located. */
  point: LatLng | null;
}

/** Locates a typed address when its field loses focus (spec §5, Address entry). */
export function useAddressCheck(
  located: LocatedAddress,
  change: (located: LocatedAddress) => void,
) {
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<AddressLookupError | null>(null);
  const running = useRef<AbortController | null>(null);

  function stop() {
    running.current?.abort();
    setChecking(false);
    setError(null);
  }

  return {
    isChecking,
    error,
    type(address: string) {
      stop();
      change({ address, point: null });
    },
    setLocated(point: LatLng | null, address: string) {
      stop();
      change({ address, point });
    },
    /** For a pin at a point without an address. */
    setWithoutAddress(point: LatLng) {
      stop();
      change({ address: "", point });
      setError("not_found");
    },
    async locate() {
      if (located.point || isChecking || !isWorthChecking(located.address)) return;
      const controller = new AbortController();
      running.current = controller;
      setChecking(true);
      const found = await checkAddress(located.address, controller.signal);
      if (controller.signal.aborted) return;
      setChecking(false);
      if (typeof found === "string") setError(found);
      else change({ address: found.address ?? located.address, point: found.point });
    },
  };
}
