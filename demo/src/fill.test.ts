import { isInsideArea } from "@errand/core/location/area";
import { customers } from "@errand/server/account/account.tables";
import { verifyPassword } from "@errand/server/account/passwords";
import { referrals } from "@errand/server/account/referrals.tables";
import { customerAddresses } from "@errand/server/addresses/addresses.tables";
import {
  flashSaleItems,
  items,
  itemVariations,
  stores,
} from "@errand/server/catalog/catalog.tables";
import {
  advertisements,
  banners,
  campaignStores,
  coupons,
} from "@errand/server/catalog/promotions.tables";
import { shop } from "@errand/server/config/config.tables";
import { couriers } from "@errand/server/couriers/couriers.tables";
import { createTestDatabase } from "@errand/server/database/testing";
import { addresses, streets } from "@errand/server/location/map.tables";
import { zoneModules, zones } from "@errand/server/location/zones.tables";
import { modules } from "@errand/server/modules/modules.tables";
import { reconcile } from "@errand/server/operations/reconcile";
import { orders } from "@errand/server/order-rows/orders.tables";
import { vehicles } from "@errand/server/rental/rental.tables";
import { reviews } from "@errand/server/reviews/reviews.tables";
import { wishlistEntries } from "@errand/server/wishlist/wishlist.tables";
import { generatedCatalogue } from "@errand/town/generate/catalogue/generated-catalogue";
import { and, count, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { fillTown } from "./fill.ts";

const { db } = await createTestDatabase();

beforeAll(() => fillTown(db));

test("opens six modules, each in the districts it serves", async () => {
  const served = await db
    .select({ type: modules.type, zones: count() })
    .from(modules)
    .innerJoin(zoneModules, eq(zoneModules.moduleId, modules.id))
    .groupBy(modules.id)
    .orderBy(modules.id);
  expect(served).toEqual([
    { type: "food", zones: 7 },
    { type: "grocery", zones: 7 },
    { type: "pharmacy", zones: 7 },
    { type: "ecommerce", zones: 7 },
    { type: "parcel", zones: 6 },
    { type: "rental", zones: 6 },
  ]);
});

test("imports streets, addresses, stores, items, vehicles and couriers", async () => {
  expect(await db.$count(streets)).toBeGreaterThan(500);
  expect(await db.$count(addresses)).toBeGreaterThan(10_000);
  expect(await db.$count(stores)).toBe(151);
  expect(await db.$count(items, isNull(items.campaignStarts))).toBe(5_554);
  expect(await db.$count(items, isNotNull(items.campaignStarts))).toBe(10);
  expect(await db.$count(vehicles)).toBe(94);
  expect(await db.$count(couriers)).toBe(14);
});

test("links social media at reserved domain names", async () => {
  const [row] = await db.select({ settings: shop.settings }).from(shop);
  const links = row?.settings.socialMedia.map(({ link }) => new URL(link)) ?? [];
  expect(links).toHaveLength(3);
  for (const { protocol, hostname } of links) {
    expect(protocol).toBe("https:");
    expect(hostname).toMatch(/\.example$/);
  }
});

test("puts every store at its own address, inside its zone, where its module delivers", async () => {
  const placed = await db
    .select({ store: stores, area: zones.area, served: zoneModules.moduleId })
    .from(stores)
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .leftJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, stores.zoneId), eq(zoneModules.moduleId, stores.moduleId)),
    );
  for (const { store, area, served } of placed) {
    expect(isInsideArea([store.longitude, store.latitude], area), store.slug).toBe(true);
    expect(served, store.slug).toBe(store.moduleId);
    expect(store.address).toMatch(/^\d+.* .+, Belrive$/);
  }
  expect(new Set(placed.map(({ store }) => store.address)).size).toBe(placed.length);
});

test("derives the ratings and item count of a store from its items", async () => {
  const inconsistent = await db
    .select({ slug: stores.slug })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(
      and(
        ne(modules.type, "rental"),
        sql`(${stores.ratingCount} <> (select count(*) from ${reviews} where ${reviews.storeId} = ${stores.id})
          or ${stores.ratingCount} <> (select sum(${items.ratingCount}) from ${items} where ${items.storeId} = ${stores.id})
          or ${stores.itemCount} <> (select count(*) from ${items} where ${items.storeId} = ${stores.id}))`,
      ),
    );
  expect(inconsistent).toEqual([]);
});

test("derives the ratings of vehicles and of their providers from reviews", async () => {
  const { rows } = await db.execute(sql`
    select v.slug from vehicles v left join vehicle_reviews r on r.vehicle_id = v.id group by v.id
    having v.rating_count <> count(r.id) or abs(v.avg_rating - coalesce(avg(r.rating), 0)) > 0.01
      or v.trips < count(r.id)
    union all
    select s.slug from stores s join vehicle_reviews r on r.provider_id = s.id group by s.id
    having s.rating_count <> count(r.id)`);
  expect(rows).toEqual([]);
});

