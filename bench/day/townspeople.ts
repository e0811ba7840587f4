import { randomBytes } from "node:crypto";
import type { Item } from "@errand/core/catalog/catalog.types";
import { openDatabase } from "@errand/server/database/database";
import { addStaff } from "@errand/server/staff/testing";
import type pg from "pg";
import { api, type Bench, cookieHeader } from "../bench.ts";
import { actAsStore, addSignedIn, storeSteps, withoutCodes } from "../purchase.ts";
import { frequentWords } from "../rows/search-rows.ts";

/** Who uses the town, and with what. */
export interface Townspeople {
  /** Acts of a visitor on the way to an order; each resolves once its response was read. */
  openPage(): Promise<void>;
  openList(): Promise<void>;
  openItem(): Promise<void>;
  search(): Promise<void>;
  /** Puts an item into the cart of a new guest. */
  fillCart(): Promise<Cart>;
  reportPosition(): Promise<void>;
  /** A customer writes to the desk. */
  writeMessage(): Promise<void>;
  close(): Promise<void>;
}

export interface Cart {
  order(): Promise<Order>;
}

export interface Order {
  readStatus(): Promise<void>;
  /** What the store does one after another. */
  steps: (() => Promise<void>)[];
}

const customers = 200;

/** Prepares tokens of stores, couriers and customers, and what visitors look for. */
export async function gatherTownspeople(bench: Bench): Promise<Townspeople> {
  const { town, errand, headers } = bench;
  const { db, pool, close } = openDatabase(town.databaseUrl, { poolSize: 2 });
  const tokens = await staffTokens(db, pool);
  const customerTokens = await addSignedIn(pool, customers);
  const words = await frequentWords(bench);

  const send = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(errand.url + path, {
      ...init,
      headers: { "x-forwarded-for": address(), ...headers, ...init.headers },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answers ${response.status} ${text.slice(0, 200)}`);
    return text;
  };
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    send(api + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomBytes(12).toString("hex"),
        ...more,
      },
      body: JSON.stringify(body),
    });
  const read = async (path: string, more: Record<string, string> = {}) =>
    void (await send(path, { headers: more }));
  const readPopular = async (moduleId: number) => {
    const path = `${api}/items/popular?limit=50`;
    const { products } = JSON.parse(
      await send(path, { headers: { moduleId: String(moduleId) } }),
    ) as { products: Item[] };
    return products;
  };
  const put = async (path: string, token: string, body: object) =>
    void (await send(api + path, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }));
  const fillCart = async (item: Item): Promise<Cart> => {
    const { guest_id } = JSON.parse(await post("/auth/guest/request", {}));
    const inModule = { moduleId: String(item.module_id) };
    const line = { model: "Item", item_id: item.id, quantity: 1, price: item.price };
    await post("/customer/cart/add", { ...line, guest_id }, inModule);
    const body = { ...purchase, guest_id, store_id: item.store_id };
    return {
      async order() {
        const { receipt } = JSON.parse(await post("/customer/order/get-Tax", body, inModule));
        const placed = { ...body, order_amount: receipt.total };
        const { order_id: id } = JSON.parse(await post("/customer/order/place", placed, inModule));
        const proof = { guest_id, contact_number: purchase.contact_person_number };
        const query = new URLSearchParams({ order_id: id, ...proof });
        const token = tokens.stores.get(item.store_id) ?? "";
        return {
          readStatus: () => read(`${api}/customer/order/track?${query}`),
          steps: storeSteps.map((step) => () => actAsStore(errand, { token, id, step })),
        };
      },
    };
  };
  const sold = await findSold();
  for (const token of tokens.couriers) await put("/courier/duty", token, { on: true });

  return {
    openPage: () => read("/home", { cookie: cookieHeader(pick(bench.modules).cookies) }),
    openList: () =>
      read(`${api}/items/popular?limit=12&offset=${1 + Math.floor(Math.random() * 8)}`),
    openItem: () => read(`${api}/items/details/${pick(sold).id}`),
    search: () => read(`${api}/items/search?limit=12&name=${encodeURIComponent(pick(words))}`),
    fillCart: () => fillCart(pick(sold)),
    reportPosition() {
      const [latitude, longitude] = [Number(headers.latitude), Number(headers.longitude)];
      const near = (degrees: number) => degrees + Math.random() / 1000;
      const position = { latitude: near(latitude), longitude: near(longitude), accuracy: 10 };
      return put("/courier/position", pick(tokens.couriers), position);
    },
    async writeMessage() {
      const form = new FormData();
      form.set("receiver_type", "admin");
      form.set("receiver_id", "0");
      form.set("message", "When does the market open?");
      const authorization = `Bearer ${pick(customerTokens)}`;
      await send(`${api}/customer/message/send`, {
        method: "POST",
        headers: { authorization, "idempotency-key": randomBytes(12).toString("hex") },
        body: form,
      });
    },
    close,
  };

  /** The popular items of all modules that can be bought at this hour without choosing anything. */
  async function findSold(): Promise<Item[]> {
    const shops = await Promise.all(bench.modules.map(({ item }) => readPopular(item.module_id)));
    const plain = shops.flat().filter((item) => item.stock === null && isPlain(item));
    const tried = plain.map(async (item) => {
      const order = await fillCart(item).then((cart) => cart.order());
      for (const step of order.steps) await step();
      return item;
    });
    const sold = (await Promise.allSettled(tried)).flatMap((each) =>
      each.status === "fulfilled" ? each.value : [],
    );
    if (sold.length === 0) throw new Error("no popular item can be bought");
    return sold;
  }
}

const purchase = {
  order_type: "take_away",
  payment_method: "cash_on_delivery",
  contact_person_name: "Ada Bench",
  contact_person_number: "+33612345678",
  contact_person_email: "ada@bench.example",
  is_buy_now: 0,
};

function isPlain({ food_variations, variations }: Item): boolean {
  return food_variations.length === 0 && variations.length === 0;
}

/** A session for an owner of each store and for each courier. */
async function staffTokens(db: ReturnType<typeof openDatabase>["db"], pool: pg.Pool) {
  await pool.query(withoutCodes);
  const [stores, couriers] = await Promise.all(
    ["stores", "couriers"].map(async (table) => {
      const { rows } = await pool.query<{ id: number }>(`select id from ${table} order by id`);
      return rows.map(({ id }) => id);
    }),
  );
  const tokens = { stores: new Map<number, string>(), couriers: [] as string[] };
  for (const storeId of stores ?? []) {
    const { token } = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    tokens.stores.set(storeId, token);
  }
  for (const courierId of couriers ?? []) {
    const { token } = await addStaff(db, { kind: "courier", role: null, courierId });
    tokens.couriers.push(token);
  }
  return tokens;
}

function pick<T>(list: readonly T[]): T {
  const chosen = list[Math.floor(Math.random() * list.length)];
  if (chosen === undefined) throw new Error("there is nothing to choose from");
  return chosen;
}

/** Each request comes from another address, because one address gets few guests. */
function address(): string {
  return ["10", ...randomBytes(3)].join(".");
}
