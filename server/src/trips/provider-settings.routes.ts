import { AppError } from "@errand/core/errors";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { defaultTerms, toRentalTerms, toStoredTerms } from "@errand/core/rental/rental-terms";
import {
  changeProviderSettings,
  readProviderSettings,
} from "@errand/core/trips/provider-trips.contract";
import { flagOf } from "@errand/core/values";
import { eq, inArray } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { zones } from "../location/zones.tables.ts";
import { messageIn } from "../messages/messages.ts";
import { rentalRules } from "../rental/fleet.tables.ts";
import { serve } from "../requests/serve.ts";

/** Hours, pickup zones, rules and terms of a rental provider. */
export function providerSettingsRoutes(api: ShopApi) {
  serve(api, readProviderSettings, async (_input, { db, staff, language }) => {
    return toSettings(await readProvider(db, staff.storeId), language);
  });

  serve(api, changeProviderSettings, async (changed, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    const { storeId } = staff;
    const isProvider = eq(stores.id, storeId);
    await db.select({ id: stores.id }).from(stores).where(isProvider).for("no key update");
    const before = await readProvider(db, storeId);
    const { pickup_zone_id: zoneIds, announcement_message: announcement, rental_rules } = changed;
    if (zoneIds) await requireZones(db, zoneIds);
    await db
      .update(stores)
      .set({
        active: changed.active === undefined ? before.active : changed.active === 1,
        schedules: changed.schedules ?? before.schedules,
        closedDates: changed.closed_dates ?? before.closedDates,
        pickupZoneIds: zoneIds ? [...new Set(zoneIds)] : before.pickupZoneIds,
        rentalTerms: changed.terms ? toStoredTerms(changed.terms) : before.terms,
        announcement: announcementAfter(before.announcement, announcement, language),
      })
      .where(isProvider);
    if (rental_rules) {
      await storeRules(
        db,
        storeId,
        rental_rules.map((rule) => restated(before.rules, rule, language)),
      );
    }
    const after = toSettings(await readProvider(db, storeId), language);
    audit({ subject: `store:${storeId}`, before: toSettings(before, language), after });
    afterCommit(() => api.changes.flushed());
    return { ...after, message: messageIn(language, "responses", "updated") };
  });
}

async function readProvider(db: Database, storeId: number) {
  const [provider] = await db
    .select({
      active: stores.active,
      schedules: stores.schedules,
      closedDates: stores.closedDates,
      pickupZoneIds: stores.pickupZoneIds,
      announcement: stores.announcement,
      terms: stores.rentalTerms,
      rules: rentalRules.rules,
    })
    .from(stores)
    .leftJoin(rentalRules, eq(rentalRules.providerId, stores.id))
    .where(eq(stores.id, storeId));
  if (!provider) throw new Error(`the provider ${storeId} of a member of the staff does not exist`);
  return { ...provider, rules: provider.rules ?? [] };
}

function toSettings(provider: Awaited<ReturnType<typeof readProvider>>, language: Language) {
  const { active, schedules, closedDates, pickupZoneIds, announcement, rules, terms } = provider;
  return {
    active: flagOf(active),
    schedules: schedules.map(({ day, opening_time, closing_time }) => ({
      day,
      opening_time,
      closing_time,
    })),
    closed_dates: closedDates,
    pickup_zone_id: pickupZoneIds,
    rental_rules: rules.map((rule) => localize(rule, language)),
    announcement_message: announcement && localize(announcement, language),
    terms: toRentalTerms(terms ?? defaultTerms),
  };
}

/**
 * A text that was not changed keeps its translation; another one is in the language of the request
 * alone.
 */
function restated(
  before: readonly LocalizedText[],
  text: string,
  language: Language,
): LocalizedText {
  const same = before.find((earlier) => localize(earlier, language) === text);
  return same ?? { en: "", fr: "", [language]: text };
}

/** Undefined stays, null ends it. */
function announcementAfter(
  before: LocalizedText | null,
  text: string | null | undefined,
  language: Language,
): LocalizedText | null {
  if (text === undefined) return before;
  return text === null ? null : restated(before ? [before] : [], text, language);
}

async function requireZones(db: Database, ids: number[]) {
  const wanted = [...new Set(ids)];
  if ((await db.$count(zones, inArray(zones.id, wanted))) !== wanted.length) {
    throw new AppError("zone_not_found", { field: "pickup_zone_id" });
  }
}

async function storeRules(tx: Database, providerId: number, rules: LocalizedText[]) {
  await tx
    .insert(rentalRules)
    .values({ providerId, rules })
    .onConflictDoUpdate({ target: rentalRules.providerId, set: { rules } });
}
