import type { Module } from "@errand/core/modules/modules.contract";
import { useShop } from "../config/shop.ts";
import { useStored } from "../session/storage.ts";

/** The module the visitor shops in, or null when none is chosen or theirs is not open in their zones. */
export function useCurrentModule(): Module | null {
  const { modules } = useShop();
  const chosen = useStored("module");
  return modules.find(({ id }) => id === chosen?.id) ?? null;
}
