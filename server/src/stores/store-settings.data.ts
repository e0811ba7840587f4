import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor, minor, toMinor } from "@errand/core/money";
import { isWithinBounds } from "@errand/core/stores/own-delivery";
import type {
  changeStoreSettings,
  storeSettings,
} from "@errand/core/stores/store-settings.contract";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import { textAfter } from "../catalog/stated-text.ts";
import type { Database } from "../database/database.ts";
import { zoneModules } from "../location/zones.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { statedPause } from "./pause-store.ts";

export type StoreRow = typeof stores.$inferSelect;
export type StatedSettings = Omit<
  z.output<typeof changeStoreSettings.input>,
  "logo" | "cover_photo" | "paused_until"
>;
export type StoreSettings = z.output<typeof storeSettings>;

/**
 * The store of a member of the staff, and the most that a delivery costs in its zone; null without
 * a limit.
 */
export async function readOwnStore(
  db: Database,
  storeId: number,
): Promise<{ store: StoreRow; zoneMaximum: Minor | null }> {
  const [row] = await db
    .select({ store: stores, terms: zoneModules })
    .from(stores)
    .leftJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, stores.zoneId), eq(zoneModules.moduleId, stores.moduleId)),
    )
    .where(eq(stores.id, storeId));
  if (!row) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  const { store, terms } = row;
  const maximum = terms?.chargeType === "fixed" ? terms.fixedCharge : terms?.maximumCharge;
  return { store, zoneMaximum: maximum ?? null };
}

export function toStoreSettings(
  { store, zoneMaximum }: { store: StoreRow; zoneMaximum: Minor | null },
  { url, now }: { url: string; now: Date },
): StoreSettings {
  const toAmountOrNull = (amount: Minor | null) => (amount === null ? null : fromMinor(amount));
  return {
    name: store.name.en,
    name_fr: store.name.fr,
    announcement: store.announcement?.en ?? null,
    announcement_fr: store.announcement?.fr ?? null,
    schedules: store.schedules.map(({ day, opening_time, closing_time }) => ({
      day,
      opening_time,
      closing_time,
    })),
    closed_dates: store.closedDates,
    minimum_order: fromMinor(store.minimumOrder),
    min_delivery_time: store.minDeliveryMinutes,
    max_delivery_time: store.maxDeliveryMinutes,
    delivery: store.delivery,
    take_away: store.takeAway,
    free_delivery: store.freeDelivery,
    minimum_shipping_charge: fromMinor(store.minimumDeliveryCharge),
    maximum_shipping_charge: toAmountOrNull(store.maximumDeliveryCharge),
    per_km_shipping_charge: fromMinor(store.perKmDeliveryCharge),
    schedule_order: store.scheduleOrder,
    order_place_to_schedule_interval: store.leadMinutes,
    slot_capacity: store.slotCapacity,
    extra_packaging_amount: toAmountOrNull(store.extraPackaging),
    cutlery: store.cutlery,
    line_notes: store.lineNotes,
    accept_within: store.acceptMinutes,
    auto_accept: store.autoAccept,
    print_on_accept: store.printOnAccept,
    ...statedPause(store, now),
    self_delivery_system: store.selfDelivery,
    zone_maximum_shipping_charge: toAmountOrNull(zoneMaximum),
    logo_full_url: pictureUrl(url, store.logo),
    cover_photo_full_url: pictureUrl(url, store.cover),
  };
}

/**
 * The columns of a store after a change. Throws `delivery_times_reversed`, `no_delivery_offered`
 * for a store that would neither deliver nor hand over, and `delivery_terms_invalid` beyond the
 * desk's bounds.
 */
export function columnsAfter(
  stated: StatedSettings,
  { store, zoneMaximum }: { store: StoreRow; zoneMaximum: Minor | null },
): Partial<typeof stores.$inferInsert> {
  const minMinutes = stated.min_delivery_time ?? store.minDeliveryMinutes;
  const maxMinutes = stated.max_delivery_time ?? store.maxDeliveryMinutes;
  if (minMinutes > maxMinutes)
    throw new AppError("delivery_times_reversed", { field: "max_delivery_time" });
  const delivery = stated.delivery ?? store.delivery;
  const takeAway = stated.take_away ?? store.takeAway;
  if (!delivery && !takeAway) throw new AppError("no_delivery_offered", { field: "delivery" });
  const { extra_packaging_amount: packaging } = stated;
  return {
    ...textsAfter(stated, store),
    ...chargesAfter(stated, { store, zoneMaximum }),
    schedules: stated.schedules ?? store.schedules,
    closedDates: stated.closed_dates ? [...new Set(stated.closed_dates)] : store.closedDates,
    minimumOrder:
      stated.minimum_order === undefined ? store.minimumOrder : toMinor(stated.minimum_order),
    minDeliveryMinutes: minMinutes,
    maxDeliveryMinutes: maxMinutes,
    delivery,
    takeAway,
    freeDelivery: stated.free_delivery ?? store.freeDelivery,
    scheduleOrder: stated.schedule_order ?? store.scheduleOrder,
    leadMinutes: stated.order_place_to_schedule_interval ?? store.leadMinutes,
    slotCapacity: stated.slot_capacity === undefined ? store.slotCapacity : stated.slot_capacity,
    extraPackaging: minorAfter(packaging, store.extraPackaging),
    cutlery: stated.cutlery ?? store.cutlery,
    lineNotes: stated.line_notes ?? store.lineNotes,
    acceptMinutes: stated.accept_within ?? store.acceptMinutes,
    autoAccept: stated.auto_accept ?? store.autoAccept,
    printOnAccept: stated.print_on_accept ?? store.printOnAccept,
  };
}

function textsAfter(stated: StatedSettings, { name, announcement }: StoreRow) {
  const isAnnounced = stated.announcement !== undefined || stated.announcement_fr !== undefined;
  return {
    name: textAfter(name, { en: stated.name, fr: stated.name_fr }) ?? name,
    ...(isAnnounced && {
      announcement: textAfter(announcement, {
        en: stated.announcement,
        fr: stated.announcement_fr,
      }),
    }),
  };
}

function chargesAfter(
  stated: StatedSettings,
  { store, zoneMaximum }: { store: StoreRow; zoneMaximum: Minor | null },
) {
  const {
    minimum_shipping_charge: minimum,
    maximum_shipping_charge: maximum,
    per_km_shipping_charge: perKm,
  } = stated;
  if (minimum === undefined && maximum === undefined && perKm === undefined) return {};
  const charges = {
    minimum: minorAfter(minimum, store.minimumDeliveryCharge) ?? minor(0),
    maximum: minorAfter(maximum, store.maximumDeliveryCharge),
    perKm: minorAfter(perKm, store.perKmDeliveryCharge) ?? minor(0),
  };
  const isSame =
    charges.minimum === store.minimumDeliveryCharge &&
    charges.maximum === store.maximumDeliveryCharge &&
    charges.perKm === store.perKmDeliveryCharge;
  // Whoever states all settings repeats what the desk may have set beyond its bounds.
  if (isSame) return {};
  if (!store.selfDelivery || !isWithinBounds(charges, zoneMaximum)) {
    throw new AppError("delivery_terms_invalid", { field: "maximum_shipping_charge" });
  }
  return {
    minimumDeliveryCharge: charges.minimum,
    maximumDeliveryCharge: charges.maximum,
    perKmDeliveryCharge: charges.perKm,
  };
}

function minorAfter(stated: number | null | undefined, before: Minor | null): Minor | null {
  if (stated === undefined) return before;
  return stated === null ? null : toMinor(stated);
}
