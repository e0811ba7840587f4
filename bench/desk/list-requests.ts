import { deskLists } from "@errand/core/contract.desk";
import { listEndpoints } from "@errand/core/endpoint-lists";
import type pg from "pg";
import * as z from "zod";

/** A request of a list of the desk. */
export interface ListRequest {
  path: string;
  /** The filter, such as `state=delivered`. */
  what: string;
  /** Each turn asks for something else. */
  toAddress: (turn: number) => string;
}

type Values = (turn: number) => string | number;

const dayMs = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** Ids of what the desk filters by, by the name of the parameter. */
async function readIds(client: pg.Client): Promise<Record<string, Values>> {
  const samples = {
    zone_id: "select id from zones",
    module_id: "select id from modules",
    store_id: "select store_id as id from cart_orders group by 1",
    courier_id: "select courier_id as id from orders where courier_id is not null group by 1",
    customer_id: "select customer_id as id from orders where customer_id is not null group by 1",
    order_id: "select id from orders where kind = 'cart'",
    run_id: "select id from runs",
    actor: "select staff_id as id from audit_log group by 1",
    conversation_id: "select id from conversations where receiver_type = 'admin'",
  };
  const found: Record<string, Values> = {};
  for (const [name, statement] of Object.entries(samples)) {
    const { rows } = await client.query<{ id: string }>(
      `select id from (${statement}) as ids order by md5(id::text) limit 50`,
    );
    found[name] = (turn) => rows[turn % rows.length]?.id ?? "";
  }
  return found;
}

/** What a person types into the search of a list. */
const searches: Record<string, Values> = {
  number: (turn) => 120_000 + turn * 997,
  phone: (turn) => `+336${String(1 + turn * 991).padStart(8, "0")}`,
  email: (turn) => `customer-${1 + turn * 991}@bench.example`,
  name: (turn) => `Bench ${1 + turn}`,
  nothing: (turn) => `zzz ${turn}`,
};

/** Values of parameters of one path that mean something else elsewhere. */
const special: Record<string, Record<string, Record<string, Values>>> = {
  "/desk/payments": { method: { id: () => 1 } },
  "/desk/refunds": { method: { wallet: () => "wallet" } },
};

/**
 * Every list of the desk that has pages: the first page, the last that is counted, the page with
 * each value of each filter, and what the desk's screens combine.
 */
export async function listRequests(
  client: pg.Client,
  read: (path: string) => Promise<unknown>,
): Promise<ListRequest[]> {
  const ids = await readIds(client);
  const values: Record<string, Record<string, Values>> = {
    ...Object.fromEntries(Object.entries(ids).map(([name, of]) => [name, { [name]: of }])),
    search: searches,
    name: { part: searches.name ?? String, nothing: searches.nothing ?? String },
    subject: { order: (turn) => `order:${ids.order_id?.(turn)}` },
    account: {
      store: (turn) => `store:${ids.store_id?.(turn)}`,
      wallet: (turn) => `customer_wallet:${ids.customer_id?.(turn)}`,
      platform: () => "platform",
      couriers: () => "courier_cash",
    },
    method: { cash: () => "cash_on_delivery", transfer: () => "offline_payment" },
    since: { week: () => daysAgo(7).toISOString(), year: () => daysAgo(360).toISOString() },
    until: { month: () => daysAgo(30).toISOString() },
    at: { now: () => new Date().toISOString() },
    reported_since: { hour: () => new Date(Date.now() - 3_600_000).toISOString() },
    from: { month: () => daysAgo(30).toISOString().slice(0, 10) },
    to: { day: () => daysAgo(200).toISOString().slice(0, 10) },
    rating: { one: () => 1, five: () => 5 },
  };
  const requests: ListRequest[] = [];
  for (const { endpoint } of listEndpoints([deskLists])) {
    const { path, input } = endpoint;
    if (!path.startsWith("GET ") || !(input instanceof z.ZodObject) || !("limit" in input.shape)) {
      continue;
    }
    const address = await toExisting(path.slice("GET ".length), read);
    const needed = neededBy(address, values);
    const add = (what: string, query: Record<string, Values>) =>
      requests.push({
        path: address,
        what,
        toAddress: (turn) => toAddress(address, { ...needed, ...query }, turn),
      });
    add("first page", {});
    add("page 200", { offset: () => 200 });
    for (const [name, schema] of Object.entries(input.shape)) {
      if (["limit", "offset", "id", "entry_id", "receiver_type", "receiver_id"].includes(name))
        continue;
      const known = special[address]?.[name] ?? values[name] ?? optionsOf(schema, name, address);
      for (const [kind, value] of Object.entries(known)) add(`${name}: ${kind}`, { [name]: value });
    }
    for (const query of combined[address] ?? []) {
      const what = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      const fixed = Object.entries(query).map(([name, value]) => [name, () => value] as const);
      add(what.join("&"), Object.fromEntries(fixed));
    }
  }
  return requests;
}

/** Filters that the desk sets together. */
const combined: Record<string, Record<string, string>[]> = {
  "/desk/orders": [
    { sort: "newest", state: "delivered" },
    { sort: "newest", state: "canceled", order_type: "parcel" },
    { sort: "newest", zone_id: "1", order_type: "take_away" },
    { sort: "newest", late: "1", zone_id: "1" },
    { sort: "newest", from: daysAgo(30).toISOString().slice(0, 10), module_id: "1" },
  ],
  "/desk/incidents": [
    { state: "past", late: "1" },
    { state: "past", search: "125000" },
  ],
  "/desk/payments": [
    { state: "verified", late: "1" },
    { state: "denied", search: "125000" },
  ],
  "/desk/refunds": [{ state: "approved", late: "0" }],
};

/** The history of the first entry that there is; what belongs to the first store. */
async function toExisting(template: string, read: (path: string) => Promise<unknown>) {
  const path = template.replace("{id}", "1");
  const [list, rest] = path.split("/{entry_id}");
  if (list === undefined || rest === undefined) return path;
  const { entries } = (await read(`${list}?limit=1`)) as { entries: { id: number }[] };
  return `${list}/${entries[0]?.id ?? 1}${rest}`;
}

/** What a list cannot be asked without. */
function neededBy(address: string, values: Record<string, Record<string, Values>>) {
  if (address === "/desk/customers") return { search: () => "120000" };
  if (address === "/desk/message/details") return values.conversation_id ?? {};
  return {};
}

function toAddress(path: string, query: Record<string, Values>, turn: number): string {
  const parameters = new URLSearchParams({ limit: "50", offset: "1" });
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value(turn)));
  return `${path}?${parameters}`;
}

/** Each value of a parameter that has few. Throws for one that has a meaning of its own. */
function optionsOf(schema: z.ZodType, name: string, address: string): Record<string, Values> {
  const options = valuesOf(schema);
  if (!options)
    throw new Error(`the filter ${name} of ${address} has no values to measure it with`);
  return Object.fromEntries(options.map((value) => [value, () => value]));
}

function valuesOf(schema: z.ZodType): string[] | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return valuesOf(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((each) => valuesOf(each as z.ZodType) ?? []);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  return null;
}
