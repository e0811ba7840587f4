import { maxNamedItems } from "@errand/core/items/named-items";
import { afterPaint } from "@errand/ui/after-paint.ts";
import { useEffect } from "react";
import { store, stored, useStored } from "../visitor/storage.ts";

/** Items that were opened on this device, the latest first, by module. */

const none: number[] = [];

export function useRecentlyViewed(moduleId: number | null | undefined): number[] {
  const viewed = useStored("viewed");
  return viewed?.[String(moduleId)] ?? none;
}

/**
 * Remembers that the visitor has opened an item, once it is shown: lists of viewed items render
 * again. Null while the item is not known.
 */
export function useRememberViewed(item: { id: number; module_id: number } | null): void {
  const { id, module_id } = item ?? {};
  useEffect(() => {
    if (id === undefined) return;
    return afterPaint(() => {
      const viewed = stored("viewed") ?? {};
      const others = (viewed[String(module_id)] ?? []).filter((each) => each !== id);
      store("viewed", {
        ...viewed,
        [String(module_id)]: [id, ...others].slice(0, maxNamedItems),
      });
    });
  }, [id, module_id]);
}

/** Forgets the items of every module. */
export function clearViewed(): void {
  store("viewed", null);
}
