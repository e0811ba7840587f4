import { updateInterest } from "@errand/core/account/profile.contract";
import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import type { AccountApi } from "./account-api.ts";
import { setInterests } from "./interests.data.ts";

/** Stores the interests of a customer. A later feature implements `countCategories`. */
export function interestRoutes(
  api: AccountApi,
  {
    countCategories,
  }: { countCategories: (db: Database, moduleId: number, ids: number[]) => Promise<number> },
) {
  serve(api, updateInterest, async ({ interest }, { db, shopper, module, language }) => {
    const categoryIds = [...new Set(interest)];
    if ((await countCategories(db, module.id, categoryIds)) < categoryIds.length) {
      throw new AppError("category_not_found");
    }
    await setInterests(db, {
      customerId: shopper.customerId,
      moduleId: module.id,
      categoryIds,
    });
    return { message: messageIn(language, "responses", "updated") };
  });
}
