import {
  getCategory,
  listCategories,
  listCategoryItems,
  listCategoryStores,
  listSubCategories,
} from "@errand/core/catalog/catalog.contract";
import { AppError } from "@errand/core/errors";
import type { Api } from "../api.ts";
import { serve } from "../requests/serve.ts";
import { findCategory, toWireCategories, toWireCategory } from "./category.data.ts";
import { readItems } from "./item.data.ts";
import { listItems } from "./item-list.data.ts";
import { readStores } from "./store.data.ts";
import { listStores } from "./store-list.data.ts";

export function categoryRoutes(api: Api) {
  const { url } = api.settings;

  const find = async (idOrSlug: string) => {
    const all = await api.catalogue.categories();
    const category = findCategory(all, idOrSlug);
    if (!category) throw new AppError("category");
    return { all, category };
  };

  serve(api, listCategories, async ({ featured }, { module, language }) => {
    const [all, { modules }] = await Promise.all([api.catalogue.categories(), api.directory()]);
    const mains = (all.childrenOf.get(0) ?? []).filter(
      (category) =>
        (module ? category.moduleId === module.id : modules.has(category.moduleId)) &&
        (featured === 0 || category.featured),
    );
    return toWireCategories(all, mains, { url, language });
  });

  serve(api, getCategory, async ({ id }, { language }) => {
    const { all, category } = await find(id);
    return [toWireCategory(all, category, { url, language })];
  });

  serve(api, listSubCategories, async ({ id }, { language }) => {
    const { all, category } = await find(id);
    return toWireCategories(all, all.childrenOf.get(category.id) ?? [], { url, language });
  });

  serve(api, listCategoryItems, async ({ id, ...input }, visit) => {
    const { category } = await find(id);
    const query = { ...input, ...visit, categoryId: category.id, order: "popular" } as const;
    const { ids, total } = await listItems(api, visit.db, query);
    const { limit, offset } = input;
    return { total_size: total, limit, offset, products: await readItems(api, visit, ids) };
  });

  serve(api, listCategoryStores, async ({ id, ...input }, visit) => {
    const { category } = await find(id);
    const { ids, total } = await listStores(api, visit.db, {
      ...input,
      ...visit,
      within: [category.id],
      order: visit.place ? "nearby" : "popular",
    });
    const { limit, offset } = input;
    return { total_size: total, limit, offset, stores: await readStores(api, visit, ids) };
  });
}
