import type { Category } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import type { RouterContextProvider } from "react-router";
import type { Call, RequestScope, Scope } from "../api/api-request.ts";
import { scopeOf } from "../api/scope.tsx";
import type { Choice } from "../catalog/filters/filter-options.ts";
import { type Filters, filtersOf, ofStores } from "../catalog/filters/filters.ts";
import type { StoreList } from "../catalog/paths.ts";
import type { ClientContext } from "../client/client-context.ts";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import {
  type Browse,
  type ItemPage,
  itemRequest,
  readItems,
  readStores,
  type StorePage,
  shownOf,
  storeListRequest,
  storeRequest,
} from "./browse.ts";

type Context = Readonly<RouterContextProvider>;

/** A category as lists show it: without what lies below it. */
export type ShownCategory = Pick<
  Category,
  "id" | "slug" | "name" | "image_full_url" | "module_id" | "parent_id"
>;

/** What a page of a list shows; of the items and the stores those that are not shown are counted alone. */
export interface Listing {
  moduleId: number;
  /** Where it is asked about, for who has no place yet: everywhere. */
  from?: RequestScope;
  browse: Browse;
  /** What it is about, where only the catalogue knows: its category, its brand, its condition. */
  subject: string | null;
  /** Of a category: itself, its main category, and the categories below that. */
  family: { current: ShownCategory; main: ShownCategory; children: ShownCategory[] } | null;
  filters: Filters;
  choices: { categories: Choice[]; brands: Choice[] };
  counts: { items: number; stores: number | null };
  list: { shown: "items"; first: ItemPage } | { shown: "stores"; first: StorePage };
}

/** In which scope a list was read: its address may name another module than the visitor shops in. */
export function listingScope(
  visitor: ClientContext,
  { moduleId, from }: { moduleId: number; from?: RequestScope },
): Scope {
  return { ...scopeOf(visitor), moduleId, ...from };
}

/** A list that can be narrowed; null when neither its address nor the visitor says of which module. */
export async function readListing(
  context: Context,
  browse: Browse,
  query: URLSearchParams,
): Promise<Listing | null> {
  const category = await categoryOf(context.get(callContext), browse);
  const module = await moduleOf(context, category, query);
  if (module === null || !hasItems(module) || module.zones.length === 0) return null;
  const from = everywhereFor(context, module);
  const call = from ? context.get(callFromContext)(from) : callIn(context, module.id);

  const asked = filtersOf(query);
  const stores = storeRequest(browse, asked);
  const shown = stores === null ? "items" : shownOf(query);
  const everyCategory = { ...asked, categoryIds: [] };
  const isNarrowed = asked.categoryIds.length > 0;
  const [itemPage, widePage, storePage, categories, brands, subject] = await Promise.all([
    readItems(call, itemRequest(browse, asked), shown === "items"),
    isNarrowed ? readItems(call, itemRequest(browse, everyCategory), false) : null,
    stores && readStores(call, stores, shown === "stores"),
    call("GET /categories"),
    call("GET /brand"),
    category?.name ?? nameOf(call, browse),
  ]);
  const found = (widePage ?? itemPage).categories;
  const { total_size, products } = itemPage;
  return {
    moduleId: module.id,
    ...(from && { from }),
    browse,
    subject,
    family: category && familyOf(category, categories),
    filters: shown === "stores" ? ofStores(asked) : asked,
    choices: {
      categories: category ? [] : choicesAmong(categories, found, asked.categoryIds),
      brands: browse.kind === "brand" ? [] : brands.map(choiceOf),
    },
    counts: { items: total_size, stores: storePage?.total_size ?? null },
    list:
      shown === "stores" && storePage
        ? { shown, first: storePage }
        : { shown: "items", first: { total_size, products } },
  };
}

async function categoryOf(call: Call, browse: Browse): Promise<Category | null> {
  if (browse.kind !== "category") return null;
  const [category] = await call("GET /categories/{id}", { id: browse.id });
  return category ?? null;
}

/** A category is of its module; else the address names one that is open here, or the visitor shops in one. */
async function moduleOf(
  context: Context,
  category: Category | null,
  query: URLSearchParams,
): Promise<Module | null> {
  const { module } = context.get(clientRouterContext);
  const named = category?.module_id ?? Number(query.get("module_id"));
  const modules = await context.get(callContext)("GET /module");
  const open = (wanted: number | undefined) => modules.find(({ id }) => id === wanted);
  return open(named) ?? (category ? null : open(module?.id)) ?? null;
}

function callIn(context: Context, moduleId: number): Call {
  const { zoneIds } = context.get(clientRouterContext);
  return context.get(callFromContext)({ zoneIds, moduleId });
}

/** A request names no more zones (contract 1.2). */
const maxZones = 20;

/** For who has no place, which crawlers never have: all zones that a module serves. */
function everywhereFor(context: Context, module: Module): RequestScope | undefined {
  if (context.get(clientRouterContext).zoneIds.length > 0) return undefined;
  return { zoneIds: module.zones.slice(0, maxZones), moduleId: module.id };
}

/** Parcels and rented vehicles are no items. */
export function hasItems({ module_type }: Pick<Module, "module_type">): boolean {
  return module_type !== "parcel" && module_type !== "rental";
}

async function nameOf(call: Call, browse: Browse): Promise<string | null> {
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

/** Of the categories those that the list has something of, and those it is narrowed to. */
function choicesAmong(all: Category[], found: Category[] = all, chosen: number[]): Choice[] {
  const ids = new Set([...found.map(({ id }) => id), ...chosen]);
  return all.filter(({ id }) => ids.has(id)).map(choiceOf);
}

function choiceOf({ id, name }: Choice): Choice {
  return { id, name };
}

export interface StoreListing {
  moduleId: number;
  order: StoreList;
  filters: Filters;
  categories: Choice[];
  first: StorePage;
}

/** All stores in one order, narrowed as the address asks; null as for `readListing`. */
export async function readStoreListing(
  context: Context,
  order: StoreList,
  query: URLSearchParams,
): Promise<StoreListing | null> {
  const module = await moduleOf(context, null, query);
  if (module === null) return null;
  const call = callIn(context, module.id);
  const filters = ofStores(filtersOf(query));
  const [first, categories] = await Promise.all([
    readStores(call, storeListRequest(order, filters), true),
    call("GET /categories"),
  ]);
  return { moduleId: module.id, order, filters, categories: categories.map(choiceOf), first };
}
