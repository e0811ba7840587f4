import type { LatLng } from "@errand/core/location/lat-lng";
import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { divIcon, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useRef, useState } from "react";
import { Marker } from "react-leaflet";
import type { TripPlan } from "./trip-plan.ts";
import { useLowestPrice } from "./use-lowest-price.ts";

/** A provider, and the vehicles that its pin stands for. */
export interface PickupPoint {
  provider: Vehicle["provider"];
  vehicles: [Vehicle, ...Vehicle[]];
}

interface PickupPinProps {
  at: LatLng;
  point: PickupPoint;
  plan: TripPlan | null;
  type: RentalType | null;
  /** Inverted: its vehicle is pointed at, or the list is of its vehicles. */
  isStrong: boolean;
  isChosen: boolean;
  onChoose(): void;
}

/** The price at a provider, as a button for the pointer, the keyboard and screen readers. */
export function PickupPin(props: PickupPinProps) {
  const { at, point, plan, type, isStrong, isChosen, onChoose } = props;
  const t = useMessages("rental");
  const marker = useRef<LeafletMarker>(null);
  const price = useLowestPrice(point.vehicles, plan, type);
  const [line, second] = price ? [price.amount, price.unit] : [point.provider.name, null];
  // The same elements for every price: a new icon would lose the focus, and its listeners.
  const [{ pill, icon }] = useState(createPill);
  const own = t("search.pin", { name: point.provider.name, count: point.vehicles.length });
  const label = price ? `${[line, second].filter(Boolean).join(", ")}, ${own}` : own;

  useEffect(() => {
    const lines = [toLine(line, "block text-sm font-bold")];
    if (second !== null) lines.push(toLine(second, "block text-xs font-normal"));
    pill.replaceChildren(...lines);
  }, [pill, line, second]);

  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute("aria-label", label);
    element?.setAttribute("aria-pressed", String(isChosen));
    element?.toggleAttribute("data-strong", isStrong);
  }, [label, isChosen, isStrong]);

  return (
    <Marker
      ref={marker}
      position={at}
      icon={icon}
      zIndexOffset={isStrong ? 1000 : 0}
      riseOnHover
      eventHandlers={{ click: onChoose, keypress: onChoose }}
    />
  );
}

/** A pill of any width, whose middle is the place. */
function createPill() {
  const pill = document.createElement("span");
  const icon = divIcon({
    className:
      "grid! min-h-11 w-max -translate-1/2 place-items-center rounded-control border border-line-strong bg-raised px-3 py-1 text-center leading-tight whitespace-nowrap text-ink tabular-nums shadow-float data-strong:border-ink data-strong:bg-ink data-strong:text-paper",
    iconSize: undefined,
    html: pill,
  });
  return { pill, icon };
}

function toLine(text: string, className: string): HTMLElement {
  const line = document.createElement("bdi");
  line.className = className;
  line.textContent = text;
  return line;
}
