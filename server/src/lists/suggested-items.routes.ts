import { listItemsForCustomer } from "@errand/core/lists/suggested-items.contract";
import { interestsIn } from "../account/interests.data.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { readItemResponses } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { listItems } from "./item-list.data.ts";

const maxSuggestions = 5;

export function suggestedRoutes(api: CatalogApi) {
  serve(api, listItemsForCustomer, async (_input, ctx) => {
    const { db, shopper, module } = ctx;
    const liked = await interestsIn(db, shopper.customerId, module.id);
    if (liked.length === 0) return [];
    const query = {
      ...ctx,
      category_ids: liked,
      order: "popular",
      limit: maxSuggestions,
      offset: 1,
    } as const;
    return readItemResponses(api, ctx, (await listItems(api, db, query)).ids);
  });
}
