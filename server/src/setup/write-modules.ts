import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { brands, categories, commonConditions } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { getBounds } from "../import/zones.import.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { StartError } from "../process/start-error.ts";
import { addStandardSynonyms } from "../text-search/standard-synonyms.ts";
import { searchSynonyms } from "../text-search/synonyms.tables.ts";
import { getEnglishName } from "./file-values.ts";
import { type ShopFile, slugIn } from "./shop-file.ts";

type ModulePart = ShopFile["modules"][number];
type Delivery = ModulePart["delivery"];

/** Writes the zones, known by their English names. Returns their ids by name. */
export async function writeZones(tx: Database, file: ShopFile): Promise<Map<string, number>> {
  const stored = await tx
    .select({ id: zones.id, name: sql<string>`${zones.name}->>'en'` })
    .from(zones);
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  for (const zone of file.zones) {
    const values = zoneRow(zone);
    const id = ids.get(getEnglishName(zone));
    if (id !== undefined) {
      await tx.update(zones).set(values).where(eq(zones.id, id));
      continue;
    }
    const [added] = await tx.insert(zones).values(values).returning({ id: zones.id });
    if (added) ids.set(getEnglishName(zone), added.id);
  }
  for (const zone of file.zones) {
    const deliversTo = zone.delivers_to.flatMap((name) => ids.get(name) ?? []);
    await tx
      .update(zones)
      .set({ deliversTo })
      .where(eq(zones.id, ids.get(getEnglishName(zone)) ?? 0));
  }
  return ids;
}

function zoneRow({ name, area, open, ...zone }: ShopFile["zones"][number]) {
  return {
    name,
    displayName: name,
    open,
    area,
    ...getBounds(area),
    cashOnDelivery: zone.cash,
    digitalPayment: zone.online,
    offlinePayment: zone.transfers,
    deliveryFeeRise: zone.delivery_fee_rise,
    deliveryFeeRaised: zone.delivery_fee_rise > 0,
    deliveryFeeMessage: zone.delivery_fee_message,
  };
}

/**
 * Writes the modules, known by their slugs, with where they deliver and their categories. Returns
 * their ids by slug.
 */
export async function writeModules(tx: Database, file: ShopFile, zoneIds: Map<string, number>) {
  const ids = new Map<string, number>();
  for (const module of file.modules) {
    const { type, slug, name, description } = module;
    const values = {
      ...{ type, name, description, active: true, everywhere: module.zones === undefined },
      icon: module.icon ?? null,
      thumbnail: module.thumbnail ?? null,
    };
    const [stored] = await tx
      .insert(modules)
      .values({ slug, ...values })
      .onConflictDoUpdate({
        target: modules.slug,
        set: values,
        setWhere: eq(modules.type, type),
      })
      .returning({ id: modules.id });
    if (!stored) throw new StartError(`the module ${slug} is of another type; nothing was changed`);
    ids.set(slug, stored.id);
    await writeZonesOf(tx, module, stored.id, file.zones.map(getEnglishName), zoneIds);
    await writeCategories(tx, module, stored.id);
    await writeBrandsAndConditions(tx, module, stored.id);
    const thesaurus = eq(searchSynonyms.moduleId, stored.id);
    if ((await tx.$count(searchSynonyms, thesaurus)) === 0) {
      await addStandardSynonyms(tx, { moduleId: stored.id, type });
    }
  }
  return ids;
}

/** Of the zones in the file, the module then serves those that it names. */
async function writeZonesOf(
  tx: Database,
  module: ModulePart,
  moduleId: number,
  all: string[],
  zoneIds: Map<string, number>,
) {
  const getZoneId = (name: string) => zoneIds.get(name) ?? 0;
  const served = module.zones ?? all;
  await tx
    .delete(zoneModules)
    .where(
      and(
        eq(zoneModules.moduleId, moduleId),
        inArray(zoneModules.zoneId, all.map(getZoneId)),
        notInArray(zoneModules.zoneId, served.map(getZoneId)),
      ),
    );
  for (const name of served) {
    const charges = chargesOf(module.zone_delivery[name] ?? module.delivery);
    await tx
      .insert(zoneModules)
      .values({ zoneId: getZoneId(name), moduleId, ...charges })
      .onConflictDoUpdate({ target: [zoneModules.zoneId, zoneModules.moduleId], set: charges });
  }
}

function chargesOf(delivery: Delivery) {
  const { kind: chargeType, maximum_cash_order: maximumCashOrder } = delivery;
  const none = { fixedCharge: null, perKmCharge: null, minimumCharge: null, maximumCharge: null };
  if (delivery.kind === "fixed") {
    return { chargeType, ...none, fixedCharge: delivery.charge, maximumCashOrder };
  }
  const { per_km: perKmCharge, minimum: minimumCharge, maximum: maximumCharge } = delivery;
  return { chargeType, ...none, perKmCharge, minimumCharge, maximumCharge, maximumCashOrder };
}

async function writeCategories(tx: Database, module: ModulePart, moduleId: number) {
  type Part = Pick<ModulePart["categories"][number], "name" | "slug" | "picture" | "featured">;
  const write = async (part: Part, parentId: number | null, priority: number) => {
    const slug = slugIn(module, getEnglishName(part), part.slug);
    const values = {
      ...{ parentId, name: part.name, priority, featured: part.featured, active: true },
      image: part.picture ?? null,
    };
    const [stored] = await tx
      .insert(categories)
      .values({ moduleId, slug, ...values })
      .onConflictDoUpdate({
        target: categories.slug,
        set: values,
        setWhere: eq(categories.moduleId, moduleId),
      })
      .returning({ id: categories.id });
    if (stored) return stored.id;
    throw new StartError(`the category ${slug} belongs to another module; nothing was changed`);
  };
  // The lowest priority comes first.
  for (const [index, { children, ...part }] of module.categories.entries()) {
    const id = await write(part, null, index);
    for (const [place, child] of children.entries()) await write(child, id, place);
  }
}

async function writeBrandsAndConditions(tx: Database, module: ModulePart, moduleId: number) {
  for (const { name, picture } of module.brands) {
    const values = { name, image: picture ?? null };
    await tx
      .insert(brands)
      .values({ moduleId, slug: slugIn(module, name), ...values })
      .onConflictDoUpdate({ target: brands.slug, set: values });
  }
  for (const name of module.conditions) {
    await tx
      .insert(commonConditions)
      .values({ moduleId, slug: slugIn(module, name.en), name })
      .onConflictDoUpdate({ target: commonConditions.slug, set: { name } });
  }
}
