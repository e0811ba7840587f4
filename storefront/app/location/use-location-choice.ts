import { pageLoad } from "@errand/client/page-load.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast, toastAfterLoad } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { useShop } from "../config/shop.ts";
import { store, stored } from "../visitor/storage.ts";
import { currentPosition, type GeolocationErrorCode } from "./geolocation.ts";
import {
  addressAt,
  type ChosenLocation,
  findService,
  isServed,
  type NotServed,
  storeLocation,
} from "./locations.ts";
import { nextPage } from "./next-page.ts";

/** `first` is on the landing page and leads to the requested page; `change` stays on the page. */
export type PlacePurpose = "first" | "change";

export interface PlaceChoice {
  /** The choice in progress. */
  pending: "place" | "here" | null;
  /** Set when the last choice is outside every zone. */
  notServed: NotServed | null;
  /** Why the position of the device is not known. */
  positionError: GeolocationErrorCode | null;
  choose(place: ChosenLocation): Promise<void>;
  /** Chooses the position of the device and reloads the page (spec §4). */
  chooseHere(): Promise<void>;
}

/**
 * Chooses a location: finds its zones, stores it and shows a toast. Returns the error of a failed
 * choice, which leaves the stored location unchanged.
 */
export function useLocationChoice(purpose: PlacePurpose, onChosen?: () => void): PlaceChoice {
  const t = useMessages("location");
  const { config } = useShop();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<PlaceChoice["pending"]>(null);
  const [notServed, setNotServed] = useState<NotServed | null>(null);
  const [positionError, setPositionError] = useState<GeolocationErrorCode | null>(null);

  function successText(): string {
    if (purpose === "first") return t("chosen.first");
    return t(stored("module")?.module_type === "rental" ? "chosen.pickup" : "chosen.delivery");
  }

  /** Stores the location if it is served. Returns whether it is. */
  async function storeIfServed({ point, address }: ChosenLocation): Promise<boolean> {
    const service = await findService(point);
    if (!isServed(service)) {
      setNotServed(service);
      return false;
    }
    storeLocation(point, address ?? (await addressAt(point)) ?? t("here"), service);
    store("country", config.country);
    return true;
  }

  async function attempt(kind: "place" | "here", act: () => Promise<void>) {
    setPending(kind);
    setNotServed(null);
    setPositionError(null);
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
    positionError,
    choose: (place) =>
      attempt("place", async () => {
        if (!(await storeIfServed(place))) return;
        toast.success(successText());
        onChosen?.();
        await revalidate();
        if (purpose === "first") await navigate(nextPage(search));
      }),
    chooseHere: () =>
      attempt("here", async () => {
        const found = await currentPosition();
        if (typeof found === "string") {
          setPositionError(found);
          return;
        }
        if (!(await storeIfServed({ point: found, address: null }))) return;
        toastAfterLoad("success", successText());
        if (purpose === "first") pageLoad.open(nextPage(search));
        else pageLoad.reload();
      }),
  };
}
