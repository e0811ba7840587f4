import { useShownModule } from "../modules/use-shown-module.ts";

/**
 * Whether the shown module has a cart and a search: not before a module is chosen, nor for
 * parcels and rentals (spec §2).
 */
export function useSellsItems(): boolean {
  const type = useShownModule()?.module_type;
  return type !== undefined && type !== "parcel" && type !== "rental";
}
