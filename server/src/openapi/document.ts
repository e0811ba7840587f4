import { endpoints } from "@errand/core/contract";
import type { EndpointFeature } from "@errand/core/endpoint-lists";
import { operationOf } from "./operation.ts";
import { createSchemaWriter, type Json } from "./schemas.ts";

/** Generates the OpenAPI 3.1 document of the served endpoints from the contract. */
export function openApiDocument(url: string, served: Set<string>): Json {
  const schemas = createSchemaWriter();
  const paths: Record<string, Json> = {};
  const documented = endpoints.filter(({ endpoint }) => served.has(endpoint.path));
  for (const entry of documented) {
    const [method, path] = entry.endpoint.path.split(" ") as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(entry, schemas) };
  }
  const features = new Set(documented.map(({ feature }) => feature));
  return {
    openapi: "3.1.0",
    info: {
      title: "Errand",
      version: "1",
      description:
        "One storefront for every errand. Errors are `{ errors: [{ code, message, field?, data? }] }`.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${url}/api/v1` }],
    tags: [...features].map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { ...schemas.shared, Refusal: errorSchema },
    },
  };
}

const tagDescriptions: Record<EndpointFeature, string> = {
  modules: "Modules: the kinds of businesses.",
  location: "Zones, addresses, locations and routes.",
  config: "Settings of the shop and its pages.",
  guests: "Guests.",
  ledger: "What the shop owes stores and has paid them.",
  account: "Signing in and up, recovery, the profile and its devices.",
  notifications: "What a signed-in customer is notified of.",
  staff: "Store staff, couriers and operators: sign-in, roles and the audit log.",
  addresses: "Saved addresses.",
  items: "Items and related items.",
  stores: "Stores.",
  lists: "Lists of items and stores; categories, brands and conditions.",
  search: "Search and suggestions.",
  promotions: "Banners, campaigns, flash sales, advertisements and coupons.",
  wishlist: "Wishlists of customers.",
  wishes: "What customers ask stores for.",
  cart: "The cart of a guest or a customer.",
  payments: "Payments through gateways.",
  orders: "Orders and their tracking.",
  payouts: "The books of the shop, and runs that pay stores and couriers.",
  customers: "Customers, as the desk sees them.",
  wallet: "Wallets of customers.",
  loyalty: "Loyalty points and their exchange for money in the wallet.",
  checkout: "Quotes and the placing of orders.",
  reviews: "Reviews of items.",
  chat: "Conversations of customers with stores, couriers and the desk.",
  parcel: "What can be sent, what it costs, and parcels that come back.",
  parcelBatches: "Parcels to several receivers, placed together.",
  parcelReceiver: "What the receiver of a parcel sees and chooses, by a link.",
  runs: "Errand runs: orders of several stores with one courier.",
  groups: "Group orders: one order of several people, each with own lines.",
  rental: "Vehicles and rental providers.",
  trips: "Rental carts, and trips of customers and providers.",
  partners: "Applications of stores, rental providers and couriers, and the decisions of the desk.",
  health: "How the installation is, and its background jobs.",
  entries: "Settings and lists of the shop, with their versions, history and undo.",
};

const errorSchema = {
  type: "object",
  required: ["errors"],
  properties: {
    errors: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: "string" },
          message: { type: "string" },
          field: { type: "string" },
          data: { type: "object" },
        },
      },
    },
  },
};
