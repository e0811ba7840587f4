import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { fromMinor, minor, toPercent } from "@errand/core/money";
import { changeDeskStore, readDeskStore } from "@errand/core/store-desk/desk-stores.contract";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { readStoreStaff } from "../staff/store-staff.data.ts";
import {
  columnsAfter,
  readOwnStore,
  type StoreRow,
  toStoreSettings,
} from "../stores/store-settings.data.ts";
import { readStoreLoads } from "./desk-stores.data.ts";

/** One store as operators see and change it (contract 7.4). */
export function deskStoreRoutes(api: OrderApi) {
  serve(api, readDeskStore, ({ id }, ctx) => read(id, ctx));

  serve(api, changeDeskStore, async ({ id, reason, ...stated }, ctx) => {
    const { db, audit, afterCommit, language } = ctx;
    await db.select({ id: stores.id }).from(stores).where(eq(stores.id, id)).for("no key update");
    const before = await readOwnStore(db, id);
    const { store } = before;
    const changed = {
      ...columnsAfter(stated, {
        ...before,
        // The terms of its own delivery count as soon as it delivers itself.
        store: { ...store, selfDelivery: stated.self_delivery_system ?? store.selfDelivery },
      }),
      active: stated.active ?? store.active,
      featured: stated.featured ?? store.featured,
      recommended: stated.is_recommended ?? store.recommended,
      selfDelivery: stated.self_delivery_system ?? store.selfDelivery,
      prescriptionOrder: stated.prescription_order ?? store.prescriptionOrder,
      phone: stated.phone ?? store.phone,
    };
    await db.update(stores).set(changed).where(eq(stores.id, id));
    const after = await readOwnStore(db, id);
    const facts = (own: typeof before) => ({
      ...toStoreSettings(own, { url: api.settings.url, now: ctx.now }),
      ...decidedFacts(own.store),
    });
    audit({ subject: `store:${id}`, before: facts(before), after: { ...facts(after), reason } });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated"), store: await read(id, ctx) };
  });

  async function read(id: number, { db, now, language }: AnyRequestContext) {
    const { timeZone } = await api.shop();
    const paging = { limit: 1, offset: 1 };
    const isIt = eq(stores.id, id);
    const [load] = (await readStoreLoads(db, isIt, paging, { now, timeZone, language })).stores;
    if (!load) throw new AppError("store_not_found");
    const own = await readOwnStore(db, id);
    const { store } = own;
    const staff = [
      ...(await readStoreStaff(db, { storeId: id, kind: "store_staff" })),
      ...(await readStoreStaff(db, { storeId: id, kind: "rental_staff" })),
    ];
    return {
      ...load,
      ...decidedFacts(store),
      module_id: store.moduleId,
      slug: store.slug,
      email: store.email,
      address: store.address,
      latitude: store.latitude,
      longitude: store.longitude,
      avg_rating: store.avgRating,
      rating_count: store.ratingCount,
      commission: store.commission === null ? null : toPercent(store.commission),
      due: fromMinor(minor(await balanceOf(db, { kind: "store", storeId: id }))),
      settings: toStoreSettings(own, { url: api.settings.url, now }),
      staff: staff.map(({ member, role }) => ({
        id: member.id,
        name: member.name,
        email: member.email,
        phone: member.phone,
        role: localize(role.name, language),
        blocked: member.blocked,
        has_second_step: member.totpConfirmed,
      })),
    };
  }
}

/** What the desk decides about a store. */
function decidedFacts(store: StoreRow) {
  return {
    active: store.active,
    featured: store.featured,
    is_recommended: store.recommended,
    self_delivery_system: store.selfDelivery,
    prescription_order: store.prescriptionOrder,
    phone: store.phone,
  };
}
