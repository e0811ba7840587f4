import type { Category, Item, Store } from "@errand/core/catalog/catalog.types";
import type { LaterToday } from "@errand/core/catalog/listing";
import type { Call, Endpoint, Input } from "../api/api-request.ts";
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

export interface ItemPage {
  total_size: number;
  products: Item[];
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

/** Reads the first page of a list. When the list is not shown, it reads one entry for the count. */
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
  const pageInput = isShown ? input : { ...input, limit: 1 };
  return (call as (endpoint: string, input: object) => Promise<Page>)(endpoint, pageInput);
}
