import type { Category, Item, Store } from "@errand/core/catalog/catalog.types";
import type { LaterToday } from "@errand/core/catalog/listing";
import type { FoundItem } from "@errand/core/search/search.contract";
import type { Call, Endpoint, Input, Reply } from "../api/api-request.ts";
import { type Filters, itemInput, storeInput } from "../catalog/filters/filters.ts";
import type { StoreList } from "../catalog/paths.ts";
import type { ListSource } from "./browse.ts";

/** Page sizes. */
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

/** The items of a search say how they match. */
export type ListedItem = Item & Partial<Pick<FoundItem, "match">>;

/** What the page of a search has besides. */
type Findings = Pick<Reply<"GET /items/search">, "near_size" | "correction" | "elsewhere">;

export interface ItemPage extends Partial<Findings> {
  total_size: number;
  products: ListedItem[];
  later_today?: LaterToday[];
  /** The main categories of all items in the list; some endpoints do not return them. */
  categories?: Category[];
}
export interface StorePage {
  total_size: number;
  stores: Store[];
  later_today?: LaterToday[];
}

type Request<E extends Endpoint> = { [Each in E]: { endpoint: Each; input: Input<Each> } }[E];
export type ItemRequest = Request<ItemEndpoint>;
export type StoreRequest = Request<StoreEndpoint>;

/** The endpoint and the input for the items of a list. */
export function itemRequest(browse: ListSource, filters: Filters): ItemRequest {
  const input = { ...itemInput(filters), limit: itemsAtOnce };
  switch (browse.kind) {
    case "category":
      return { endpoint: "GET /categories/items/{id}", input: { ...input, id: browse.id } };
    case "searched":
      return {
        endpoint: "GET /items/search",
        input: { ...input, name: browse.text, ...(browse.isAsTyped && { as_typed: 1 as const }) },
      };
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

/** The endpoint and the input for the stores of a list; null for a list that has only items. */
export function storeRequest(browse: ListSource, filters: Filters): StoreRequest | null {
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

/** The request for all stores in one order. */
export function storeListRequest(list: StoreList, filters: Filters) {
  const input = { ...storeInput(filters), limit: storesAtOnce };
  return { endpoint: `GET /stores/${list}` as const, input } satisfies StoreRequest;
}

/** Reads the first page of a list. When it is not shown, reads few entries for the count. */
export function readItems(call: Call, request: ItemRequest, isShown: boolean): Promise<ItemPage> {
  return read(call, request, isShown ? undefined : 1);
}

export function readStores(
  call: Call,
  request: StoreRequest,
  isShown: boolean,
  few = 1,
): Promise<StorePage> {
  return read(call, request, isShown ? undefined : few);
}

function read<Page>(
  call: Call,
  { endpoint, input }: ItemRequest | StoreRequest,
  limit?: number,
): Promise<Page> {
  const pageInput = limit === undefined ? input : { ...input, limit };
  return (call as (endpoint: string, input: object) => Promise<Page>)(endpoint, pageInput);
}
