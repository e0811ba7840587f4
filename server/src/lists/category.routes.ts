import { AppError } from "@errand/core/errors";
import {
  getCategory,
  listCategories,
  listCategoryItems,
  listCategoryStores,
  listFeaturedItems,
  listPopularCategories,
  listSubCategories,
} from "@errand/core/lists/lists.contract";
import { dependsOn } from "../caching/dependencies.ts";
import { assortmentTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import {
  type CategoryRow,
  findCategory,
  toCategoryResponse,
  toCategoryResponses,
} from "../catalog/category.data.ts";
import { serve } from "../requests/serve.ts";
import { countSold, listItems } from "./item-list.data.ts";
import { pageOfItems, pageOfItemsWithCategories, pageOfStores } from "./pages.ts";

export function categoryRoutes(api: CatalogApi) {
  const { url } = api.settings;

  const readCategories = () => {
    // With their numbers of items.
    dependsOn(assortmentTag);
    return api.catalogue.categories();
  };
  const find = async (idOrSlug: string) => {
    const all = await readCategories();
    const category = findCategory(all, idOrSlug);
    if (!category) throw new AppError("category_not_found");
    return { all, category };
  };

  serve(api, listCategories, async ({ featured }, { module, language }) => {
    const [all, { modules }] = await Promise.all([readCategories(), api.directory()]);
    const mains = (all.childrenOf.get(0) ?? []).filter(
      (category) =>
        (module ? category.moduleId === module.id : modules.has(category.moduleId)) &&
        (featured === 0 || category.featured),
    );
    return toCategoryResponses(all, mains, { url, language });
  });

  // Registered before the routes with a parameter in the same segment, which would match this path.
  serve(api, listPopularCategories, async (_input, ctx) => {
    const query = { ...ctx, order: "popular", limit: 1, offset: 1 } as const;
    const [all, { categoryIds }, sold] = await Promise.all([
      readCategories(),
      listItems(api, ctx.db, query),
      countSold(api, ctx.db, query),
    ]);
    const soldOf = ({ id }: CategoryRow) => sold.get(id) ?? 0;
    return categoryIds
      .flatMap((id) => all.byId.get(id) ?? [])
      .sort((a, b) => soldOf(b) - soldOf(a) || a.priority - b.priority || a.id - b.id)
      .slice(0, 20)
      .map((category) => toCategoryResponse(all, category, { url, language: ctx.language }));
  });

  serve(api, listFeaturedItems, async (input, ctx) => {
    const all = await api.catalogue.categories();
    const featured = (all.childrenOf.get(0) ?? []).filter(
      (category) => category.moduleId === ctx.module.id && category.featured,
    );
    const { limit, offset } = input;
    if (featured.length === 0)
      return { total_size: 0, limit, offset, products: [], categories: [] };
    const category_ids = featured.map(({ id }) => id);
    return pageOfItemsWithCategories(api, ctx, { ...input, category_ids }, "popular");
  });

  serve(api, getCategory, async ({ id }, { language }) => {
    const { all, category } = await find(id);
    return [toCategoryResponse(all, category, { url, language })];
  });

  serve(api, listSubCategories, async ({ id }, { language }) => {
    const { all, category } = await find(id);
    return toCategoryResponses(all, all.childrenOf.get(category.id) ?? [], { url, language });
  });

  serve(api, listCategoryItems, async ({ id, ...input }, ctx) => {
    const { category } = await find(id);
    return pageOfItems(api, ctx, { ...input, categoryId: category.id }, "popular");
  });

  serve(api, listCategoryStores, async ({ id, ...input }, ctx) => {
    const { category } = await find(id);
    const order = ctx.place ? "nearby" : "popular";
    return pageOfStores(api, ctx, { ...input, within: [category.id] }, order);
  });
}
