import { useStored } from "../visitor/storage.ts";

/**
 * Whether the current module has a cart and a search: not before a module is chosen, nor for
 * parcels and rentals (spec §2).
 */
export function useSellsItems(): boolean {
  const type = useStored("module")?.module_type;
  return type !== undefined && type !== "parcel" && type !== "rental";
}
