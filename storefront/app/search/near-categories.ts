import type { Category } from "@errand/core/catalog/catalog.types";
import type { Call, Input } from "../api/api-request.ts";

/** The main categories of a module. `near` have items that can be delivered to the visitor. */
export async function readCategories(
  call: Call,
  input: Input<"GET /categories"> = {},
): Promise<{ near: Category[]; far: Category[] }> {
  const [all, { categories }] = await Promise.all([
    call("GET /categories", input),
    call("GET /items/popular", { limit: 1 }),
  ]);
  const ids = new Set(categories.map(({ id }) => id));
  return {
    near: all.filter(({ id }) => ids.has(id)),
    far: all.filter(({ id }) => !ids.has(id)),
  };
}
