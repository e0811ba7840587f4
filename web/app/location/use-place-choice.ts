import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { reportError } from "../api/report-error.ts";
import { store, stored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { toast, toastAfterLoad } from "../ui/toast.ts";
import { currentPosition, type GeolocationErrorCode } from "./geolocation.ts";
import { nextPage } from "./next-page.ts";
import {
  addressAt,
  findService,
  isServed,
  type NotServed,
  type Place,
  storePlace,
} from "./places.ts";

/** A first place is chosen on the landing page and leads into the shop, or where the visitor came for; a change leaves the page as it is. */
export type PlaceOccasion = "first" | "change";

export interface PlaceChoice {
  /** What is under way. */
  pending: "place" | "here" | null;
  /** The last choice lies outside every zone. */
  notServed: NotServed | null;
  /** Why the device's place could not be had. */
  fault: GeolocationErrorCode | null;
  choose(place: Place): Promise<void>;
  /** Chooses where the device is, and loads the page anew (spec §4). */
  chooseHere(): Promise<void>;
}

/**
 * Takes the visitor to a place: looks up its zones, remembers it and says so. What hinders is given
 * back to be shown where the visitor chose, and nothing they had is lost.
 */
export function usePlaceChoice(occasion: PlaceOccasion, onChosen?: () => void): PlaceChoice {
  const t = useMessages("location");
  const { config } = useShop();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<PlaceChoice["pending"]>(null);
  const [notServed, setNotServed] = useState<NotServed | null>(null);
  const [fault, setFault] = useState<GeolocationErrorCode | null>(null);

  function words(): string {
    if (occasion === "first") return t("chosen.first");
    return t(stored("module")?.module_type === "rental" ? "chosen.pickup" : "chosen.delivery");
  }

  /** Whether the place is served, and so is now the visitor's. */
  async function take({ point, address }: Place): Promise<boolean> {
    const answer = await findService(point);
    if (!isServed(answer)) {
      setNotServed(answer);
      return false;
    }
    storePlace(point, address ?? (await addressAt(point)) ?? t("here"), answer);
    store("country", config.country);
    return true;
  }

  async function attempt(kind: "place" | "here", act: () => Promise<void>) {
    setPending(kind);
    setNotServed(null);
    setFault(null);
    try {
      await act();
    } catch (error) {
      reportError(error);
    } finally {
      setPending(null);
    }
  }

  return {
    pending,
    notServed,
    fault,
    choose: (place) =>
      attempt("place", async () => {
        if (!(await take(place))) return;
        toast.success(words());
        onChosen?.();
        await revalidate();
        if (occasion === "first") await navigate(nextPage(search));
      }),
    chooseHere: () =>
      attempt("here", async () => {
        const found = await currentPosition();
        if (typeof found === "string") {
          setFault(found);
          return;
        }
        if (!(await take({ point: found, address: null }))) return;
        toastAfterLoad("success", words());
        if (occasion === "first") location.assign(nextPage(search));
        else location.reload();
      }),
  };
}
