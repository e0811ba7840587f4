import { endpoint } from "@errand/core/endpoint";
import { AppError } from "@errand/core/errors";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import { customers, sessions } from "../account/account.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { type AskOptions, requestFor, startTestApi } from "../testing.ts";
import type { Api } from "./api.ts";
import { tokenHash } from "./caller.ts";
import { serve } from "./serve.ts";

const name = { en: "Food", fr: "Repas" };
export const token = "T".repeat(43);
export const expiredToken = "E".repeat(43);
export const addModule = endpoint("POST /notes", {
  about: "Adds a module row, which can be counted.",
  allow: "shopper",
  input: z.object({ slug: z.string().min(2), fail: z.boolean().default(false) }),
  reply: z.object({ slug: z.string() }),
  errors: ["stock_exceeded"],
});
export const readSecret = endpoint("GET /secret/{size}", {
  about: "For customers only.",
  allow: "customer",
  needs: ["module"],
  input: z.object({ size: z.int().min(1).max(5), list: z.array(z.int()).optional() }),
  reply: z.object({ customer: z.int(), size: z.int() }),
  errors: [],
});
export const keyedWrite = endpoint("POST /keyed", {
  about: "Needs a key.",
  allow: "anyone",
  input: z.object({}),
  reply: z.object({}),
  keyRequired: true,
  errors: [],
});
const failingRead = endpoint("GET /broken", {
  about: "Breaks.",
  allow: "anyone",
  input: z.object({}),
  reply: z.object({}),
  errors: [],
});

const addOrder = endpoint("POST /adopt", {
  about: "Writes for the caller.",
  allow: "shopper",
  input: z.object({}),
  reply: z.object({}),
  errors: [],
});

interface ResponseBody {
  errors: { code: string; message: string; data?: unknown }[];
  [field: string]: unknown;
}

/**
 * Starts an API with the endpoints above, the real checks and a real database, with one customer,
 * one guest and one module. A write to `addModule` waits for `gate.opened`.
 */
export async function startEndpointTest() {
  const { api: realApi, db, ask } = await startTestApi();
  const api: Api = { ...realApi, app: new Hono().basePath("/api/v1") };
  const gate: { opened: Promise<void> } = { opened: Promise.resolve() };

  const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
  const customerId = customer?.id ?? 0;
  await db.insert(sessions).values([
    { tokenHash: tokenHash(token), customerId },
    { tokenHash: tokenHash(expiredToken), customerId, lastUsedAt: sql`now() - interval '91 days'` },
  ]);
  const [module] = await db
    .insert(modules)
    .values({ slug: "food", type: "food", name, description: name })
    .returning();
  const moduleId = module?.id ?? 0;
  const guest: string = (await ask("POST /auth/guest/request")).body.guest_id;

  serve(api, addModule, async ({ slug, fail }, { db: tx }) => {
    await tx.insert(modules).values({ slug, type: "food", name, description: name });
    await gate.opened;
    if (fail) throw new AppError("stock_exceeded", { data: { available: 0 } });
    return { slug, secret: "never leaves" };
  });
  serve(api, readSecret, async ({ size }, { shopper }) => ({ customer: shopper.customerId, size }));
  serve(api, keyedWrite, async () => ({}));
  serve(api, addOrder, async (_input, { db: tx, shopper }) => {
    const guestId = shopper.kind === "guest" ? shopper.guestId : null;
    await tx.execute(sql`
      insert into orders (guest_id, kind, module_id, zone_id, status, status_timestamps, schedule_at, amount,
        receipt, currency_code, charge_labels, tax_included, tax_rate, payment_method, payment_status, contact_name, contact_number, language)
      values (${guestId}, 'cart', ${moduleId}, 1, 'pending', '{}', now(), 0,
        '[]', 'EUR', '{}', false, 0, 'cash_on_delivery', 'unpaid', 'Ada', '+33600000000', 'en')`);
    return {};
  });
  serve(api, failingRead, async () => {
    throw new Error("the shelf fell down");
  });

  async function send(path: string, input: Record<string, unknown> = {}, options: AskOptions = {}) {
    const response = await api.app.fetch(requestFor(path, input, options), {
      address: "203.0.113.9",
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as ResponseBody,
    };
  }

  async function countOf(slug: string): Promise<number> {
    return db.$count(modules, sql`slug = ${slug}`);
  }

  return { api, realApi, db, ask, send, countOf, gate, guest, customerId, moduleId };
}
