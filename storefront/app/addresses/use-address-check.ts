import type { LatLng } from "@errand/core/location/lat-lng";
import { useRef, useState } from "react";
import type { ChosenLocation } from "../location/locations.ts";
import {
  type AddressLookupError,
  checkAddress,
  isWorthChecking,
  type LikeAddress,
} from "./address-check.ts";

export interface LocatedAddress {
  address: string;
  /** Null until the address is located. */
  point: LatLng | null;
}

/**
 * Locates a typed address when its field loses focus (spec §5, Address entry). One whose number is
 * unknown stays as it was typed, and needs a pin; one that is only like a known address stays as
 * well, until the known one is taken. With `needsDoor`, a street needs a house number or a pin.
 */
export function useAddressCheck(
  located: LocatedAddress,
  change: (located: LocatedAddress) => void,
  needsDoor = false,
) {
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<AddressLookupError | "number_missing" | null>(null);
  const running = useRef<AbortController | null>(null);
  /**
   * The street of an address whose number is unknown or missing: a pin locates it, and leaves its
   * text as it is.
   */
  const [street, setStreet] = useState<LatLng | null>(null);
  const [like, setLike] = useState<LikeAddress["like"] | null>(null);

  /** Takes over what was found, unless it is a street where a door is needed. */
  function take({ point, address, isStreet }: ChosenLocation) {
    const isDoorMissing = needsDoor && isStreet === true;
    change({ address: address ?? located.address, point: isDoorMissing ? null : point });
    setStreet(isDoorMissing ? point : null);
    if (isDoorMissing) setError("number_missing");
  }

  function stop() {
    running.current?.abort();
    setLike(null);
    setChecking(false);
    setError(null);
  }

  return {
    isChecking,
    error: error === "number_missing" ? null : error,
    /** It is a street, and a house number or a pin is needed. */
    isNumberMissing: error === "number_missing",
    /** Where the map starts for the pin. */
    start: located.point ?? street ?? undefined,
    /** The address was located by a pin, and is not known. */
    isByPin: street !== null && located.point !== null,
    /** A known address that is like the typed one; null without one. */
    like: like?.address ?? null,
    takeLike() {
      if (!like) return;
      stop();
      take(like);
    },
    type(address: string) {
      stop();
      setStreet(null);
      change({ address, point: null });
    },
    /** For a place that was chosen from suggestions. */
    choose(place: ChosenLocation) {
      stop();
      take(place);
    },
    setLocated(point: LatLng | null, address: string) {
      stop();
      setStreet(null);
      change({ address, point });
    },
    /** For a pin, with the address nearest to it. */
    setPin(point: LatLng, address: string | null) {
      stop();
      change({ address: street || !address ? located.address : address, point });
    },
    /** For a pin at a point without an address. */
    setWithoutAddress(point: LatLng) {
      stop();
      if (street) return change({ address: located.address, point });
      change({ address: "", point });
      setError("not_found");
    },
    /** For an address that was located elsewhere: asks for its number if it is a street. */
    async checkDoor() {
      const controller = new AbortController();
      running.current = controller;
      const found = await checkAddress(located.address, controller.signal);
      if (controller.signal.aborted || typeof found === "string") return;
      if ("point" in found && found.isStreet) take(found);
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
      else if ("street" in found) {
        setStreet(found.street);
        setError("street_only");
      } else if ("like" in found) {
        setLike(found.like);
        setError("other_street");
      } else take(found);
    },
  };
}
