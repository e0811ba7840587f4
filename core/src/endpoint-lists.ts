import type * as z from "zod";
import type { Endpoint } from "./endpoint.ts";

/** What the API page groups endpoints by, in its order. */
const features = [
  "modules",
  "location",
  "config",
  "guests",
  "ledger",
  "account",
  "notifications",
  "staff",
  "addresses",
  "items",
  "stores",
  "lists",
  "search",
  "promotions",
  "wishlist",
  "wishes",
  "cart",
  "payments",
  "orders",
  "payouts",
  "customers",
  "wallet",
  "loyalty",
  "checkout",
  "reviews",
  "chat",
  "parcel",
  "parcelBatches",
  "parcelReceiver",
  "runs",
  "groups",
  "rental",
  "trips",
  "partners",
  "entries",
  "health",
] as const;

export type EndpointFeature = (typeof features)[number];

/** Endpoints by their feature and their name: whole contract files, or some exports of one. */
export type EndpointLists = Partial<Record<EndpointFeature, Record<string, unknown>>>;

/** The type of each endpoint in a contract file, which also exports schemas. */
export type EndpointIn<Exports> = Exports extends unknown
  ? Extract<Exports[keyof Exports], Endpoint>
  : never;

type EndpointInLists<Lists> = Lists extends unknown ? EndpointIn<Lists[keyof Lists]> : never;

/** The input and the response of every endpoint in lists, by its path. */
export type ContractOf<Lists extends EndpointLists> = {
  [E in EndpointInLists<Lists> as E["path"]]: {
    input: z.input<E["input"]>;
    reply: z.output<E["reply"]>;
  };
};

/** One endpoint with its name and the feature it belongs to. */
export interface ListedEndpoint {
  feature: EndpointFeature;
  name: string;
  endpoint: Endpoint;
}

/** Returns the endpoints in lists, feature by feature. */
export function listEndpoints(lists: readonly EndpointLists[]): ListedEndpoint[] {
  return features.flatMap((feature) =>
    lists.flatMap((list) =>
      Object.entries(list[feature] ?? {})
        .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
        .map(([name, endpoint]) => ({ feature, name, endpoint })),
    ),
  );
}

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value;
}
