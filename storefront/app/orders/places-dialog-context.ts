import type { LazyComponent } from "@errand/ui/lazy-component.tsx";
import { createContext, useContext } from "react";
import type { OrderSectionProps } from "./order-section-props.ts";

export interface OrderDialogProps extends OrderSectionProps {
  open: boolean;
  onClose(): void;
}

/**
 * The dialog that gives a parcel other places. Parcels are a later feature, so it comes through a
 * context: the page of an order provides it.
 */
export const PlacesDialogContext = createContext<LazyComponent<OrderDialogProps> | null>(null);

export function usePlacesDialog(): LazyComponent<OrderDialogProps> | null {
  return useContext(PlacesDialogContext);
}
