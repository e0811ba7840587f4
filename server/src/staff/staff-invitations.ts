import type { LocalizedText } from "@errand/core/language";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";

/** The services that inviting staff uses. */
export interface InvitationApi extends ShopApi {
  outbox: Outbox;
}

/** The name of a store, which is a later feature. */
export type StoreName = (db: Database, storeId: number) => Promise<LocalizedText>;
