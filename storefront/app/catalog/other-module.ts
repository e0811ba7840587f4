import type { Item } from "@errand/core/catalog/catalog.types";
import type { Scope } from "../api/api-request.ts";

/** Whether an item goes to the cart of another module than the visitor's. */
export function isOfOtherModule(
  { module_id }: Pick<Item, "module_id">,
  { moduleId }: Pick<Scope, "moduleId">,
): boolean {
  return moduleId !== null && module_id !== moduleId;
}
