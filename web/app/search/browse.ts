import type { Category, Item, Store } from "@errand/core/catalog/catalog.types";
import type { Call, Endpoint, Input } from "../api/api-request.ts";
import { type Filters, itemInput, storeInput } from "../catalog/filters/filters.ts";
import type { StoreList } from "../catalog/paths.ts";

/**
 * What a page lists, as its address asks (spec §2): on the home page in place of its sections,
 * `search=category&id=…&name=…&data_type=category`, `from=allCategories&data_type=new`, and the same
 * for the other lists; a category also on a page of its own.
 */
export type Browse =
  | { kind: "category"; id: string }
  | { kind: "searched"; text: string }
  | { kind: "brand" | "condition"; id: string }
  | { kind: BrowseList };

const lists = ["new", "discounted", "recommended", "most_reviewed", "basic", "all"] as const;
export type BrowseList = (typeof lists)[number];

/** What the query of an address asks for; null for the home page itself. */
export function browseOf(query: URLSearchParams): Browse | null {
  const kind = query.get("data_type");
  const id = query.get("id")?.trim() || null;
  switch (kind) {
    case "category":
    case "brand":
    case "condition":
      return id === null ? null : { kind, id };
    case "common_condition":
      return id === null ? null : { kind: "condition", id };
    case "searched": {
      const text = (query.get("name") ?? "")
        .replaceAll(/\p{Cc}/gu, " ")
        .trim()
        .slice(0, 100);
      return text === "" ? null : { kind, text };
    }
    default:
      return lists.includes(kind as BrowseList) ? { kind: kind as BrowseList } : null;
  }
}

/** Where all of a list is. */
export function browsePath(list: BrowseList): string {
  return `/home?${new URLSearchParams({ from: "allCategories", data_type: list })}`;
}

/** Whether the address asks for stores where there are items and stores. */
export function shownOf(query: URLSearchParams): Shown {
  return query.get("list_type") === "store" ? "stores" : "items";
}
export type Shown = "items" | "stores";

/** So many items, so many stores come at once. */
const itemsAtOnce = 20;
const storesAtOnce = 12;

type ItemEndpoint = Extract<
  Endpoint,
  | "GET /categories/items/{id}"
  | "GET /items/search"
  | "GET /brand/items/{id}"
  | "GET /common-condition/items/{id}"
  | "GET /items/new-arrival"
  | "GET /items/discounted"
  | "GET /items/recommended"
  | "GET /items/most-reviewed"
  | "GET /items/basic"
  | "GET /items/popular"
>;
type StoreEndpoint = Extract<
  Endpoint,
  | "GET /categories/stores/{id}"
  | "GET /stores/search"
  | "GET /stores/latest"
  | "GET /stores/popular"
  | "GET /stores/discounted"
  | "GET /stores/recommended"
  | "GET /stores/top-rated"
>;

export interface ItemPage {
  total_size: number;
  products: Item[];
  /** The main categories of everything in the list; not every list tells them. */
  categories?: Category[];
}
export interface StorePage {
  total_size: number;
  stores: Store[];
}

type Request<E extends Endpoint> = { [Each in E]: { endpoint: Each; input: Input<Each> } }[E];
export type ItemRequest = Request<ItemEndpoint>;
export type StoreRequest = Request<StoreEndpoint>;

/** The endpoint that gives the items of a list, and what it is asked. */
export function itemRequest(browse: Browse, filters: Filters): ItemRequest {
  const input = { ...itemInput(filters), limit: itemsAtOnce };
  switch (browse.kind) {
    case "category":
      return { endpoint: "GET /categories/items/{id}", input: { ...input, id: browse.id } };
    case "searched":
      return { endpoint: "GET /items/search", input: { ...input, name: browse.text } };
    case "brand":
      return { endpoint: "GET /brand/items/{id}", input: { ...input, id: browse.id } };
    case "condition":
      return { endpoint: "GET /common-condition/items/{id}", input: { ...input, id: browse.id } };
    case "new":
      return { endpoint: "GET /items/new-arrival", input };
    case "discounted":
      return { endpoint: "GET /items/discounted", input };
    case "recommended":
      return { endpoint: "GET /items/recommended", input };
    case "most_reviewed":
      return { endpoint: "GET /items/most-reviewed", input };
    case "basic":
      return { endpoint: "GET /items/basic", input };
    case "all":
      return { endpoint: "GET /items/popular", input };
  }
}

/** The same for its stores; null for a list that is of items alone. */
export function storeRequest(browse: Browse, filters: Filters): StoreRequest | null {
  const input = { ...storeInput(filters), limit: storesAtOnce };
  switch (browse.kind) {
    case "category":
      return { endpoint: "GET /categories/stores/{id}", input: { ...input, id: browse.id } };
    case "searched":
      return { endpoint: "GET /stores/search", input: { ...input, name: browse.text } };
    default:
      return null;
  }
}

/** All stores in one order. */
export function storeListRequest(list: StoreList, filters: Filters) {
  const input = { ...storeInput(filters), limit: storesAtOnce };
  return { endpoint: `GET /stores/${list}` as const, input } satisfies StoreRequest;
}

/** The first page of a list, or, for who only wants to know how long it is, little of it. */
export function readItems(call: Call, request: ItemRequest, isShown: boolean): Promise<ItemPage> {
  return read(call, request, isShown);
}

export function readStores(
  call: Call,
  request: StoreRequest,
  isShown: boolean,
): Promise<StorePage> {
  return read(call, request, isShown);
}

function read<Page>(
  call: Call,
  { endpoint, input }: ItemRequest | StoreRequest,
  isShown: boolean,
): Promise<Page> {
  const asked = isShown ? input : { ...input, limit: 1 };
  return (call as (endpoint: string, input: object) => Promise<Page>)(endpoint, asked);
}
