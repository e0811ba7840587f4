import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";

/** The services that wishes use. */
export interface WishesApi extends CatalogApi {
  outbox: Outbox;
}