test("has rules of every rental provider, and drivers where vehicles come with one", async () => {
  const { rows } = await db.execute(sql`
    select s.slug from stores s join modules m on m.id = s.module_id
      left join rental_rules r on r.provider_id = s.id
    where m.type = 'rental' and (coalesce(jsonb_array_length(r.rules), 0) < 3 or
      exists (select from vehicles v where v.provider_id = s.id and v.type = 'with-driver')
        <> exists (select from rental_drivers d where d.provider_id = s.id))`);
  expect(rows).toEqual([]);
});

test("has stock, amounts and ratings that agree with the records they derive from", async () => {
  expect((await reconcile(db)).disagreements).toEqual([]);
  expect(await db.$count(itemVariations)).toBeGreaterThan(1_000);
});

test("offers promotions of every kind", async () => {
  expect(await db.$count(banners)).toBeGreaterThan(20);
  expect(await db.$count(advertisements)).toBeGreaterThan(20);
  expect(await db.$count(campaignStores)).toBeGreaterThan(15);
  expect(await db.$count(flashSaleItems)).toBe(24);
  const kinds = await db.selectDistinct({ type: coupons.type }).from(coupons);
  expect(kinds).toHaveLength(5);
});

test("has banners and advertisements of a module in every district with its stores", async () => {
  const { rows } = await db.execute(sql`
    select distinct m.slug, s.zone_id from stores s join modules m on m.id = s.module_id
    where m.type <> 'rental' and (
      not exists (select from banners b join stores t on t.id = b.store_id
        where t.module_id = s.module_id and t.zone_id = s.zone_id)
      or not exists (select from advertisements a join stores t on t.id = a.store_id
        where t.module_id = s.module_id and t.zone_id = s.zone_id))`);
  expect(rows).toEqual([]);
});

test("shows no title or picture twice within a district", async () => {
  const { rows } = await db.execute(sql`
    with shown as (
      select 'banner' as kind, t.zone_id, b.module_id, b.title::text as says, b.image as shows
      from banners b join stores t on t.id = b.store_id where not exists (
        select from advertisements a where a.store_id = t.id and a.cover = b.image)
      union all
      select 'advertisement', t.zone_id, t.module_id, a.description::text, a.cover
      from advertisements a join stores t on t.id = a.store_id
    )
    select kind, zone_id, module_id from shown
    group by kind, zone_id, module_id
    having count(distinct says) < count(*) or count(distinct shows) < count(*)`);
  expect(rows).toEqual([]);
});

test("varies logos and covers among the stores of a module", async () => {
  const { rows } = await db.execute<{ type: string; logos: number; covers: number }>(sql`
    select m.type, count(distinct t.logo)::int as logos, count(distinct t.cover)::int as covers
    from stores t join modules m on m.id = t.module_id group by m.type`);
  for (const { type, logos, covers } of rows) {
    expect(logos, type).toBeGreaterThanOrEqual(5);
    expect(covers, type).toBeGreaterThanOrEqual(6);
  }
});

test("has a demo account with saved addresses and a wishlist", async () => {
  const [row] = await db.select({ settings: shop.settings }).from(shop);
  const [account] = row?.settings.demoAccounts ?? [];
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, account?.login ?? ""));
  expect(await verifyPassword(customer?.passwordHash ?? null, account?.password ?? "")).toBe(true);
  expect(`${customer?.firstName} ${customer?.lastName}`).toBe(account?.name);
  const id = customer?.id ?? 0;
  expect(await db.$count(customerAddresses, eq(customerAddresses.customerId, id))).toBe(2);
  expect(await db.$count(wishlistEntries, eq(wishlistEntries.customerId, id))).toBe(9);
});

test("has a demo account that was referred and has not ordered", async () => {
  const [referral] = await db.select().from(referrals).where(isNull(referrals.rewardedAt));
  const of = async (id: number | null | undefined) =>
    (
      await db
        .select()
        .from(customers)
        .where(eq(customers.id, id ?? 0))
    )[0]?.email;
  expect([await of(referral?.customerId), await of(referral?.referrerId)]).toEqual([
    "noe@belrive.example",
    "camille@belrive.example",
  ]);
  expect(await db.$count(orders, eq(orders.customerId, referral?.customerId ?? 0))).toBe(0);
});

test("leaves free ids for later rows", async () => {
  const [store] = await db.select().from(stores).limit(1);
  if (!store) throw new Error("no store");
  const { id: _, ...another } = store;
  const [added] = await db
    .insert(stores)
    .values({ ...another, slug: "another-store" })
    .returning({ id: stores.id });
  expect(added?.id).toBe(152);
  await db.delete(stores).where(eq(stores.slug, "another-store"));
});

test("fills a town of another size", async () => {
  const larger = await createTestDatabase();
  await fillTown(larger.db, { catalogue: generatedCatalogue({ stores: 400, items: 9_000 }) });
  expect(await larger.db.$count(stores)).toBe(400);
  expect(await larger.db.$count(items, isNull(items.campaignStarts))).toBe(9_000);
});
