import { minor } from "@errand/core/money";
import { flashSaleItems, flashSales, items } from "@errand/server/catalog/catalog.tables";
import {
  advertisements,
  banners,
  campaignStores,
  campaigns,
  coupons,
  otherBanners,
} from "@errand/server/catalog/promotions.tables";
import type { Database } from "@errand/server/database/database";
import { type InsertRow, insertRows } from "@errand/server/database/insert-rows";
import { cashbackOffers } from "@errand/server/rewards/cashback.tables";
import { newStockChange, setStock } from "@errand/server/stock/set-stock";
import type { Taxonomy } from "@errand/town/catalogue/catalogue.types";
import * as townAdvertisements from "@errand/town/content/advertisements";
import * as townBanners from "@errand/town/content/banners";
import * as townCampaigns from "@errand/town/content/campaigns";
import { cashbacks } from "@errand/town/content/cashbacks";
import type {
  DemoAdvertisement,
  DemoBanner,
  DemoFlashSale,
  DemoItemCampaign,
} from "@errand/town/content/content.types";
import * as townCoupons from "@errand/town/content/coupons";
import { slugOf } from "@errand/town/content/text-table";
import { pictureOf } from "@errand/town/pictures/picture-name";
import { piecesAtStart, saleHours } from "../simulator/flash-sales.ts";
import type { FilledStore } from "./catalogue.ts";
import { dayFrom } from "./days.ts";
import type { FilledDistricts } from "./map.ts";
import type { ModuleIds } from "./shop.ts";
import { discountOf } from "./store-row.ts";
import { syncIdsAndAnalyze } from "./sync-ids.ts";
import { categoryOf } from "./taxonomy.ts";

type StoresBySlug = Map<string, FilledStore>;

/**
 * Inserts banners, advertisements, campaigns, flash sales, coupons and cashback. Skips those of
 * stores that a smaller town lacks.
 */
export async function fillPromotions(
  db: Database,
  stores: StoresBySlug,
  taxonomy: Taxonomy,
  districts: FilledDistricts,
  moduleId: ModuleIds,
  now: Date,
): Promise<void> {
  await insertRows(
    db,
    banners,
    [...townBanners.banners, ...townBanners.storeBanners].flatMap((banner) =>
      bannerRow(banner, stores, moduleId),
    ),
  );
  await insertRows(
    db,
    otherBanners,
    townBanners.otherBanners.map(({ module, key, title, description, picture }) => ({
      moduleId: moduleId(module),
      key,
      title,
      description,
      image: picture,
    })),
  );
  await insertRows(
    db,
    advertisements,
    townAdvertisements.advertisements.flatMap((advertisement, priority) =>
      advertisementRow(advertisement, priority, stores, now),
    ),
  );
  await fillCampaigns(db, stores, moduleId, now);
  await fillCampaignItems(db, stores, taxonomy, now);
  await fillFlashSales(db, stores, moduleId, now);
  await fillCoupons(db, stores, districts, moduleId, now);
  await insertRows(
    db,
    cashbackOffers,
    cashbacks.map(({ title, discount, limit, ...terms }) => ({
      title,
      ...discountOf(discount),
      minPurchase: minor(terms.minimumPurchase),
      maxDiscount: minor(terms.maximumDiscount),
      usesPerCustomer: limit,
      starts: dayFrom(now, -terms.startedDaysAgo),
      ends: dayFrom(now, terms.endsInDays),
    })),
  );
}

function bannerRow(
  { module, title, featured, target, onStore }: DemoBanner,
  stores: StoresBySlug,
  moduleId: ModuleIds,
): InsertRow<typeof banners>[] {
  const owner = onStore === null ? null : stores.get(onStore);
  const shown = target.kind === "link" ? null : stores.get(target.store);
  const item = target.kind === "bestItem" ? shown?.bestItems[0] : null;
  const image = target.kind === "link" ? target.picture : shown?.cover;
  if (owner === undefined || item === undefined || image === undefined) return [];
  return [
    {
      moduleId: moduleId(module),
      title,
      image,
      link: target.kind === "link" ? target.link : null,
      storeId: target.kind === "store" ? (shown?.id ?? null) : null,
      itemId: item?.id ?? null,
      ownerStoreId: owner?.id ?? null,
      featured,
    },
  ];
}

function advertisementRow(
  { store: slug, title, description }: DemoAdvertisement,
  priority: number,
  stores: StoresBySlug,
  now: Date,
): InsertRow<typeof advertisements>[] {
  const store = stores.get(slug);
  if (!store) return [];
  const [starts, ends] = [dayFrom(now, -1), dayFrom(now, 365)];
  return [
    {
      storeId: store.id,
      title,
      description,
      cover: store.cover,
      priority,
      starts,
      ends,
    },
  ];
}

