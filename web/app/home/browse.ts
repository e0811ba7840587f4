import type { Item } from "@errand/core/catalog/catalog.types";
import type { Call, Endpoint, Input } from "../api-request.ts";

/**
 * A list of items that the home page shows in place of its sections, as its address asks (spec §2):
 * `search=category&id=…&name=…&data_type=category`, `from=allCategories&data_type=new`, and the same
 * for the other lists.
 */
export type Browse =
  | { kind: "category"; id: string; name: string }
  | { kind: "searched"; text: string }
  | { kind: BrowseList };

const lists = ["new", "discounted", "recommended", "all"] as const;
export type BrowseList = (typeof lists)[number];

/** What the query of an address asks for; null for the home page itself. */
export function browseOf(query: URLSearchParams): Browse | null {
  const kind = query.get("data_type");
  const name = (query.get("name") ?? "").trim().slice(0, 100);
  const id = query.get("id");
  if (kind === "category") return id ? { kind, id, name } : null;
  if (kind === "searched") return name === "" ? null : { kind, text: name };
  return lists.includes(kind as BrowseList) ? { kind: kind as BrowseList } : null;
}

/** Where all of a list is. */
export function browsePath(list: BrowseList): string {
  return `/home?${new URLSearchParams({ from: "allCategories", data_type: list })}`;
}

/** So many items come at once. */
const limit = 20;

/** The endpoint that gives a list, and what it is asked. */
export function requestOf(browse: Browse): BrowseRequest {
  switch (browse.kind) {
    case "category":
      return { endpoint: "GET /categories/items/{id}", input: { id: browse.id, limit } };
    case "searched":
      return { endpoint: "GET /items/search", input: { name: browse.text, limit } };
    case "new":
      return { endpoint: "GET /items/new-arrival", input: { limit } };
    case "discounted":
      return { endpoint: "GET /items/discounted", input: { limit } };
    case "recommended":
      return { endpoint: "GET /items/recommended", input: { limit } };
    case "all":
      return { endpoint: "GET /items/popular", input: { limit } };
  }
}

type BrowseEndpoint = Extract<
  Endpoint,
  | "GET /categories/items/{id}"
  | "GET /items/search"
  | "GET /items/new-arrival"
  | "GET /items/discounted"
  | "GET /items/recommended"
  | "GET /items/popular"
>;

export type BrowseRequest = {
  [E in BrowseEndpoint]: { endpoint: E; input: Input<E> };
}[BrowseEndpoint];

export interface ItemPage {
  total_size: number;
  products: Item[];
}

/** The first page of a list, for a loader. */
export function readFirst(call: Call, { endpoint, input }: BrowseRequest): Promise<ItemPage> {
  return (call as (endpoint: string, input: object) => Promise<ItemPage>)(endpoint, input);
}
