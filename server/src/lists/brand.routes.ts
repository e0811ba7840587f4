import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import {
  listBrandItems,
  listBrands,
  listCommonConditionItems,
  listCommonConditions,
} from "@errand/core/lists/brands.contract";
import { isId } from "@errand/core/values";
import { dependsOn } from "../caching/dependencies.ts";
import { assortmentTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { serve } from "../requests/serve.ts";
import { pageOfItems } from "./pages.ts";

export function brandRoutes(api: CatalogApi) {
  serve(api, listBrands, async (_input, { module, language }) => {
    dependsOn(assortmentTag);
    const all = await api.catalogue.brands();
    return all
      .filter(({ moduleId }) => moduleId === module.id)
      .sort((a, b) => a.name.localeCompare(b.name, language) || a.id - b.id)
      .map(({ id, slug, name, image, itemCount }) => ({
        id,
        slug,
        name,
        image_full_url: pictureUrl(api.settings.url, image),
        items_count: itemCount,
      }));
  });

  serve(api, listBrandItems, async ({ id, ...input }, ctx) => {
    const brand = findNamed(await api.catalogue.brands(), id, ctx.module.id);
    if (!brand) throw new AppError("brand_not_found");
    return pageOfItems(api, ctx, { ...input, brand_ids: [brand.id] }, "popular");
  });

  serve(api, listCommonConditions, async (_input, { module, language }) => {
    dependsOn(assortmentTag);
    const all = await api.catalogue.conditions();
    return all
      .filter(({ moduleId }) => moduleId === module.id)
      .map(({ id, slug, name, itemCount }) => ({
        id,
        slug,
        name: localize(name, language),
        items_count: itemCount,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, language) || a.id - b.id);
  });

  serve(api, listCommonConditionItems, async ({ id, ...input }, ctx) => {
    const condition = findNamed(await api.catalogue.conditions(), id, ctx.module.id);
    if (!condition) throw new AppError("common_condition_not_found");
    return pageOfItems(api, ctx, { ...input, conditionId: condition.id }, "popular");
  });
}

/** The brand or condition of a module with this id or slug. */
function findNamed<Row extends { id: number; slug: string; moduleId: number }>(
  rows: Row[],
  idOrSlug: string,
  moduleId: number,
): Row | undefined {
  const matches = isId(idOrSlug)
    ? ({ id }: Row) => id === Number(idOrSlug)
    : ({ slug }: Row) => slug === idOrSlug;
  return rows.find((row) => row.moduleId === moduleId && matches(row));
}