async function fillCampaigns(db: Database, stores: StoresBySlug, moduleId: ModuleIds, now: Date) {
  const rows = townCampaigns.basicCampaigns.flatMap((campaign, index) => {
    const members = campaign.stores.flatMap((slug) => stores.get(slug) ?? []);
    const cover = members[0]?.cover;
    return cover === undefined ? [] : { id: index + 1, campaign, cover, members };
  });
  await insertRows(
    db,
    campaigns,
    rows.map(({ id, campaign, cover }) => ({
      id,
      moduleId: moduleId(campaign.module),
      title: campaign.title,
      description: campaign.description,
      image: cover,
      starts: dayFrom(now, campaign.startsInDays),
      ends: dayFrom(now, campaign.endsInDays),
      startTime: campaign.opens,
      endTime: campaign.closes,
    })),
  );
  await insertRows(
    db,
    campaignStores,
    rows.flatMap(({ id, members }) =>
      members.map((store) => ({ campaignId: id, storeId: store.id })),
    ),
  );
  await syncIdsAndAnalyze(db, [campaigns]);
}

async function fillCampaignItems(
  db: Database,
  stores: StoresBySlug,
  taxonomy: Taxonomy,
  now: Date,
) {
  const shown = townCampaigns.itemCampaigns.flatMap((campaign) => {
    const store = stores.get(campaign.store);
    return store ? { campaign, row: campaignItemRow(campaign, store, taxonomy, now) } : [];
  });
  if (shown.length === 0) return;
  const inserted = await db
    .insert(items)
    .values(shown.map(({ row }) => row))
    .returning({ id: items.id, slug: items.slug });
  const idOf = new Map(inserted.map(({ id, slug }) => [slug, id]));
  await setStock(
    db,
    newStockChange("setting"),
    shown.flatMap(({ campaign, row }) => {
      const itemId = idOf.get(row.slug);
      // Food has no stock, because it is cooked to order.
      if (itemId === undefined || !campaign.isStocked) return [];
      return { itemId, variationId: null, flashSaleId: null, quantity: 25 };
    }),
  );
}

function campaignItemRow(
  campaign: DemoItemCampaign,
  store: FilledStore,
  taxonomy: Taxonomy,
  now: Date,
) {
  return {
    storeId: store.id,
    moduleId: store.moduleId,
    zoneId: store.zoneId,
    slug: slugOf(campaign.name.en, campaign.store),
    name: campaign.name,
    description: campaign.description,
    images: [pictureOf(campaign.emoji, "rose")],
    ...categoryOf(taxonomy, campaign.category),
    price: minor(campaign.price),
    ...discountOf(campaign.discount),
    veg: campaign.isVeg,
    campaignStarts: dayFrom(now, campaign.startsInDays),
    campaignEnds: dayFrom(now, campaign.endsInDays),
  };
}

async function fillFlashSales(db: Database, stores: StoresBySlug, moduleId: ModuleIds, now: Date) {
  await insertRows(
    db,
    flashSales,
    townCampaigns.flashSales.map((sale, index) => ({
      id: index + 1,
      moduleId: moduleId(sale.module),
      title: sale.title,
      starts: now,
      ends: new Date(now.getTime() + saleHours * 3.6e6),
    })),
  );
  await syncIdsAndAnalyze(db, [flashSales]);
  const saleItems = townCampaigns.flashSales.flatMap((sale, index) =>
    flashItems(sale, index + 1, stores),
  );
  await insertRows(db, flashSaleItems, saleItems);
  await setStock(db, newStockChange("setting"), saleItems.map(piecesAtStart));
}

/**
 * Returns the two best-selling items of each store; an amount is discounted only below half of the
 * price.
 */
function flashItems(sale: DemoFlashSale, flashSaleId: number, stores: StoresBySlug) {
  const chosen = sale.stores.flatMap((slug) => stores.get(slug)?.bestItems.slice(0, 2) ?? []);
  return chosen.map(({ id, price }, index) => {
    const fitting = sale.discounts.filter(
      ({ kind, value }) => kind === "percent" || value < price / 2,
    );
    const discount = fitting[index % fitting.length] ?? null;
    return { flashSaleId, itemId: id, ...discountOf(discount), stock: 12 + ((index * 7) % 20) };
  });
}

async function fillCoupons(
  db: Database,
  stores: StoresBySlug,
  districts: FilledDistricts,
  moduleId: ModuleIds,
  now: Date,
) {
  await insertRows(
    db,
    coupons,
    townCoupons.coupons.flatMap((coupon) => {
      const store = coupon.store === null ? null : stores.get(coupon.store);
      if (store === undefined) return [];
      return {
        moduleId: moduleId(coupon.module),
        title: coupon.title,
        code: coupon.code,
        type: coupon.kind,
        ...discountOf(coupon.discount),
        minPurchase: minor(coupon.minimumPurchase),
        maxDiscount: minor(coupon.maximumDiscount),
        usesPerCustomer: coupon.limit,
        starts: dayFrom(now, -coupon.startedDaysAgo),
        expires: dayFrom(now, coupon.endsInDays),
        storeId: store?.id ?? null,
        zoneIds: coupon.districts.flatMap((district) => districts[district]?.zoneId ?? []),
      };
    }),
  );
}
