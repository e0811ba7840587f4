import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomer, addGuest } from "../cart/testing.ts";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { shop as shopTable } from "../config/config.tables.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { deleteExpiredWishes } from "./wishes.data.ts";
import { wishes } from "./wishes.tables.ts";

const { ask, db, changes, runDueJobs } = await startTestApi();
const { grocery, food, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = grocery;
const here = { zones: [zoneId], module: moduleId };

interface Seller {
  storeId: number;
  token: string;
  itemId: number;
}
const sellers: Seller[] = [];

async function addSeller(store: { moduleId: number; zoneId: number }): Promise<Seller> {
  const name = { en: `Store ${sellers.length}`, fr: `Commerce ${sellers.length}` };
  const storeId = await addStore(db, { ...store, name });
  const { token } = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
  const itemId = await addItem(db, { storeId, name: { en: "Sun cream", fr: "Crème solaire" } });
  return { storeId, token, itemId };
}

beforeAll(async () => {
  for (let index = 0; index < 4; index++) sellers.push(await addSeller({ moduleId, zoneId }));
  await changes.flushed();
});

beforeEach(async () => {
  await db.delete(wishes);
});

const wish = { text: "Sun cream for children", urgency: "week" };
const addWish = (input: object, who: object = {}) =>
  ask("POST /customer/wishes", { ...wish, ...input }, { ...here, ...who });
const readWishes = async (token: string) =>
  (await ask("GET /store/wishes", {}, { token })).body.wishes;
const offer = (id: number, { token, itemId }: Seller, item_id = itemId) =>
  ask("POST /store/wishes/{id}/offer", { id, item_id }, { token });
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
function seller(index: number): Seller {
  const found = sellers[index];
  if (!found) throw new Error(`there is no seller ${index}`);
  return found;
}

async function onlyWish(): Promise<number> {
  const [open] = await readWishes(seller(0).token);
  return open?.id ?? 0;
}

test("stores of the module that deliver there see a wish without the person", async () => {
  const customer = await addCustomer(db);
  expect((await addWish({}, { token: customer.token })).status).toBe(201);
  const open = await readWishes(seller(0).token);
  expect(open).toEqual([
    {
      ...{ id: expect.any(Number), text: "Sun cream for children", urgency: "week" },
      ...{ created_at: expect.any(String), offers_count: 0, offered_item_id: null },
    },
  ]);
  const elsewhere = await addSeller({ moduleId, zoneId: otherZoneId });
  const others = await addSeller({ moduleId: food.moduleId, zoneId });
  expect(await readWishes(elsewhere.token)).toEqual([]);
  expect(await readWishes(others.token)).toEqual([]);
  expect(codes(await offer(open[0]?.id ?? 0, elsewhere))).toEqual([404, "wish"]);
});

test("a customer is notified of an offer, with a link to its item", async () => {
  const { token } = await addCustomer(db);
  await addWish({}, { token });
  expect((await offer(await onlyWish(), seller(0))).status).toBe(200);
  const { body } = await ask("GET /customer/notifications", {}, { token });
  expect(body).toMatchObject([
    {
      title: "Store 0 has “Sun cream for children”",
      data: { link: expect.stringMatching(/^\/product\/.+\?module_id=\d+$/) },
    },
  ]);
  expect(await readWishes(seller(0).token)).toMatchObject([
    { offers_count: 1, offered_item_id: seller(0).itemId },
  ]);
  expect(await readWishes(seller(1).token)).toMatchObject([
    { offers_count: 1, offered_item_id: null },
  ]);
});

test("a guest receives an e-mail, in the language of the wish", async () => {
  const { guestId: guest_id } = await addGuest(db);
  await addWish({ guest_id, email: "lea@example.org" }, { language: "fr" });
  await offer(await onlyWish(), seller(0));
  await runDueJobs();
  const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, "lea@example.org"));
  expect(mail?.subject).toBe("Commerce 0: Crème solaire");
  expect(mail?.text).toContain("Commerce 0 propose Crème solaire.");
  expect(mail?.text).toContain("/product/");
});

test("a guest without an address is asked for it", async () => {
  const { guestId: guest_id } = await addGuest(db);
  expect(codes(await addWish({ guest_id }))).toEqual([422, "email"]);
  expect(await db.$count(wishes)).toBe(0);
});

test("each store offers once, and at most three of them, also at the same moment", async () => {
  const { token } = await addCustomer(db);
  await addWish({}, { token });
  const id = await onlyWish();
  const answers = await Promise.all(sellers.slice(0, 4).map((seller) => offer(id, seller)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
  const offering = answers.findIndex(({ status }) => status === 200);
  expect(codes(await offer(id, seller(offering)))).toEqual([409, "wish"]);
  const late = seller(answers.findIndex(({ status }) => status === 409));
  expect(await readWishes(late.token)).toEqual([]);
  expect(await readWishes(seller(offering).token)).toHaveLength(1);
});

test("a store offers only what it sells", async () => {
  await addWish({}, { token: (await addCustomer(db)).token });
  const id = await onlyWish();
  expect(codes(await offer(id, seller(0), seller(1).itemId))).toEqual([404, "item"]);
  const { storeId } = seller(0);
  const onPrescription = await addItem(db, { storeId, prescriptionRequired: true });
  expect(codes(await offer(id, seller(0), onPrescription))).toEqual([404, "item"]);
});

test("a wish that is not open any more is neither listed nor answered, and is deleted", async () => {
  await addWish({}, { token: (await addCustomer(db)).token });
  const id = await onlyWish();
  await db.update(wishes).set({ expiresAt: new Date(0) });
  expect(await readWishes(seller(2).token)).toEqual([]);
  expect(codes(await offer(id, seller(3)))).toEqual([404, "wish"]);
  await deleteExpiredWishes(db);
  expect(await db.$count(wishes)).toBe(0);
});

test("one person asks for ten things a day", async () => {
  const { token } = await addCustomer(db);
  for (let count = 0; count < 10; count++) await addWish({}, { token });
  expect(codes(await addWish({}, { token }))).toEqual([429, "throttled"]);
});

test("a shop with wishes switched off refuses them, and its settings say so", async () => {
  const [row] = await db.select().from(shopTable);
  const settings = row?.settings;
  if (!settings) throw new Error("the shop has no settings");
  await db.update(shopTable).set({ settings: { ...settings, wishes: false } });
  await changes.flushed();
  const { token } = await addCustomer(db);
  expect(codes(await addWish({}, { token }))).toEqual([403, "feature_off"]);
  expect((await ask("GET /config")).body.wishes_status).toBe(0);
  await db.update(shopTable).set({ settings });
  await changes.flushed();
  expect((await ask("GET /config")).body.wishes_status).toBe(1);
});
