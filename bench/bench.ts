import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { Module, ModuleType } from "@errand/core/modules/modules.contract";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { type Running, start, startArguments } from "./processes.ts";
import type { Town } from "./town.ts";

export const api = "/api/v1";
const standardPort = 4270;

/** A running Errand and a visitor of it. */
export interface Bench {
  town: Pick<Town, "databaseUrl" | "folder">;
  errand: Running;
  /** Request headers of the visitor: location, zones and module. */
  headers: Record<string, string>;
  /** The same as cookies, for pages. */
  cookies: Record<string, string>;
  /** A popular item with variations and add-ons. */
  item: Item;
  /** The same visitor in each module that has stores and items, food first. */
  modules: { type: ModuleType; cookies: Record<string, string>; item: Item }[];
  /** The same visitor in rental, and the first vehicle of its search. */
  rental: { cookies: Record<string, string>; vehicle: Vehicle };
  /** The request body that adds a popular item to a cart. */
  cartBody: Record<string, unknown>;
  guestId: string;
}

/** Starts Errand in production mode, with its request log and without the simulator. */
export function startErrand(
  town: Pick<Town, "databaseUrl" | "folder">,
  settings: Record<string, string> = {},
  options: { folder?: string; port?: number } = {},
): Promise<Running> {
  return start({
    command: startArguments(options.folder),
    port: standardPort,
    ...options,
    path: "/readyz",
    env: {
      DATABASE_URL: town.databaseUrl,
      ERRAND_ENV: "production",
      ERRAND_SECRET: randomBytes(24).toString("hex"),
      ERRAND_DATA_DIR: join(town.folder, "data"),
      ERRAND_LOG: "info",
      // The whole load comes from one address.
      ERRAND_REQUESTS_PER_MINUTE: "1000000",
      ERRAND_UNPAID_ORDERS: "0",
      ...settings,
    },
  });
}

/** A visitor in the middle of the town who looks for food. */
export async function openVisit(town: Bench["town"], errand: Running): Promise<Bench> {
  const read = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> => {
    const response = await fetch(errand.url + api + path, { headers });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.json() as Promise<T>;
  };
  const { default_location: place } = await read<{
    default_location: { lat: number; lng: number };
  }>("/config");
  const { zone_id: zones } = await read<{ zone_id: string }>(
    `/config/get-zone-id?lat=${place.lat}&lng=${place.lng}`,
  );
  const modules = await read<Module[]>("/module", { zoneId: zones });
  const headersIn = ({ id }: Module) => ({
    zoneId: zones,
    moduleId: String(id),
    latitude: String(place.lat),
    longitude: String(place.lng),
    "X-localization": "en",
  });
  const cookiesIn = ({ id, slug, module_name, module_type }: Module) => ({
    zoneid: zones,
    module: JSON.stringify({ id, slug, module_name, module_type }),
    currentLatLng: JSON.stringify(place),
    location: "The middle of the town",
  });
  const moduleOf = (type: ModuleType) => {
    const module = modules.find(({ module_type }) => module_type === type);
    if (!module) throw new Error(`the town has no ${type} here`);
    return module;
  };
  const shops = [];
  for (const type of ["food", "grocery", "pharmacy", "ecommerce"] as const) {
    const module = moduleOf(type);
    const headers = headersIn(module);
    const { products } = await read<{ products: Item[] }>("/items/popular?limit=50", headers);
    const hasMost =
      type === "food"
        ? ({ food_variations, add_ons }: Item) => food_variations.length > 0 && add_ons.length > 0
        : ({ variations }: Item) => type !== "ecommerce" || variations.length > 0;
    const item = products.find(hasMost);
    if (!item) throw new Error(`no popular item of ${type} has what is measured`);
    shops.push({ type, headers, cookies: cookiesIn(module), item, products });
  }
  const [food] = shops;
  if (!food) throw new Error("the town has no shops");
  const { headers, cookies, item, products } = food;
  const rental = moduleOf("rental");
  const { vehicles } = await read<{ vehicles: Vehicle[] }>(
    "/rental/vehicle/search?limit=1&offset=1",
    headersIn(rental),
  );
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error("the town has no vehicle here");
  const guestId = await requestGuest(errand);
  return {
    town,
    errand,
    headers,
    cookies,
    item,
    modules: shops,
    rental: { cookies: cookiesIn(rental), vehicle },
    guestId,
    cartBody: await findCartBody(errand, { headers, products, guestId }),
  };
}

async function requestGuest({ url }: Running): Promise<string> {
  const response = await fetch(`${url}${api}/auth/guest/request`, { method: "POST" });
  const { guest_id } = (await response.json()) as { guest_id: string };
  return guest_id;
}

/** The first popular item that can be ordered at this hour without choosing anything. */
async function findCartBody(
  errand: Running,
  visit: { headers: Record<string, string>; products: Item[]; guestId: string },
) {
  const { headers, products, guestId } = visit;
  for (const { id, price } of products) {
    const body = { model: "Item", item_id: id, quantity: 1, price };
    const response = await fetch(`${errand.url}${api}/customer/cart/add`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ ...body, guest_id: guestId }),
    });
    if (response.ok) return body;
  }
  throw new Error("no popular item can be ordered now");
}

/** Cookies as a browser sends them. */
export function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");
}
