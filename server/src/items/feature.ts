import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { deskChoiceRoutes } from "./desk-choices.routes.ts";
import { isOwnItem } from "./item-ownership.ts";
import { itemRoutes } from "./items.routes.ts";
import { menuOrderRoutes } from "./menu-order.routes.ts";
import { storeCatalogueRoutes } from "./store-catalogue.routes.ts";
import { type OnItemDeletion, storeItemRoutes } from "./store-items.routes.ts";
import { storePictureRoutes } from "./store-pictures.routes.ts";

/** `onDeletion` removes a deleted item from what later features have. */
export const itemsFeature = ({
  onDeletion,
  ...reads
}: Parameters<typeof itemRoutes>[1] & { onDeletion: OnItemDeletion[] }): Feature<CatalogApi> => ({
  routes: [
    (api) => itemRoutes(api, reads),
    (api) => storeItemRoutes(api, onDeletion),
    storePictureRoutes,
    deskChoiceRoutes,
    menuOrderRoutes,
    storeCatalogueRoutes,
  ],
  owns: { item: isOwnItem },
});
