import { AppError } from "@errand/core/errors";
import type { Group } from "@errand/core/groups/groups.contract";
import type { Language } from "@errand/core/language";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Database } from "../database/database.ts";
import type { Shopper } from "../requests/caller.ts";
import { requireGroup } from "./group-access.ts";
import { noChoices } from "./group-money.ts";
import { toGroupResponse } from "./group-response.ts";

export interface GroupContext {
  db: Database;
  shopper: Shopper;
  address: string;
  language: Language;
  now: Date;
}

/** Returns the group as the caller sees it, also after a change in the same transaction. */
export function groupReader(api: CheckoutApi) {
  return async (ctx: GroupContext, code: string, choices = noChoices): Promise<Group> => {
    const group = await requireGroup(api, ctx, code);
    if (choices.cover.some((id) => !group.members.some((member) => member.id === id))) {
      throw new AppError("group_member_not_found", { field: "cover" });
    }
    return toGroupResponse(api, ctx, group, choices);
  };
}
