import type { Category, Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import type { RouterContextProvider } from "react-router";
import type { Call, Reply, RequestScope, Scope } from "../api/api-request.ts";
import { scopeOf } from "../api/scope.tsx";
import type { FilterChoice } from "../catalog/filters/filter-options.ts";
import {
  type Filters,
  filtersOf,
  itemFiltersOf,
  storeFiltersOf,
} from "../catalog/filters/filters.ts";
import type { StoreList } from "../catalog/paths.ts";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import type { ClientContext } from "../visitor/client-context.ts";
import { type ListSource, shownKindOf } from "./browse.ts";
import {
  type ItemPage,
  itemRequest,
  readItems,
  readStores,
  type StorePage,
  storeListRequest,
  storeRequest,
} from "./list-requests.ts";
import { readCategories } from "./near-categories.ts";

type Context = Readonly<RouterContextProvider>;

/** A category without its subcategories. */
export type ShownCategory = Pick<
  Category,
  "id" | "slug" | "name" | "image_full_url" | "module_id" | "parent_id"
>;

/** What a search finds besides its list. */
export interface SearchFindings
  extends Pick<Reply<"GET /items/search">, "correction" | "elsewhere"> {
  /** The other modules with matches. */
  otherModules: Reply<"GET /items/search-modules">["modules"];
  /** The first stores that match or sell what matches. */
  stores: FoundStore[];
  /** Where nothing is found: the main categories with items near the visitor. */
  categories: ShownCategory[];
}

/** A store without what only its card shows. */
export type FoundStore = Pick<
  Store,
  | "id"
  | "slug"
  | "name"
  | "logo_full_url"
  | "avg_rating"
  | "rating_count"
  | "latitude"
  | "longitude"
  | "distance"
>;

/** The data of a list page. It shows items or stores; of the others it contains only the count. */
export interface Listing {
  moduleId: number;
  /** The scope for a visitor without a location: all zones of the module. */
  from?: RequestScope;
  browse: ListSource;
  /** The name of the category, brand or condition; null for other lists. */
  subject: string | null;
  /** The category, its main category and all subcategories of that. Null for other lists. */
  family: { current: ShownCategory; main: ShownCategory; children: ShownCategory[] } | null;
  filters: Filters;
  choices: { categories: FilterChoice[]; brands: FilterChoice[] };
  /** Of the items of a search, only those that match, unless all are only close to it. */
  counts: { items: number; stores: number | null };
  /** Null for other lists than a search. */
  search: SearchFindings | null;
  list: { shown: "items"; first: ItemPage } | { shown: "stores"; first: StorePage };
}

/** The scope of a list. Its URL may name another module than the visitor's. */
export function listingScope(
  visitor: ClientContext,
  { moduleId, from }: { moduleId: number; from?: RequestScope },
): Scope {
  return { ...scopeOf(visitor), moduleId, ...from };
}

/**
 * Reads the first page of a list. Null when neither the URL nor the visitor has an open module with
 * items.
 */
export async function readListing(
  context: Context,
  browse: ListSource,
  query: URLSearchParams,
): Promise<Listing | null> {
  const category = await categoryOf(context.get(callContext), browse);
  const module = await moduleOf(context, category, query);
  if (module === null || !hasItems(module) || module.zones.length === 0) return null;
  const from = scopeWithoutLocation(context, module);
  const call = from ? context.get(callFromContext)(from) : callIn(context, module.id);

  const filters = filtersOf(query);
  const stores = storeRequest(browse, filters);
  const shown = stores === null ? "items" : shownKindOf(query);
  const everyCategory = { ...filters, categoryIds: [] };
  const isNarrowed = filters.categoryIds.length > 0;
  const isSearch = browse.kind === "searched";
  const [itemPage, widePage, storePage, categories, brands, subject, otherModules] =
    await Promise.all([
      readItems(call, itemRequest(browse, filters), shown === "items"),
      isNarrowed ? readItems(call, itemRequest(browse, everyCategory), false) : null,
      stores && readStores(call, stores, shown === "stores", isSearch ? shownStores : 1),
      call("GET /categories"),
      call("GET /brand"),
      category?.name ?? nameOf(call, browse),
      isSearch ? readOtherModules(call, browse.text, module) : [],
    ]);
  const found = (widePage ?? itemPage).categories;
  const matches = itemPage.total_size - (itemPage.near_size ?? 0);
  return {
    moduleId: module.id,
    ...(from && { from }),
    browse,
    subject,
    family: category && familyOf(category, categories),
    filters: (shown === "stores" ? storeFiltersOf : itemFiltersOf)(filters),
    choices: {
      categories: category ? [] : choicesAmong(categories, found, filters.categoryIds),
      brands: browse.kind === "brand" ? [] : brands.map(choiceOf),
    },
    counts: {
      items: matches > 0 ? matches : itemPage.total_size,
      stores: storePage?.total_size ?? null,
    },
    search: isSearch
      ? await findingsOf(call, itemPage, shown === "items" ? storePage : null, otherModules)
      : null,
    list:
      shown === "stores" && storePage
        ? { shown, first: storePage }
        : { shown: "items", first: withoutFindings(itemPage) },
  };
}

/** Beside the items of a search, this many stores are shown. */
const shownStores = 4;

/** The list is what the visitor asked for; it is shown even when this fails. */
async function readOtherModules(
  call: Call,
  name: string,
  module: Module,
): Promise<SearchFindings["otherModules"]> {
  const found = await call("GET /items/search-modules", { name }).catch(() => null);
  return found?.modules.filter(({ module_id }) => module_id !== module.id) ?? [];
}

async function findingsOf(
  call: Call,
  { total_size, correction, elsewhere = [] }: ItemPage,
  storePage: StorePage | null,
  otherModules: SearchFindings["otherModules"],
): Promise<SearchFindings> {
  const isEmpty = total_size === 0;
  return {
    ...(correction && { correction }),
    ...{ elsewhere, otherModules },
    stores: storePage?.stores.slice(0, shownStores).map(toFoundStore) ?? [],
    categories: isEmpty ? await readNearCategories(call) : [],
  };
}

/** An empty search is shown even when this fails. */
async function readNearCategories(call: Call): Promise<ShownCategory[]> {
  const categories = await readCategories(call).catch(() => null);
  return categories?.near.map(withoutChildren) ?? [];
}

function toFoundStore(store: Store): FoundStore {
  const { id, slug, name, logo_full_url, avg_rating, rating_count } = store;
  const { latitude, longitude, distance } = store;
  return {
    ...{ id, slug, name, logo_full_url, avg_rating, rating_count },
    ...{ latitude, longitude, distance },
  };
}

/** The page as the list of items needs it: the document contains it. */
function withoutFindings({ total_size, products, later_today }: ItemPage): ItemPage {
  return { total_size, products, later_today };
}

async function categoryOf(call: Call, browse: ListSource): Promise<Category | null> {
  if (browse.kind !== "category") return null;
  const [category] = await call("GET /categories/{id}", { id: browse.id });
  return category ?? null;
}

/** The module of the category, else the open module that the URL names, else the visitor's. */
async function moduleOf(
  context: Context,
  category: Category | null,
  query: URLSearchParams,
): Promise<Module | null> {
  const { module } = context.get(clientRouterContext);
  const named = category?.module_id ?? Number(query.get("module_id"));
  const modules = await context.get(callContext)("GET /module");
  const findOpen = (moduleId: number | undefined) => modules.find(({ id }) => id === moduleId);
  return findOpen(named) ?? (category ? null : findOpen(module?.id)) ?? null;
}

function callIn(context: Context, moduleId: number): Call {
  const { zoneIds } = context.get(clientRouterContext);
  return context.get(callFromContext)({ zoneIds, moduleId });
}

/** The limit of zones per request (contract 1.2). */
const maxZones = 20;

/**
 * All zones of a module, for visitors without a location, such as crawlers. Undefined for others.
 */
function scopeWithoutLocation(context: Context, module: Module): RequestScope | undefined {
  if (context.get(clientRouterContext).zoneIds.length > 0) return undefined;
  return { zoneIds: module.zones.slice(0, maxZones), moduleId: module.id };
}

/** Whether a module sells items. Parcels and rental vehicles are not items. */
export function hasItems({ module_type }: Pick<Module, "module_type">): boolean {
  return module_type !== "parcel" && module_type !== "rental";
}

async function nameOf(call: Call, browse: ListSource): Promise<string | null> {
  if (browse.kind !== "brand" && browse.kind !== "condition") return null;
  const all =
    browse.kind === "brand" ? await call("GET /brand") : await call("GET /common-condition");
  const found = all.find(({ id, slug }) => slug === browse.id || String(id) === browse.id);
  return found?.name ?? null;
}

function familyOf(category: Category, mains: Category[]): Listing["family"] {
  const main = mains.find(({ id }) => id === category.parent_id) ?? category;
  return {
    current: withoutChildren(category),
    main: withoutChildren(main),
    children: main.childes.map(withoutChildren),
  };
}

function withoutChildren({ childes: _, ...category }: Category): ShownCategory {
  return category;
}

/** The categories that occur in the list, and those it is filtered by. */
function choicesAmong(all: Category[], found: Category[] = all, chosen: number[]): FilterChoice[] {
  const ids = new Set([...found.map(({ id }) => id), ...chosen]);
  return all.filter(({ id }) => ids.has(id)).map(choiceOf);
}

function choiceOf({ id, name }: FilterChoice): FilterChoice {
  return { id, name };
}

export interface StoreListing {
  moduleId: number;
  order: StoreList;
  filters: Filters;
  categories: FilterChoice[];
  first: StorePage;
}

/**
 * Reads the first page of all stores in one order, with the filters of the query. Null without an
 * open module.
 */
export async function readStoreListing(
  context: Context,
  order: StoreList,
  query: URLSearchParams,
): Promise<StoreListing | null> {
  const module = await moduleOf(context, null, query);
  if (module === null) return null;
  const call = callIn(context, module.id);
  const filters = storeFiltersOf(filtersOf(query));
  const [first, categories] = await Promise.all([
    readStores(call, storeListRequest(order, filters), true),
    call("GET /categories"),
  ]);
  return { moduleId: module.id, order, filters, categories: categories.map(choiceOf), first };
}
